import { normalizeText } from '../text/normalize.ts';
import { listBounds, type Filters } from './listing.ts';

/** The parameters of a list's filters, which are also the keys of its facets. */
export const filterKeys = {
  availability: 'filter.v.availability',
  price: 'filter.v.price',
  priceMin: 'filter.v.price.gte',
  priceMax: 'filter.v.price.lte',
  type: 'filter.p.product_type',
  vendor: 'filter.p.vendor',
  tag: 'filter.p.tag',
} as const;

const optionPrefix = 'filter.v.option.';

/** The parameter of an option's filter. */
export function optionKey(name: string): string {
  return optionPrefix + normalizeText(name);
}

/** A filter's parameter however it was written: case and blanks do not count. */
export function filterKey(written: string): string {
  const key = normalizeText(written);
  // The name is folded apart from what stands before it: a Greek sigma's form depends on its neighbours.
  return key.startsWith(optionPrefix) ? optionKey(key.slice(optionPrefix.length)) : key;
}

export const noFilters: Filters = {
  options: new Map(),
  available: [],
  priceMin: null,
  priceMax: null,
  types: [],
  vendors: [],
  tags: [],
};

/** Chosen values by the parameter that says them; the price range, which has no values, is left out. */
export type ChosenValues = ReadonlyMap<string, readonly string[]>;

/** The values of filters, every key with at least one. */
export function valuesOf(filters: Filters): ChosenValues {
  const all: [string, readonly string[]][] = [
    ...[...filters.options].map(([name, values]): [string, readonly string[]] => [optionKey(name), values]),
    [filterKeys.availability, filters.available.map((available) => (available ? '1' : '0'))],
    [filterKeys.type, filters.types],
    [filterKeys.vendor, filters.vendors],
    [filterKeys.tag, filters.tags],
  ];
  return new Map(all.filter(([, values]) => values.length > 0));
}

/** Filters with these values in their normal form, price range kept. Unknown keys and unusable values are left out. */
export function withValues(filters: Filters, chosen: ChosenValues): Filters {
  const normalized = (key: string) => normalizeValues(chosen.get(key) ?? []);
  return {
    ...filters,
    options: optionValues(chosen),
    available: availability(chosen.get(filterKeys.availability) ?? []),
    types: normalized(filterKeys.type),
    vendors: normalized(filterKeys.vendor),
    tags: normalized(filterKeys.tag),
  };
}

function optionValues(chosen: ChosenValues): ReadonlyMap<string, readonly string[]> {
  const entries = [...chosen].filter(([key]) => key.startsWith(optionPrefix));
  const byName = Map.groupBy(entries, ([key]) => normalizeText(key.slice(optionPrefix.length)));
  const named = [...byName]
    .map(([name, same]) => [name, normalizeValues(same.flatMap(([, values]) => values))] as const)
    .filter(([name, values]) => isWithinBounds(name) && values.length > 0);
  return new Map(named.sort(([one], [other]) => byCodeUnit(one, other)).slice(0, listBounds.optionNames));
}

function availability(values: readonly string[]): readonly boolean[] {
  const chosen = new Set(values);
  return [false, true].filter((available) => chosen.has(available ? '1' : '0'));
}

function normalizeValues(values: readonly string[]): readonly string[] {
  const folded = new Set(values.map(normalizeText).filter(isWithinBounds));
  return [...folded].sort(byCodeUnit).slice(0, listBounds.valuesPerFilter);
}

function isWithinBounds(text: string): boolean {
  return text !== '' && text.length <= listBounds.valueCharacters;
}

/** The same order everywhere, whatever the locale. */
export function byCodeUnit(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
