import * as fc from 'fast-check';
import {
  byCodeUnit,
  detailKey,
  isDetailKey,
  filterKeys,
  isOptionKey,
  noFilters,
  optionKey,
  valuesOf,
  withValues,
} from '#shop/listing/query/list-query-filters.ts';
import type { Filters, Listing } from '#shop/listing/listing.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import { normalizeText } from '#shop/text/normalize.ts';

/** Whether a product is in a list with these filters: one of its variants matches all filters on variants. */
export function matchesFilters(product: Product, filters: Filters): boolean {
  const { type, vendor, tags } = product;
  const has = (key: string, values: readonly (string | null)[]): boolean =>
    matchesAny(filters.values.get(key) ?? [], values);
  if (!has(filterKeys.type, [type]) || !has(filterKeys.vendor, [vendor]) || !has(filterKeys.tag, tags)) return false;
  const details = [...filters.values.keys()].filter(isDetailKey);
  if (!details.every((key) => has(key, detailValues(product, key)))) return false;
  const wanted = matchingVariants(product, filters);
  if (wanted.length === 0) return false;
  if (filters.available.length !== 1) return true;
  return wanted.some(({ available }) => available) === filters.available[0];
}

/** A listing in comparable form: facet values normalized, those without products left out. */
export interface ListingCounts {
  readonly total: number | null;
  /** Facet key, normalized value, number of products. */
  readonly values: readonly (readonly [string, string, number])[];
  /** Lowest and highest price; null when the list is empty. */
  readonly price: readonly [number, number] | null;
}

export function listingCounts({ total, facets }: Listing): ListingCounts {
  const values = facets.flatMap((facet) =>
    facet.kind === 'price'
      ? []
      : facet.values.map(({ value, count }) => [facet.key, normalizeText(value), count] as const),
  );
  const price = facets.find((facet) => facet.kind === 'price');
  return { total, values: sortCounts(values), price: price ? [price.min, price.max] : null };
}

/** What a listing of products with filters must contain. `details` can be filtered by, their values are separated by commas. */
export function expectedCounts(
  products: readonly Product[],
  filters: Filters,
  details: readonly string[] = [],
): ListingCounts {
  const known = [...allValues(products, details), [filterKeys.availability, new Set(['0', '1'])] as const];
  const values = known.flatMap(([key, all]) =>
    [...all].map((value) => [key, value, countWith(products, filters, { key, value })] as const),
  );
  const total = products.filter((product) => matchesFilters(product, filters)).length;
  return { total, values: sortCounts(values), price: priceBounds(products, filters) };
}

function sortCounts(values: ListingCounts['values']): ListingCounts['values'] {
  return values
    .filter(([, , count]) => count > 0)
    .toSorted(([key, value], [otherKey, other]) => byCodeUnit(key, otherKey) || byCodeUnit(value, other));
}

/** Number of products with one value of one facet selected and nothing else in that facet. */
function countWith(products: readonly Product[], filters: Filters, choice: { key: string; value: string }): number {
  const others = [...valuesOf(filters)].filter(([key]) => key !== choice.key);
  const chosen = withValues(filters, new Map([...others, [choice.key, [choice.value]]]));
  return products.filter((product) => matchesFilters(product, chosen)).length;
}

function priceBounds(products: readonly Product[], filters: Filters): ListingCounts['price'] {
  const open = { ...filters, priceMin: null, priceMax: null };
  const only = filters.available.length === 1 ? filters.available[0] : null;
  const prices = products
    .filter((product) => matchesFilters(product, open))
    .flatMap((product) => matchingVariants(product, open))
    .filter(({ available }) => only === null || available === only)
    .map(({ price }) => price.amount);
  return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
}

/** The price that a price sort uses: the lowest of the matching variants, of the available ones if there are any. */
export function sortPrice(product: Product, filters: Filters): number {
  const wanted = matchingVariants(product, filters);
  const available = wanted.filter((variant) => variant.available);
  return Math.min(...(available.length > 0 ? available : wanted).map(({ price }) => price.amount));
}

/** The values of a detail, separated by commas. */
function detailValues({ details }: Product, key: string): readonly string[] {
  return details.filter(({ name }) => detailKey(name) === key).flatMap(({ value }) => value.split(','));
}

/** Every value that some product has, by the key of its facet. */
export function allValues(
  products: readonly Product[],
  details: readonly string[] = [],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (key: string, value: string | null): void => {
    if (value !== null) found.set(key, (found.get(key) ?? new Set()).add(normalizeText(value)));
  };
  for (const product of products) {
    const { type, vendor, tags, options, variants } = product;
    for (const key of details.map(detailKey)) for (const value of detailValues(product, key)) add(key, value);
    add(filterKeys.type, type);
    add(filterKeys.vendor, vendor);
    for (const tag of tags) add(filterKeys.tag, tag);
    for (const { values } of variants) {
      for (const [index, { name }] of options.entries()) add(optionKey(name), values[index] ?? null);
    }
  }
  return found;
}

function matchingVariants({ options, variants }: Product, filters: Filters): readonly Variant[] {
  return variants.filter(
    ({ price, values }) =>
      (filters.priceMin === null || price.amount >= filters.priceMin) &&
      (filters.priceMax === null || price.amount <= filters.priceMax) &&
      [...filters.values].every(
        ([key, chosen]) =>
          !isOptionKey(key) ||
          matchesAny(
            chosen,
            values.filter((_, index) => optionKey(options[index]?.name ?? '') === key),
          ),
      ),
  );
}

function matchesAny(chosen: readonly string[], values: readonly (string | null)[]): boolean {
  if (chosen.length === 0) return true;
  const folded = new Set(chosen.map(normalizeText));
  return values.some((value) => value !== null && folded.has(normalizeText(value)));
}

/** Filters for property tests: a few values that products have, of a few facets, prices and availability. */
export function arbitraryFilters(products: readonly Product[], details: readonly string[] = []): fc.Arbitrary<Filters> {
  const facets = [...allValues(products, details)].map(([key, values]) =>
    arbitraryValues([...values]).map((some) => [key, some] as const),
  );
  const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price.amount));
  const price = fc.option(fc.constantFrom(...prices), { nil: null, freq: 3 });
  const chosen = fc.subarray(facets).chain((several) => fc.tuple(...several.slice(0, 3)));
  return fc
    .record({ chosen, priceMin: price, priceMax: price, available: fc.subarray([true, false]) })
    .map((given) => ({ ...withValues(noFilters, new Map(given.chosen)), ...given }));
}

function arbitraryValues(values: string[]): fc.Arbitrary<readonly string[]> {
  return fc.subarray(values, { minLength: 1, maxLength: Math.min(3, values.length) });
}
