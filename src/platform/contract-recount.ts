import { fold } from '#shop/fold.ts';
import { filterKeys, optionKey, withValues, valuesOf } from '#shop/list-query-filters.ts';
import type { Filters } from '#shop/listing.ts';
import type { Product, Variant } from '#shop/product.ts';

/** Whether a product belongs in a list with these filters: one variant of it meets all that is asked of variants. */
export function fits(product: Product, filters: Filters): boolean {
  const { type, vendor, tags } = product;
  if (!anyOf(filters.types, [type]) || !anyOf(filters.vendors, [vendor]) || !anyOf(filters.tags, tags)) return false;
  const wanted = wantedVariants(product, filters);
  if (wanted.length === 0) return false;
  if (filters.available.length !== 1) return true;
  return wanted.some(({ available }) => available) === filters.available[0];
}

/** How many products a list would have with one value of one facet chosen and nothing else in that facet. */
export function countWith(
  products: readonly Product[],
  filters: Filters,
  choice: { key: string; value: string },
): number {
  const others = [...valuesOf(filters)].filter(([key]) => key !== choice.key);
  const chosen = withValues(filters, new Map([...others, [choice.key, [choice.value]]]));
  return products.filter((product) => fits(product, chosen)).length;
}

/** The least and the highest price among what is wanted when no price is chosen; null when nothing is. */
export function priceBounds(products: readonly Product[], filters: Filters): readonly [number, number] | null {
  const open = { ...filters, priceMin: null, priceMax: null };
  const only = filters.available.length === 1 ? filters.available[0] : null;
  const prices = products
    .filter((product) => fits(product, open))
    .flatMap((product) => wantedVariants(product, open))
    .filter(({ available }) => only === null || available === only)
    .map(({ price }) => price.amount);
  return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
}

/** Every value that some product has, by the key of its facet. */
export function allValues(products: readonly Product[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (key: string, value: string | null): void => {
    if (value !== null) found.set(key, (found.get(key) ?? new Set()).add(fold(value)));
  };
  for (const { type, vendor, tags, options, variants } of products) {
    add(filterKeys.type, type);
    add(filterKeys.vendor, vendor);
    for (const tag of tags) add(filterKeys.tag, tag);
    for (const { values } of variants) {
      for (const [index, { name }] of options.entries()) add(optionKey(name), values[index] ?? null);
    }
  }
  return found;
}

function wantedVariants({ options, variants }: Product, filters: Filters): readonly Variant[] {
  return variants.filter(
    ({ price, values }) =>
      (filters.priceMin === null || price.amount >= filters.priceMin) &&
      (filters.priceMax === null || price.amount <= filters.priceMax) &&
      [...filters.options].every(([name, chosen]) =>
        anyOf(
          chosen,
          values.filter((_, index) => fold(options[index]?.name ?? '') === fold(name)),
        ),
      ),
  );
}

function anyOf(chosen: readonly string[], values: readonly (string | null)[]): boolean {
  if (chosen.length === 0) return true;
  const folded = new Set(chosen.map(fold));
  return values.some((value) => value !== null && folded.has(fold(value)));
}
