import type { AstroGlobal } from 'astro';
import { routes } from '#routes.ts';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { listUrl } from '#shop/listing/query/list-url.ts';
import type { ListQuery, ListScope } from '#shop/listing/listing.ts';
import { asWords } from '#shop/listing/search-constraints.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { searchMarkdown } from '#ui/markdown/lists.ts';
import { hasNoMatches, type SearchResult, type SuggestResult } from '#ui/views/search/search-result.ts';
import { readFrame } from './frame.ts';
import { readList, setListStatus } from './list.ts';
import { pageOrMarkdown, type PageResult } from './page-result.ts';
import { readTypedSearch, type TypedSearch } from './typed-search.ts';

interface SearchPage {
  readonly frame: Frame;
  readonly result: SearchResult;
}

/** Reads the search page: products and content that match, and alternatives when no product does. */
export async function readSearchPage(astro: AstroGlobal): Promise<PageResult<SearchPage>> {
  const { locals, url } = astro;
  const frame = await readFrame(locals, url);
  const { currency } = frame.profile;
  const parsed = parseListQuery(url.searchParams, { scope: { kind: 'search' }, currency });
  const typed = await readTypedSearch(locals.catalog, parsed.query, currency);
  if (typed.constraints?.term === '') return astro.redirect(listOfAllUrl(typed.query, currency), 302);
  const result = {
    ...(await readSearch(locals, typed, termOf(parsed.query))),
    isTermTruncated: parsed.isTermTruncated,
  };
  const { query, listing } = result;
  if (listing) setListStatus(astro, { query, listing });
  const pageHref = (page: number): string => listUrl(routes.search(), { ...query, page }, currency);
  return pageOrMarkdown(astro, { frame, result }, () => searchMarkdown(frame, { ...result, pageHref }));
}

/** `under 50`: all products, with what was asked for as filters. */
function listOfAllUrl(query: ListQuery, currency: string): string {
  return listUrl(routes.allProducts(), { ...query, scope: { kind: 'all' } }, currency);
}

function termOf({ scope }: ListQuery): string {
  return scope.kind === 'search' ? scope.term : '';
}

const maxContentHits = 6;
const maxCollections = 4;
const maxPopular = 4;

async function readSearch(
  locals: App.Locals,
  typed: TypedSearch,
  term: string,
): Promise<Omit<SearchResult, 'isTermTruncated'>> {
  const words = termOf(typed.query);
  const [list, hits] = await Promise.all([
    term === '' ? null : readList(locals, typed.query),
    term === '' ? [] : locals.content.search(words, maxContentHits),
  ]);
  const { query, listing, alternatives: listAlternatives } = list ?? { ...typed, listing: null, alternatives: null };
  const found = listing && hasNoMatches(query, listing, listAlternatives) ? null : listing;
  const alternatives = found ? noAlternatives : await readAlternatives(locals);
  const didYouMean = listing?.didYouMean ?? null;
  const { constraints } = typed;
  const asTyped = constraints && {
    phrases: constraints.phrases.map(({ text }) => text),
    term: asWords(term, constraints.phrases),
  };
  return { term, asTyped, query, listing: found, listAlternatives, hits, didYouMean, ...alternatives };
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
  const limit = suggestionLimit(url.searchParams);
  const typed = await readTypedSearch(catalog, query, currency);
  const suggested = await catalog.suggest(termOf(typed.query), limit);
  if (!typed.constraints) return { term: termOf(query), ...suggested };
  // A completion of the words would be without the constraints.
  const listing = await catalog.list({ ...typed.query, scope: scopeOf(typed.query), facets: 'none', limit });
  return { ...suggested, term: termOf(query), queries: [], products: listing?.cards ?? [] };
}

function scopeOf(query: ListQuery): ListScope {
  return termOf(query) === '' ? { kind: 'all' } : query.scope;
}

const defaultSuggestions = 4;
const maxSuggestions = 10;

/** Shopify's predictive search calls the limit `resources[limit]`. */
function suggestionLimit(params: URLSearchParams): number {
  const limit = Number(params.get('limit') ?? params.get('resources[limit]') ?? defaultSuggestions);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxSuggestions) : defaultSuggestions;
}
