import { given, type Given } from './fold-params.ts';
import { fold } from './fold.ts';
import type { Choices, Variant } from './product.ts';
import { changes, nearest, type Change, type Wanted } from './variant-nearest.ts';
import { wantedValues } from './variant-wanted.ts';

/** What a product's URL asks for: the segment behind the handle, if any, and every parameter. */
export interface Asked {
  readonly pathId: string | null;
  readonly params: URLSearchParams;
}

export interface Chosen {
  readonly variant: Variant;
  /** Its place among the product's variants. */
  readonly index: number;
  /** What named it; `default` when nothing that was asked names a variant. */
  readonly by: 'id' | 'sku' | 'options' | 'default';
  /** Asked values that no existing combination keeps, in option order. */
  readonly changed: readonly Change[];
}

/** Parameter names with a meaning of their own, folded. */
export const reservedNames = { variantId: 'variantid', variant: 'variant', sku: 'sku' } as const;

/**
 * The variant that a URL of any scheme names: path, `variantId`, `variant`, `sku`, option values, first available,
 * first. What names nothing is passed over, save that an unknown id in the path or in `variantId` is `null` (as is a
 * product without variants). Of a repeated parameter the first value that names something counts. An option may bear a
 * reserved name: what is no id or SKU is then read as its value.
 */
export function chooseVariant(product: Choices, asked: Asked): Chosen | null {
  const parameters = given(asked.params);
  const strict = asked.pathId === null ? (parameters.get(reservedNames.variantId) ?? []) : [asked.pathId];
  const byId = firstNamed(product.variants, strict, ({ id }) => id);
  if (byId !== null) return found(product, byId, 'id');
  const mustExist = asked.pathId !== null || !hasOption(product, reservedNames.variantId);
  return strict.length > 0 && mustExist ? null : byQuery(product, parameters);
}

function byQuery(product: Choices, parameters: Given): Chosen | null {
  const id = firstNamed(product.variants, parameters.get(reservedNames.variant) ?? [], (variant) => variant.id);
  if (id !== null) return found(product, id, 'id');
  const sku = firstNamed(product.variants, parameters.get(reservedNames.sku) ?? [], (variant) => variant.sku);
  if (sku !== null) return found(product, sku, 'sku');
  return byOptions(product, wantedValues(product, parameters));
}

function byOptions(product: Choices, wanted: Wanted): Chosen | null {
  const chosen = found(product, nearest(product.variants, wanted), wanted.size > 0 ? 'options' : 'default');
  return chosen && { ...chosen, changed: changes(product.options, chosen.variant, wanted) };
}

/** The place of the variant that the first known of some ids or SKUs names, each whole or behind its last slash. */
function firstNamed(
  variants: readonly Variant[],
  asked: readonly string[],
  keyOf: (variant: Variant) => string | null,
): number | null {
  if (asked.length === 0) return null;
  const places = placesBy(variants.map((variant) => keyOf(variant) ?? ''));
  for (const each of asked) {
    const tail = each.slice(each.lastIndexOf('/') + 1);
    const place = places.get(each) ?? places.get(fold(each)) ?? places.get(tail) ?? places.get(fold(tail));
    if (place !== undefined) return place;
  }
  return null;
}

/** Keys as they are and folded (paths arrive in lower case); an exact key comes before another's folded form. */
function placesBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const spelled of [keys, keys.map(fold)]) {
    for (const [place, key] of spelled.entries()) if (key !== '' && !places.has(key)) places.set(key, place);
  }
  return places;
}

function hasOption(product: Choices, foldedName: string): boolean {
  return product.options.some((option) => fold(option.name) === foldedName);
}

function found(product: Choices, index: number, by: Chosen['by']): Chosen | null {
  const variant = product.variants[index];
  return variant ? { variant, index, by, changed: [] } : null;
}
