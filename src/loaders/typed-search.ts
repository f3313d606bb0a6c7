import { withValues, filterKeys, noFilters, valuesOf } from '#shop/listing/query/list-query-filters.ts';
import { priceRange } from '#shop/listing/query/list-query.ts';
import type { Filters, ListQuery } from '#shop/listing/listing.ts';
import { asWords, isPartOfName, readConstraints, type SearchConstraints } from '#shop/listing/search-constraints.ts';

/** A search as it was typed, with the constraints in its term as filters. */
export interface TypedSearch {
  readonly query: ListQuery;
  /** The constraints as they were typed; null where there are none. */
  readonly constraints: SearchConstraints | null;
}

/**
 * Makes filters of the constraints that a term has. What is a part of a product's name is none, `max 90` of `Air Max 90`; a
 * term that only excludes something is searched for.
 */
export async function readTypedSearch(
  catalog: Pick<App.Locals['catalog'], 'list'>,
  requested: ListQuery,
  currency: string,
): Promise<TypedSearch> {
  const { scope } = requested;
  const stated = scope.kind === 'search' ? readConstraints(scope.term, currency) : null;
  if (scope.kind !== 'search' || stated === null) return { query: requested, constraints: null };
  const names = await namesAmong(catalog, scope.term, stated);
  const constraints = names.length > 0 ? readConstraints(asWords(scope.term, names), currency) : stated;
  const isMeant = constraints && (constraints.term !== '' || constraints.phrases.some((each) => !each.isExclusion));
  if (!constraints || !isMeant) return { query: requested, constraints: null };
  const filters = withConstraints(requested.filters, constraints);
  return { query: { ...requested, scope: { kind: 'search', term: constraints.term }, filters }, constraints };
}

/** How many of the best results of the words are looked at. */
const maxNamed = 5;

/** Those constraints whose words stand so in the title of a product that a search for them finds. */
async function namesAmong(
  catalog: Pick<App.Locals['catalog'], 'list'>,
  term: string,
  { phrases }: SearchConstraints,
): Promise<SearchConstraints['phrases']> {
  const candidates = phrases.filter(({ isExclusion }) => !isExclusion);
  if (candidates.length === 0) return [];
  const listing = await catalog.list({
    scope: { kind: 'search', term },
    filters: noFilters,
    sort: null,
    page: 1,
    facets: 'none',
    limit: maxNamed,
  });
  return candidates.filter(({ text }) => listing?.cards.some(({ title }) => isPartOfName(text, title)));
}

/** Filters of the address are kept; its price range is preferred to that of the term. */
function withConstraints(filters: Filters, constraints: SearchConstraints): Filters {
  const { isAvailable, isReduced, without, priceMin, priceMax } = constraints;
  const chosen = valuesOf(filters);
  const values = withValues(
    filters,
    new Map([
      ...chosen,
      [filterKeys.without, [...(chosen.get(filterKeys.without) ?? []), ...without]],
      ...(isAvailable ? [[filterKeys.availability, ['1']] as const] : []),
      ...(isReduced ? [[filterKeys.reduced, ['1']] as const] : []),
    ]),
  );
  const isPriced = filters.priceMin !== null || filters.priceMax !== null;
  return isPriced ? values : { ...values, ...priceRange(priceMin, priceMax) };
}
