import { type NormalizedParameters, normalizeParameters, normalizeText } from '../text/normalize.ts';
import type { Variant, VariantMatrix } from './product.ts';
import { listOptionChanges, nearestVariantIndex, type OptionChange, type OptionCriteria } from './variant-nearest.ts';

/** What a product's URL asks for: the segment behind the handle, if any, and every parameter. */
export interface VariantRequest {
  readonly pathId: string | null;
  readonly params: URLSearchParams;
}

export interface VariantSelection {
  readonly variant: Variant;
  /** Its index among the product's variants. */
  readonly index: number;
  /** What selected it; `default` when nothing in the URL names a variant. */
  readonly matchedBy: 'id' | 'sku' | 'options' | 'default';
  /** Requested values that no existing combination keeps, in option order, then options with unknown values. */
  readonly changes: readonly OptionChange[];
}

/** Parameter names with a meaning of their own, folded. */
export const reservedNames = { variantId: 'variantid', variant: 'variant', sku: 'sku' } as const;

/**
 * The variant that a URL names, in any scheme: by path, `variantId`, `variant`, `sku` or option values; otherwise the
 * first available one, or the first. null for an unknown id in the path or in `variantId`, and for a product without
 * variants; other values that name nothing are ignored. Of a repeated parameter, the first value that names something
 * counts. An option may have a reserved name: a value that is neither an id nor a SKU is then its value.
 */
export function chooseVariant(product: VariantMatrix, request: VariantRequest): VariantSelection | null {
  const parameters = normalizeParameters(request.params);
  const requiredIds = request.pathId === null ? (parameters.get(reservedNames.variantId) ?? []) : [request.pathId];
  const byId = findFirstIndex(product.variants, requiredIds, ({ id }) => id);
  if (byId !== null) return selectVariant(product, byId, 'id');
  const mustExist = request.pathId !== null || !hasOption(product, reservedNames.variantId);
  return requiredIds.length > 0 && mustExist ? null : chooseByQuery(product, parameters);
}

function chooseByQuery(product: VariantMatrix, parameters: NormalizedParameters): VariantSelection | null {
  const id = findFirstIndex(product.variants, parameters.get(reservedNames.variant) ?? [], (variant) => variant.id);
  if (id !== null) return selectVariant(product, id, 'id');
  const sku = findFirstIndex(product.variants, parameters.get(reservedNames.sku) ?? [], (variant) => variant.sku);
  if (sku !== null) return selectVariant(product, sku, 'sku');
  return chooseByOptions(product, parameters);
}

function chooseByOptions(product: VariantMatrix, parameters: NormalizedParameters): VariantSelection | null {
  const wanted = readOptionCriteria(product, parameters);
  const chosen = selectVariant(
    product,
    nearestVariantIndex(product.variants, wanted),
    wanted.size > 0 ? 'options' : 'default',
  );
  if (!chosen) return null;
  const unknown = unknownValues(product, parameters, wanted).map((position) => ({
    option: product.options[position]?.name ?? '',
    from: null,
    to: chosen.variant.values[position] ?? '',
  }));
  return { ...chosen, changes: [...listOptionChanges(product.options, chosen.variant, wanted), ...unknown] };
}

/** The positions of options for which the URL has only values that the product does not have. */
function unknownValues(
  { options }: VariantMatrix,
  parameters: NormalizedParameters,
  wanted: OptionCriteria,
): readonly number[] {
  return options.flatMap(({ name }, position) => {
    const key = normalizeText(name);
    const isAsked = parameters.has(key) && !reservedParameters.has(key);
    return isAsked && !wanted.has(position) ? [position] : [];
  });
}

const reservedParameters: ReadonlySet<string> = new Set(Object.values(reservedNames));

/** The index of the variant that the first known id or SKU names; each may have a prefix that ends in a slash. */
function findFirstIndex(
  variants: readonly Variant[],
  requested: readonly string[],
  keyOf: (variant: Variant) => string | null,
): number | null {
  if (requested.length === 0) return null;
  const places = indexByKey(variants.map((variant) => keyOf(variant) ?? ''));
  for (const each of requested) {
    const tail = each.slice(each.lastIndexOf('/') + 1);
    const place =
      places.get(each) ?? places.get(normalizeText(each)) ?? places.get(tail) ?? places.get(normalizeText(tail));
    if (place !== undefined) return place;
  }
  return null;
}

/** Keys as they are and folded (paths arrive in lower case); an exact key comes before another's folded form. */
function indexByKey(keys: readonly string[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const spellings of [keys, keys.map(normalizeText)]) {
    for (const [place, key] of spellings.entries()) if (key !== '' && !indexes.has(key)) indexes.set(key, place);
  }
  return indexes;
}

function hasOption(product: VariantMatrix, foldedName: string): boolean {
  return product.options.some((option) => normalizeText(option.name) === foldedName);
}

function selectVariant(
  product: VariantMatrix,
  index: number,
  matchedBy: VariantSelection['matchedBy'],
): VariantSelection | null {
  const variant = product.variants[index];
  return variant ? { variant, index, matchedBy, changes: [] } : null;
}

/**
 * The values a URL asks for of each option, in every spelling the product has of them. The first known value counts;
 * options whose names compare equal share the values given under that name.
 */
function readOptionCriteria(product: VariantMatrix, parameters: NormalizedParameters): OptionCriteria {
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
