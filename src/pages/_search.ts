import { parseListQuery } from '#shop/list-query.ts';
import { findsNothing, type SearchResult } from '#ui/views/search/search-result.ts';
import { readList } from './_list.ts';
import { popularCards } from './_popular.ts';

const hitsShown = 6;
const collectionsShown = 4;
const popularShown = 4;

/** Everything the search page shows: products, pages that match, and a way on when there is nothing. */
export async function readSearch(locals: App.Locals, url: URL, currency: string): Promise<SearchResult> {
  const { query: asked, termCut } = parseListQuery(url.searchParams, { scope: { kind: 'search' }, currency });
  const term = asked.scope.kind === 'search' ? asked.scope.term : '';
  const [read, hits] = await Promise.all([
    term === '' ? null : readList(locals.catalog, asked),
    term === '' ? [] : locals.content.search(term, hitsShown),
  ]);
  const { query, listing } = read ?? { query: asked, listing: null };
  const found = listing && findsNothing(query, listing) ? null : listing;
  const instead = found ? noWayOn : await wayOn(locals);
  return { term, termCut, query, listing: found, hits, didYouMean: listing?.didYouMean ?? null, ...instead };
}

const noWayOn: Pick<SearchResult, 'popular' | 'collections'> = { popular: [], collections: [] };

async function wayOn({ catalog }: App.Locals): Promise<typeof noWayOn> {
  const [popular, collections] = await Promise.all([
    popularCards(catalog, popularShown),
    catalog.collections(1, collectionsShown),
  ]);
  return { popular, collections: collections.items };
}
