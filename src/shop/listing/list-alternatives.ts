import type { ProductCard } from '../product/product.ts';
import { activeFilters, type FilterChoice, withoutFilter } from './list-query-change.ts';
import type { ListQuery } from './listing.ts';

/** What to go on with where the filters of a list leave no product. */
export interface ListAlternatives {
  readonly relaxed: readonly RelaxedList[];
  readonly popular: readonly ProductCard[];
}

/** A list without one of its filters. */
export interface RelaxedList {
  readonly dropped: FilterChoice;
  /** Its products; null when the platform cannot count. */
  readonly total: number | null;
}

/** Counting a list costs as much as showing it. */
const maxRelaxed = 6;

/** The lists that have one filter less, each in its cheapest form: one card, no facets. */
export function relaxedQueries(
  query: ListQuery,
): readonly { readonly dropped: FilterChoice; readonly query: ListQuery }[] {
  return activeFilters(query)
    .slice(0, maxRelaxed)
    .map((dropped) => ({ dropped, query: { ...withoutFilter(query, dropped), facets: 'none', limit: 1 } }));
}
