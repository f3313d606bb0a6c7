import type { AstroGlobal } from 'astro';
import type { ArticleCard, ContentPage, Home, Section } from '#shop/content/content.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { Profile } from '#shop/profile.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { needsProducts, withDefaultSections } from '#ui/views/sections/default-home.ts';
import type { SectionData } from '#ui/views/sections/section-blocks.ts';
import { readFrame } from './frame.ts';
import { popularCards } from './list.ts';

interface ContentPageData {
  readonly frame: Frame;
  readonly page: ContentPage;
  readonly data: SectionData;
}

/** Reads what a marketing page shows; null when there is none of that name. */
export async function readPage({ locals, url }: AstroGlobal, slug: string): Promise<ContentPageData | null> {
  const page = await locals.content.page(slug);
  if (!page) return null;
  const [frame, data] = await Promise.all([readFrame(locals, url), readSectionData(page.sections, locals)]);
  return { frame, page, data };
}

const productsShown = 4;
const collectionsShown = 6;

/** The home page's content, completed where the shop has none. */
export async function readHome({ catalog, content }: App.Locals, profile: Profile): Promise<Home> {
  const home = await content.home();
  const [popular, collections] = await Promise.all([
    needsProducts(home) ? popularCards(catalog, productsShown) : [],
    home ? [] : catalog.collections(1, collectionsShown).then(({ items }) => items),
  ]);
  return withDefaultSections(home, profile, { products: popular.map(({ handle }) => handle), collections });
}

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
