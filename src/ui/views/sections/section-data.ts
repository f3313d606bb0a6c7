import type { ArticleCard, Section } from '#shop/content.ts';
import type { ProductCard } from '#shop/product.ts';

/** What sections show of the catalogue and the blogs, read before anything is rendered. */
export interface SectionData {
  readonly cards: ReadonlyMap<Section, readonly ProductCard[]>;
  readonly articles: ReadonlyMap<Section, readonly ArticleCard[]>;
}
