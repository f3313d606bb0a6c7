import type { AstroGlobal } from 'astro';
import { routes } from '#routes.ts';
import { parseListQuery } from '#shop/listing/list-query.ts';
import { listUrl } from '#shop/listing/list-url.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { searchMarkdown } from '#ui/markdown/lists.ts';
import { hasNoMatches, type SearchResult, type SuggestResult } from '#ui/views/search/search-result.ts';
import { readFrame } from './frame.ts';
import { readList, setListStatus } from './list.ts';
import { pageOrMarkdown, type PageResult } from './page-result.ts';

interface SearchPage {
  readonly frame: Frame;
  readonly result: SearchResult;
}

/** Reads the search page: products and content that match, and alternatives when no product does. */
export async function readSearchPage(astro: AstroGlobal): Promise<PageResult<SearchPage>> {
  const { locals, url } = astro;
  const frame = await readFrame(locals, url);
  const { currency } = frame.profile;
  const result = await readSearch(locals, url, currency);
  const { query, listing } = result;
  if (listing) setListStatus(astro, { query, listing });
  const pageHref = (page: number): string => listUrl(routes.search(), { ...query, page }, currency);
  return pageOrMarkdown(astro, { frame, result }, () => searchMarkdown(frame, { ...result, pageHref }));
}

const maxContentHits = 6;
const maxCollections = 4;
const maxPopular = 4;

async function readSearch(locals: App.Locals, url: URL, currency: string): Promise<SearchResult> {
  const { query: requested, isTermTruncated } = parseListQuery(url.searchParams, {
    scope: { kind: 'search' },
    currency,
  });
  const term = requested.scope.kind === 'search' ? requested.scope.term : '';
  const [list, hits] = await Promise.all([
    term === '' ? null : readList(locals, requested),
    term === '' ? [] : locals.content.search(term, maxContentHits),
  ]);
  const { query, listing } = list ?? { query: requested, listing: null };
  const found = listing && hasNoMatches(query, listing) ? null : listing;
  const alternatives = found ? noAlternatives : await readAlternatives(locals);
  const didYouMean = listing?.didYouMean ?? null;
  return {
    term,
    isTermTruncated,
    query,
    listing: found,
    listAlternatives: list?.alternatives ?? null,
    hits,
    didYouMean,
    ...alternatives,
  };
}

const noAlternatives: Pick<SearchResult, 'popular' | 'collections'> = { popular: [], collections: [] };

async function readAlternatives({ catalog }: App.Locals): Promise<typeof noAlternatives> {
  const [popular, collections] = await Promise.all([
    catalog.bestsellers(maxPopular),
    catalog.collections(1, maxCollections),
  ]);
  return { popular, collections: collections.items };
}

/** Reads the suggestions for the term in `?q=`, at most `?limit=` of each kind. */
export async function readSuggestions({ catalog, content }: App.Locals, url: URL): Promise<SuggestResult> {
  const { currency } = await content.profile();
  const { query } = parseListQuery(url.searchParams, { scope: { kind: 'search' }, currency });
  const term = query.scope.kind === 'search' ? query.scope.term : '';
  return { term, ...(await catalog.suggest(term, suggestionLimit(url.searchParams))) };
}

const defaultSuggestions = 4;
const maxSuggestions = 10;

/** Shopify's predictive search calls the limit `resources[limit]`. */
function suggestionLimit(params: URLSearchParams): number {
  const limit = Number(params.get('limit') ?? params.get('resources[limit]') ?? defaultSuggestions);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxSuggestions) : defaultSuggestions;
}
