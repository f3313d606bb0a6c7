import type { ProductCard } from '../../product/product.ts';
import { activeFilters, type FilterChoice, withoutFilter, withoutFilters } from './list-query-change.ts';
import type { Filters, ListQuery } from '../listing.ts';

/** Where to go from a list whose filters leave no product. */
export interface ListAlternatives {
  readonly relaxed: readonly RelaxedList[];
  /** The products that match without some of the filters and come nearest to the price; may be empty. */
  readonly nearest: readonly ProductCard[];
  /** Empty where there is something near. */
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

/** The list to look for the nearest products in: without the price or, if it has none, without all filters. */
export function nearestQuery(query: ListQuery): ListQuery {
  const { priceMin, priceMax } = query.filters;
  const isPriced = priceMin !== null || priceMax !== null;
  const wider = isPriced
    ? withoutFilter(query, { kind: 'price', min: priceMin, max: priceMax })
    : withoutFilters(query);
  return { ...wider, sort: null, facets: 'none' };
}

/** The cards that miss a price range by least, the nearest first; of equal ones in their order. */
export function nearestInPrice(
  cards: readonly ProductCard[],
  { priceMin, priceMax }: Pick<Filters, 'priceMin' | 'priceMax'>,
): readonly ProductCard[] {
  const missBy = ({ price: { amount } }: ProductCard): number =>
    Math.max(amount - (priceMax ?? Infinity), (priceMin ?? 0) - amount, 0);
  return cards.toSorted((one, other) => missBy(one) - missBy(other));
}
