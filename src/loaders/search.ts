import { parseListQuery } from '#shop/listing/list-query.ts';
import { hasNoMatches, type SearchResult, type SuggestResult } from '#ui/views/search/search-result.ts';
import { popularCards, readList } from './list.ts';

const hitsShown = 6;
const collectionsShown = 4;
const popularShown = 4;

/** Everything the search page shows: products, pages that match, and a way on when there is nothing. */
export async function readSearch(locals: App.Locals, url: URL, currency: string): Promise<SearchResult> {
  const { query: requested, isTermTruncated } = parseListQuery(url.searchParams, {
    scope: { kind: 'search' },
    currency,
  });
  const term = requested.scope.kind === 'search' ? requested.scope.term : '';
  const [read, hits] = await Promise.all([
    term === '' ? null : readList(locals.catalog, requested),
    term === '' ? [] : locals.content.search(term, hitsShown),
  ]);
  const { query, listing } = read ?? { query: requested, listing: null };
  const found = listing && hasNoMatches(query, listing) ? null : listing;
  const alternatives = found ? noAlternatives : await readAlternatives(locals);
  return {
    term,
    isTermTruncated,
    query,
    listing: found,
    hits,
    didYouMean: listing?.didYouMean ?? null,
    ...alternatives,
  };
}

const noAlternatives: Pick<SearchResult, 'popular' | 'collections'> = { popular: [], collections: [] };

async function readAlternatives({ catalog }: App.Locals): Promise<typeof noAlternatives> {
  const [popular, collections] = await Promise.all([
    popularCards(catalog, popularShown),
    catalog.collections(1, collectionsShown),
  ]);
  return { popular, collections: collections.items };
}

const maxSuggestions = 10;
const defaultSuggestions = 4;

/** What the search box offers for the term that an address gives; `limit` of each kind. */
export async function readSuggestions({ catalog, content }: App.Locals, url: URL): Promise<SuggestResult> {
  const { currency } = await content.profile();
  const { query } = parseListQuery(url.searchParams, { scope: { kind: 'search' }, currency });
  const term = query.scope.kind === 'search' ? query.scope.term : '';
  return { term, ...(await catalog.suggest(term, suggestionLimit(url.searchParams))) };
}

function suggestionLimit(params: URLSearchParams): number {
  const given = Number(params.get('limit') ?? params.get('resources[limit]') ?? defaultSuggestions);
  return Number.isInteger(given) && given > 0 ? Math.min(given, maxSuggestions) : defaultSuggestions;
}
