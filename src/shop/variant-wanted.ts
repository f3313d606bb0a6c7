import type { NormalizedParameters } from './fold-params.ts';
import { normalizeText } from './fold.ts';
import type { VariantMatrix } from './product.ts';
import type { OptionCriteria } from './variant-nearest.ts';

/**
 * The values a URL asks for of each option, in every spelling the product has of them. The first known value counts;
 * options whose names compare equal share the values given under that name.
 */
export function readOptionCriteria(product: VariantMatrix, parameters: NormalizedParameters): OptionCriteria {
  const criteria = new Map<number, ReadonlySet<string>>();
  const remaining = new Map<string, readonly string[]>();
  for (const [position, { name }] of product.options.entries()) {
    const key = normalizeText(name);
    const requested = remaining.get(key) ?? parameters.get(key)?.map(normalizeText) ?? [];
    if (requested.length === 0) continue;
    const known = spellingsByValue(product, position);
    const value = requested.find((each) => known.has(each));
    if (value === undefined) continue;
    remaining.set(key, requested.toSpliced(requested.indexOf(value), 1));
    criteria.set(position, known.get(value) ?? new Set());
  }
  return criteria;
}

/** The query parameters that a product's options are chosen by, with the values that it knows, both folded. */
export function optionParameters(product: VariantMatrix): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  for (const [position, { name }] of product.options.entries()) {
    const values = known.get(normalizeText(name)) ?? new Set();
    for (const value of spellingsByValue(product, position).keys()) values.add(value);
    known.set(normalizeText(name), values);
  }
  return known;
}

/** The values of one option, listed or carried by a variant, by their folded form. */
function spellingsByValue(product: VariantMatrix, position: number): ReadonlyMap<string, ReadonlySet<string>> {
  const listed = product.options[position]?.values.map(({ value }) => value) ?? [];
  const carried = product.variants.map(({ values }) => values[position] ?? '');
  const known = new Map<string, Set<string>>();
  for (const value of new Set([...listed, ...carried])) {
    const key = normalizeText(value);
    known.set(key, (known.get(key) ?? new Set()).add(value));
  }
  return known;
}
