import { byCodeUnit, filterKeys, valuesOf } from './list-query-filters.ts';
import type { Filters, ListQuery } from '../listing.ts';
import { toDecimal } from '../../product/money.ts';

/** The canonical URL of a list's state: equal states have equal URLs. */
export function listUrl(path: string, query: ListQuery, currency: string): string {
  const parameters = new URLSearchParams(listPairs(query, currency).map(([name, value]) => [name, value])).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}

/** A list's state as parameters, sorted by name and value. */
export function listPairs(query: ListQuery, currency: string): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [...filterPairs(query.filters, currency)];
  if (query.scope.kind === 'search' && query.scope.term !== '') pairs.push(['q', query.scope.term]);
  if (query.sort !== null) pairs.push(['sort_by', query.sort]);
  if (query.page > 1) pairs.push(['page', String(query.page)]);
  return pairs.sort(([one], [other]) => byCodeUnit(one, other));
}

/** Whether search engines should index a state: no search, the default order, at most one filter value. */
export function isIndexable({ scope, sort, filters }: ListQuery): boolean {
  const values = [...valuesOf(filters).values()].flat().length;
  const priced = filters.priceMin !== null || filters.priceMax !== null;
  return scope.kind !== 'search' && sort === null && !priced && values <= 1;
}

function filterPairs(filters: Filters, currency: string): readonly (readonly [string, string])[] {
  const values = [...valuesOf(filters)].flatMap(([key, chosen]) => chosen.map((value) => [key, value] as const));
  const bounds = [
    [filterKeys.priceMin, filters.priceMin],
    [filterKeys.priceMax, filters.priceMax],
  ] as const;
  const prices = bounds.flatMap(([key, amount]) =>
    amount === null ? [] : [[key, toMajorUnits(amount, currency)] as const],
  );
  return [...values, ...prices];
}

/** Whole amounts have no decimals. */
function toMajorUnits(amount: number, currency: string): string {
  return toDecimal({ amount, currency }).replace(/\.0+$/, '');
}
