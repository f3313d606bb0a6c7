import { normalizeText } from '../../text/normalize.ts';
import { listBounds, type Filters } from '../listing.ts';
import { optionMeaning, sameOptionNames } from '../option-names.ts';

/** The parameters of a list's filters, which are also the keys of its facets. */
export const filterKeys = {
  availability: 'filter.v.availability',
  price: 'filter.v.price',
  priceMin: 'filter.v.price.gte',
  priceMax: 'filter.v.price.lte',
  type: 'filter.p.product_type',
  vendor: 'filter.p.vendor',
  tag: 'filter.p.tag',
  /** `1`: what is reduced. No facet offers it: searches ask for it. */
  reduced: 'filter.v.reduced',
  /** Words that products must not have. No facet offers it either. */
  without: 'filter.p.without',
} as const;

const optionPrefix = 'filter.v.option.';
const detailPrefix = 'filter.p.m.';
/** Prefixes of parameters that end in the name of an option or of a product detail. */
const namedPrefixes = [optionPrefix, detailPrefix] as const;

/** The parameter of an option's filter. */
export function optionKey(name: string): string {
  return optionPrefix + normalizeText(name);
}

/** The parameter of the filter for a product detail. */
export function detailKey(name: string): string {
  return detailPrefix + normalizeText(name);
}

export function isOptionKey(key: string): boolean {
  return key.startsWith(optionPrefix);
}

/** The keys of all options that mean the same as that of a key, which is among them; of another key only itself. */
export function sameOptionKeys(key: string): readonly string[] {
  return isOptionKey(key) ? sameOptionNames(attributeName(key)).map(optionKey) : [key];
}

/** Equal for the keys of options that mean the same: one facet shows them. Another key is itself. */
export function optionFamily(key: string): string {
  return isOptionKey(key) ? optionKey(optionMeaning(attributeName(key))) : key;
}

export function isDetailKey(key: string): boolean {
  return key.startsWith(detailPrefix);
}

/** The normalized name of the option or detail of a key; another key itself. */
export function attributeName(key: string): string {
  return key.slice(prefixOf(key).length);
}

function prefixOf(key: string): string {
  return namedPrefixes.find((prefix) => key.startsWith(prefix)) ?? '';
}

/** The normalized form of a filter's parameter: case and blanks do not count. */
export function filterKey(written: string): string {
  const key = normalizeText(written);
  // The name is normalized apart from its prefix: a Greek sigma's form depends on its neighbours.
  return prefixOf(key) + normalizeText(attributeName(key));
}

export const noFilters: Filters = { values: new Map(), available: [], priceMin: null, priceMax: null };

/** Chosen values by the parameter of their filter; the price range, which has no values, is left out. */
export type ChosenValues = ReadonlyMap<string, readonly string[]>;

/** The values of filters, every key with at least one. */
export function valuesOf({ values, available }: Filters): ChosenValues {
  const chosen = [...values].filter(([, each]) => each.length > 0);
  const availability = available.map((isAvailable) => (isAvailable ? '1' : '0'));
  return new Map([
    ...chosen.filter(([key]) => isOptionKey(key)),
    ...(availability.length > 0 ? [[filterKeys.availability, availability] as const] : []),
    ...chosen.filter(([key]) => !isOptionKey(key)),
  ]);
}

/** Filters with these values in their normal form, price range kept. Unknown keys and unusable values are left out. */
export function withValues(filters: Filters, chosen: ChosenValues): Filters {
  const plain = [filterKeys.type, filterKeys.vendor, filterKeys.tag, filterKeys.reduced, filterKeys.without].map(
    (key) => [key, normalizeValues(chosen.get(key) ?? []).filter((value) => isUsable(key, value))] as const,
  );
  const [options, details] = namedPrefixes.map((prefix) => namedValues(chosen, prefix));
  return {
    ...filters,
    values: new Map([...(options ?? []), ...plain.filter(([, values]) => values.length > 0), ...(details ?? [])]),
    available: availability(chosen.get(filterKeys.availability) ?? []),
  };
}

function isUsable(key: string, value: string): boolean {
  return key !== filterKeys.reduced || value === '1';
}

/** Whether the filter of a key is asked for by searches and offered by no facet. */
export function isSearchKey(key: string): boolean {
  return key === filterKeys.reduced || key === filterKeys.without;
}

type ValueEntry = readonly [key: string, values: readonly string[]];

function namedValues(chosen: ChosenValues, prefix: string): readonly ValueEntry[] {
  const entries = [...chosen].filter(([key]) => key.startsWith(prefix));
  const named = entries.map(([key, values]) => [normalizeText(key.slice(prefix.length)), values] as const);
  const same = Map.groupBy(named, ([name]) => (prefix === optionPrefix ? optionMeaning(name) : name));
  return [...same.values()]
    .map((each) => [firstName(each), normalizeValues(each.flatMap(([, values]) => values))] as const)
    .filter(([name, values]) => isWithinBounds(name) && values.length > 0)
    .sort(([one], [other]) => byCodeUnit(one, other))
    .slice(0, listBounds.namesPerKind)
    .map(([name, values]) => [prefix + name, values] as const);
}

/** Options that mean the same are one filter, by whichever name comes first. */
function firstName(entries: readonly ValueEntry[]): string {
  return entries.map(([name]) => name).toSorted(byCodeUnit)[0] ?? '';
}

function availability(values: readonly string[]): readonly boolean[] {
  const chosen = new Set(values);
  return [false, true].filter((available) => chosen.has(available ? '1' : '0'));
}

function normalizeValues(values: readonly string[]): readonly string[] {
  const normalized = new Set(values.map(normalizeText).filter(isWithinBounds));
  return [...normalized].sort(byCodeUnit).slice(0, listBounds.valuesPerFilter);
}

function isWithinBounds(text: string): boolean {
  return text !== '' && text.length <= listBounds.valueCharacters;
}

/** Compares texts independently of the locale. */
export function byCodeUnit(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
