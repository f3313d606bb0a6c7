import { normalizeText } from '../../text/normalize.ts';
import { filterKey, noFilters, valuesOf, withValues } from './list-query-filters.ts';
import { priceRange, sortsFor } from './list-query.ts';
import type { Facet, Filters, ListQuery, SortKey } from '../listing.ts';

/** One filter of a list. Prices are minor units, inclusive. */
export type FilterChoice =
  | { readonly kind: 'value'; readonly key: string; readonly value: string }
  | { readonly kind: 'price'; readonly min: number | null; readonly max: number | null };

/** The first page of the list with one more filter. An unknown key or an unusable value changes no filter. */
export function withFilter(query: ListQuery, choice: FilterChoice): ListQuery {
  if (choice.kind === 'price') return withFirstPage(query, { ...query.filters, ...priceRange(choice.min, choice.max) });
  const key = filterKey(choice.key);
  const chosen = valuesOf(query.filters);
  const values = [...(chosen.get(key) ?? []), choice.value];
  return withFirstPage(query, withValues(query.filters, new Map([...chosen, [key, values]])));
}

/** The first page of the list without one of its filters. */
export function withoutFilter(query: ListQuery, choice: FilterChoice): ListQuery {
  if (choice.kind === 'price') return withFirstPage(query, { ...query.filters, priceMin: null, priceMax: null });
  const key = filterKey(choice.key);
  const chosen = valuesOf(query.filters);
  const values = (chosen.get(key) ?? []).filter((value) => value !== normalizeText(choice.value));
  return withFirstPage(query, withValues(query.filters, new Map([...chosen, [key, values]])));
}

/** The list without the filters of some keys; the page stays. */
export function withoutKeys(query: ListQuery, keys: readonly string[]): ListQuery {
  if (keys.length === 0) return query;
  const kept = [...valuesOf(query.filters)].filter(([key]) => !keys.includes(key));
  return { ...query, filters: withValues(query.filters, new Map(kept)) };
}

/** The list without some values of its filters; the page stays. */
export function withoutValues(query: ListQuery, dropped: ReadonlyMap<string, readonly string[]>): ListQuery {
  if (dropped.size === 0) return query;
  const kept = [...valuesOf(query.filters)].map(
    ([key, values]) => [key, values.filter((value) => !dropped.get(key)?.includes(value))] as const,
  );
  return { ...query, filters: withValues(query.filters, new Map(kept)) };
}

/** The first page of the list without filters; order and search term stay. */
export function withoutFilters(query: ListQuery): ListQuery {
  return withFirstPage(query, noFilters);
}

/** The first page of the list in another order; null, or a sort that its scope does not have, is the scope's own order. */
export function withSort(query: ListQuery, sort: SortKey | null): ListQuery {
  const allowed = sort !== null && sortsFor(query.scope.kind).includes(sort);
  return { ...query, sort: allowed ? sort : null, page: 1 };
}

export function withPage(query: ListQuery, page: number): ListQuery {
  return { ...query, page };
}

/** All filters of the list, the price last. */
export function activeFilters(query: ListQuery): readonly FilterChoice[] {
  const values = [...valuesOf(query.filters)].flatMap(([key, chosen]) =>
    chosen.map((value): FilterChoice => ({ kind: 'value', key, value })),
  );
  const { priceMin: min, priceMax: max } = query.filters;
  return min === null && max === null ? values : [...values, { kind: 'price', min, max }];
}

/** The label of a value in its facet; the value itself when no facet has it. */
export function valueLabel(choice: { readonly key: string; readonly value: string }, facets: readonly Facet[]): string {
  const facet = facets.find(({ key }) => filterKey(key) === filterKey(choice.key));
  const values = facet?.kind === 'values' ? facet.values : [];
  return values.find(({ value }) => normalizeText(value) === normalizeText(choice.value))?.label ?? choice.value;
}

/** Whether the list is filtered by a value. */
export function isActive(query: ListQuery, key: string, value: string): boolean {
  return valuesOf(query.filters).get(filterKey(key))?.includes(normalizeText(value)) ?? false;
}

function withFirstPage(query: ListQuery, filters: Filters): ListQuery {
  return { ...query, filters, page: 1 };
}
