import * as fc from 'fast-check';
import { noFilters, withValues } from '#shop/list-query-filters.ts';
import type { Filters } from '#shop/listing.ts';
import type { Product } from '#shop/product.ts';
import { allValues } from './contract-recount.ts';

/** Filters for property tests: a few values that products have, of a few facets, prices and availability. */
export function arbitraryFilters(products: readonly Product[]): fc.Arbitrary<Filters> {
  const facets = [...allValues(products)].map(([key, values]) =>
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
