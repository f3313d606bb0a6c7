import type { Given } from './fold-params.ts';
import { fold } from './fold.ts';
import type { Choices } from './product.ts';
import type { Wanted } from './variant-nearest.ts';

/**
 * The values a URL asks for of each option, in every spelling the product has of them. The first known value counts;
 * options whose names compare equal share the values given under that name.
 */
export function wantedValues(product: Choices, given: Given): Wanted {
  const wanted = new Map<number, ReadonlySet<string>>();
  const left = new Map<string, readonly string[]>();
  for (const [position, { name }] of product.options.entries()) {
    const key = fold(name);
    const asked = left.get(key) ?? given.get(key)?.map(fold) ?? [];
    if (asked.length === 0) continue;
    const known = spellings(product, position);
    const value = asked.find((each) => known.has(each));
    if (value === undefined) continue;
    left.set(key, asked.toSpliced(asked.indexOf(value), 1));
    wanted.set(position, known.get(value) ?? new Set());
  }
  return wanted;
}

/** The query parameters that a product's options are chosen by, with the values that it knows, both folded. */
export function optionParameters(product: Choices): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  for (const [position, { name }] of product.options.entries()) {
    const values = known.get(fold(name)) ?? new Set();
    for (const value of spellings(product, position).keys()) values.add(value);
    known.set(fold(name), values);
  }
  return known;
}

/** The values of one option, listed or carried by a variant, by their folded form. */
function spellings(product: Choices, position: number): ReadonlyMap<string, ReadonlySet<string>> {
  const listed = product.options[position]?.values.map(({ value }) => value) ?? [];
  const carried = product.variants.map(({ values }) => values[position] ?? '');
  const known = new Map<string, Set<string>>();
  for (const value of new Set([...listed, ...carried])) {
    const key = fold(value);
    known.set(key, (known.get(key) ?? new Set()).add(value));
  }
  return known;
}
