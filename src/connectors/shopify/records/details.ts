import { z } from 'zod';
import type { ProductDetail } from '#shop/product/product.ts';
import type { ProductRating } from '#shop/product/sale-terms.ts';
import { measureText, parseJson, richText } from '#shop/text/structured-text.ts';
import type { MetafieldNode } from '../documents/product.ts';
import type { MetafieldSetting } from '../settings.ts';

/** The standard metafields of reviews and of the subtitle, which many apps fill. */
export const standardMetafields = {
  rating: { namespace: 'reviews', key: 'rating' },
  ratingCount: { namespace: 'reviews', key: 'rating_count' },
  subtitle: { namespace: 'descriptors', key: 'subtitle' },
} as const;

type MetafieldName = Pick<MetafieldNode, 'namespace' | 'key'>;

export function findMetafield(
  fields: readonly (MetafieldNode | null)[],
  { namespace, key }: MetafieldName,
): MetafieldNode | null {
  return fields.find((each) => each?.namespace === namespace && each.key === key) ?? null;
}

/** The configured metafields that the product has, in the configured order; types without words are left out. */
export function toDetails(
  fields: readonly (MetafieldNode | null)[],
  settings: readonly MetafieldSetting[],
): readonly ProductDetail[] {
  return settings.flatMap((setting) => {
    const field = findMetafield(fields, setting);
    const value = field && metafieldText(field);
    return value ? [{ name: setting.label, value }] : [];
  });
}

/**
 * A metafield in words; null for types that are no text, such as references and JSON. Values of lists are separated by
 * commas. https://shopify.dev/docs/apps/build/custom-data/metafields/list-of-data-types
 */
export function metafieldText({ type, value }: Pick<MetafieldNode, 'type' | 'value'>): string | null {
  const [, item] = /^list\.(.+)$/.exec(type) ?? [];
  if (item === undefined) return itemText(type, value);
  const items = z.array(z.unknown()).safeParse(parseJson(value)).data ?? [];
  const texts = items.flatMap((each) => itemText(item, typeof each === 'string' ? each : JSON.stringify(each)) ?? []);
  return texts.length > 0 ? texts.join(', ') : null;
}

const plainTypes: ReadonlySet<string> = new Set([
  'single_line_text_field',
  'multi_line_text_field',
  'number_integer',
  'number_decimal',
  'date',
  'color',
  'url',
]);
const measuredTypes: ReadonlySet<string> = new Set(['dimension', 'weight', 'volume']);

function itemText(type: string, value: string): string | null {
  if (plainTypes.has(type)) return value.trim() || null;
  if (measuredTypes.has(type)) return measureText(parseJson(value));
  if (type === 'rich_text_field') return richText(parseJson(value));
  return null;
}

const ratingSchema = z.object({
  value: z.coerce.number(),
  scale_min: z.coerce.number(),
  scale_max: z.coerce.number(),
});

/** The rating of the standard review metafields; null without reviews or if the values contradict each other. */
export function toRating(fields: readonly (MetafieldNode | null)[]): ProductRating | null {
  const rating = ratingSchema.safeParse(parseJson(findMetafield(fields, standardMetafields.rating)?.value ?? '')).data;
  const count = Number(findMetafield(fields, standardMetafields.ratingCount)?.value ?? '0');
  if (!rating || !Number.isInteger(count) || count < 1) return null;
  const { value, scale_min: lowest, scale_max: highest } = rating;
  return lowest < highest && value >= lowest && value <= highest ? { value, lowest, highest, count } : null;
}
