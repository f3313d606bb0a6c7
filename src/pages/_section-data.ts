import type { ArticleCard, Section } from '#shop/content.ts';
import type { ProductCard } from '#shop/product.ts';
import type { SectionData } from '#ui/views/sections/section-data.ts';

type SectionSources = Pick<App.Locals, 'catalog' | 'content'>;

/** Reads all that sections show of the catalogue and the blogs, so that their views fetch nothing. */
export async function readSectionData(sections: readonly Section[], sources: SectionSources): Promise<SectionData> {
  const [cards, articles] = await Promise.all([
    Promise.all(sections.map(async (section) => [section, await cardsOf(section, sources)] as const)),
    Promise.all(sections.map(async (section) => [section, await articlesOf(section, sources)] as const)),
  ]);
  return { cards: new Map(cards), articles: new Map(articles) };
}

async function cardsOf(section: Section, { catalog }: SectionSources): Promise<readonly ProductCard[]> {
  if (section.type === 'hero') return section.shelf ? catalog.cards(section.shelf.products) : [];
  if (section.type === 'product-row') return catalog.cards(section.products, section.preferred);
  return [];
}

async function articlesOf(section: Section, { content }: SectionSources): Promise<readonly ArticleCard[]> {
  return section.type === 'journal-teaser' ? content.articleCards(section.blog, section.articles) : [];
}
