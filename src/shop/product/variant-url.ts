import { normalizeText, toUrlText } from '../text/normalize.ts';
import type { VariantMatrix, Variant, VariantLink } from './product.ts';
import { reservedNames } from './variant.ts';

/** How the shop's own links name a variant: option values, `?variant=<id>`, or the id in the path. */
export type VariantScheme = 'options' | 'id' | 'path';

/**
 * The URL of a variant under its product's `path`; it opens exactly this variant. Where a scheme cannot say which one
 * (values that compare equal, option names that are reserved or alike, an id that a path would not carry unchanged),
 * the id goes into the query.
 */
export function variantUrl(path: string, link: VariantLink, scheme: VariantScheme): string {
  if (scheme === 'path' && isPathSafe(link.id)) return `${path}/${link.id}`;
  if (scheme === 'options' && isUniqueByOptions(link)) return withQuery(path, optionPairs(link));
  return withQuery(path, [['variant', link.id]]);
}

/** Makes the links of a product's variants; it looks at all variants once. */
export function variantLinks(product: VariantMatrix): (variant: Variant) => VariantLink {
  const keyOf = combinationKeyBuilder();
  const seen = new Map<string, number>();
  for (const variant of product.variants) {
    const key = keyOf(variant);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return (variant) => {
    const link = variantLink(product, variant);
    return (seen.get(keyOf(variant)) ?? 0) > 1 ? { ...link, ambiguous: true } : link;
  };
}

/** A link that names a variant by the product's options, without looking at the others. */
export function variantLink({ options }: Pick<VariantMatrix, 'options'>, { id, sku, values }: Variant): VariantLink {
  return { id, sku, options: options.map(({ name }, index) => ({ name, value: values[index] ?? '' })) };
}

/** Keys that are equal when all values of two variants compare equal. Values repeat, so each is folded once. */
function combinationKeyBuilder(): (variant: Variant) => string {
  const folded = new Map<string, string>();
  const remember = (value: string): string => {
    const known = folded.get(value) ?? normalizeText(value);
    folded.set(value, known);
    return known;
  };
  return ({ values }) => values.map(remember).join('\n');
}

/** Paths are made lower case before they are looked at. */
function isPathSafe(id: string): boolean {
  return /^[0-9a-z_~-]+$/.test(id);
}

const reserved: ReadonlySet<string> = new Set(Object.values(reservedNames));

function isUniqueByOptions(variantLink: VariantLink): boolean {
  if (variantLink.ambiguous) return false;
  const names = variantLink.options.map(({ name }) => normalizeText(name));
  const values = variantLink.options.map(({ value }) => normalizeText(value));
  return (
    new Set(names).size === names.length &&
    names.every((name) => !reserved.has(name)) &&
    values.every((value) => value !== '')
  );
}

function optionPairs(link: VariantLink): readonly (readonly [string, string])[] {
  return link.options.map(({ name, value }) => [toUrlText(name), toUrlText(value)] as const);
}

function withQuery(path: string, pairs: readonly (readonly [string, string])[]): string {
  const query = pairs.map(([name, value]) => `${encodeParameter(name)}=${encodeParameter(value)}`).join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** As `URLSearchParams` does, which is slow for the many texts that stay as they are. */
function encodeParameter(text: string): string {
  return /^[\w.*-]*$/.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1);
}
