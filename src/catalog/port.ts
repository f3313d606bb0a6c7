import type { ContentHit } from '#shop/content/content.ts';
import type { Collection, Listing, ListQuery, Paginated } from '#shop/listing/listing.ts';
import type { Product, ProductCard, Recommendation } from '#shop/product/product.ts';

/** Absent things are null; what cannot be read throws PlatformUnavailableError or PlatformContractError. */
export interface Catalog {
  product(handle: string): Promise<Product | null>;
  productById(id: string): Promise<Product | null>;
  /** Whole products for handles, in their order, those that do not exist left out. */
  products(handles: readonly string[]): Promise<readonly Product[]>;
  /** Cards for handles, in their order, those that do not exist left out. */
  cards(handles: readonly string[], preferred?: PreferredVariants): Promise<readonly ProductCard[]>;
  /** null when the scope's collection does not exist. A page past the end has no cards. */
  list(query: ListQuery): Promise<Listing | null>;
  collection(handle: string): Promise<Collection | null>;
  collections(page: number, perPage: number): Promise<Paginated<Collection>>;
  /** Products that go with one, best first, itself excluded. */
  recommendations(productId: string, limit: number): Promise<readonly Recommendation[]>;
  /** Products that go with a whole cart, none that is in it. */
  cartRecommendations(productIds: readonly string[], limit: number): Promise<readonly Recommendation[]>;
  suggest(term: string, limit: number): Promise<Suggestions>;
  /** Handle and time of change of everything a sitemap lists, in a stable order. */
  sitemap(kind: 'product' | 'collection', page: number, perPage: number): Promise<Paginated<SitemapEntry>>;
}

/** Which variant stands for a product in a grid: option name to value, by product handle. */
export type PreferredVariants = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface SitemapEntry {
  readonly handle: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

export interface Suggestions {
  readonly queries: readonly string[];
  readonly products: readonly ProductCard[];
  readonly collections: readonly Collection[];
  readonly content: readonly ContentHit[];
}

/** Finds texts for a search box; given to the catalog by whoever assembles it. */
export type SearchContent = (term: string, limit: number) => readonly ContentHit[];
