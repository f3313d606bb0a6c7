import type { AstroGlobal } from 'astro';
import type { ContentEntry, ContentPage, Home, Policy, Section } from '#shop/content/content.ts';
import type { Profile } from '#shop/profile.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { policiesMarkdown, policyMarkdown } from '#ui/markdown/content.ts';
import { sectionsMarkdown } from '#ui/markdown/sections.ts';
import { defaultAbout } from '#ui/sections/default-about.ts';
import { needsProducts, withDefaultSections } from '#ui/sections/default-home.ts';
import type { SectionCards } from '#ui/sections/define-section.ts';
import type { SectionData } from '#ui/sections/section-blocks.ts';
import { definitionOf } from '#ui/sections/section-types.ts';
import { type EntriesPage, readEntriesPage } from './entries.ts';
import { readFrame } from '../frame.ts';
import { pageOrMarkdown, type PageResult, redirectOrNotFound } from '../page-result.ts';

interface ContentPageData {
  readonly frame: Frame;
  readonly page: ContentPage;
  readonly data: SectionData;
}

/** Reads a marketing page. */
async function readContentPage(astro: AstroGlobal, slug: string): Promise<PageResult<ContentPageData>> {
  const page = await astro.locals.content.page(slug);
  return page ? showContentPage(astro, page) : redirectOrNotFound(astro);
}

/** Reads `/pages/<slug>`: the page that has been written, else the entries of a content kind with that handle. */
export async function readPageOrEntries(
  astro: AstroGlobal,
  slug: string,
): Promise<PageResult<ContentPageData | EntriesPage>> {
  const page = await astro.locals.content.page(slug);
  return page ? showContentPage(astro, page) : readEntriesPage(astro, slug);
}

interface HomePageData {
  readonly frame: Frame;
  readonly home: Home;
  readonly data: SectionData;
}

/** Reads `/about`; of a shop that has not written it, what the profile says. */
export async function readAboutPage(astro: AstroGlobal): Promise<PageResult<ContentPageData>> {
  const { locals } = astro;
  const written = await readContentPage(astro, 'about');
  if (!(written instanceof Response) || written.status !== 404) return written;
  const page = defaultAbout(await locals.content.profile(), locals.messages);
  return showContentPage(astro, page);
}

async function showContentPage(astro: AstroGlobal, page: ContentPage): Promise<PageResult<ContentPageData>> {
  const { locals, url } = astro;
  const [frame, data] = await Promise.all([readFrame(locals, url), readSectionData(page.sections, locals)]);
  return pageOrMarkdown(astro, { frame, page, data }, () =>
    sectionsMarkdown(frame, { ...page, title: page.heading, data }),
  );
}

/** Reads the home page. */
export async function readHomePage(astro: AstroGlobal): Promise<PageResult<HomePageData>> {
  const { locals, url } = astro;
  const frame = await readFrame(locals, url);
  const home = await readHome(locals, frame.profile);
  const data = await readSectionData(home.sections, locals);
  return pageOrMarkdown(astro, { frame, home, data }, () => sectionsMarkdown(frame, { ...home, data }));
}

/** Where the shop has neither written a home page nor collections, products are all that there is to show. */
const maxHomeProducts = { besideCollections: 4, alone: 12 } as const;
const maxHomeCollections = 6;

/** The home page's content, with default sections for what the shop has not written. */
async function readHome({ catalog, content, messages }: App.Locals, profile: Profile): Promise<Home> {
  const home = await content.home();
  const collections = home ? [] : (await catalog.collections(1, maxHomeCollections)).items;
  const limit = home || collections.length > 0 ? maxHomeProducts.besideCollections : maxHomeProducts.alone;
  const popular = needsProducts(home) ? await catalog.bestsellers(limit) : [];
  return withDefaultSections(
    home,
    { profile, messages },
    { products: popular.map(({ handle }) => handle), collections },
  );
}

type SectionSources = Pick<App.Locals, 'catalog' | 'content'>;

/** Reads the products and articles that the sections show. */
async function readSectionData(sections: readonly Section[], sources: SectionSources): Promise<SectionData> {
  return new Map(
    await Promise.all(sections.map(async (section) => [section, await readCards(section, sources)] as const)),
  );
}

async function readCards(section: Section, { catalog, content }: SectionSources): Promise<SectionCards> {
  const { products, articles } = definitionOf(section)?.cards?.(section) ?? {};
  return {
    products: products ? await catalog.cards(products.handles, products.preferred) : [],
    articles: articles ? await content.articleCards(articles.blog, articles.handles) : [],
  };
}

interface PoliciesPage {
  readonly frame: Frame;
  readonly policies: readonly ContentEntry[];
}

/** Reads the list of policies. */
export async function readPoliciesPage(astro: AstroGlobal): Promise<PageResult<PoliciesPage>> {
  const { locals, url } = astro;
  const [frame, policies] = await Promise.all([readFrame(locals, url), locals.content.policies()]);
  return pageOrMarkdown(astro, { frame, policies }, () => policiesMarkdown(frame, policies));
}

interface PolicyPage extends PoliciesPage {
  readonly policy: Policy;
}

/** Reads one policy, and the list of all for its navigation. */
export async function readPolicyPage(astro: AstroGlobal): Promise<PageResult<PolicyPage>> {
  const { locals, params, url } = astro;
  const policy = await locals.content.policy(params['handle'] ?? '');
  if (!policy) return redirectOrNotFound(astro);
  const [frame, policies] = await Promise.all([readFrame(locals, url), locals.content.policies()]);
  return pageOrMarkdown(astro, { frame, policy, policies }, () => policyMarkdown(frame, policy));
}
