import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * Fields that Shopify's columns cannot hold, in the column `Storefront data` of a product's first row. Where another column
 * has the same field in its own form, this one is used unless that column was edited.
 */
const storefrontDataSchema = z.strictObject({
  subtitle: z.string().nullable(),
  /** Markdown; `html` is a digest of the cell with the HTML rendered from it. */
  description: z.string(),
  html: z.string(),
  /** Present where a comma-separated list would be parsed into other tags. */
  tags: z.array(z.string()).exactOptional(),
  collection: z.string().nullable(),
  details: z.array(z.tuple([z.string().min(1), z.string()])),
  /** Names with their values in order, each with its swatch. */
  options: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.string().nullable()]))])),
  /** `src`: as in its column. */
  pictures: z.array(
    z.strictObject({
      src: z.string(),
      key: z.string().min(1),
      role: z.enum(['look', 'detail', 'top']),
      shows: z.record(z.string(), z.string()),
      template: z.string(),
      width: z.int().positive(),
      height: z.int().positive(),
      widths: z.array(z.int().positive()),
      formats: z.array(z.enum(['avif', 'webp', 'jpeg'])),
      colour: z.string().nullable(),
    }),
  ),
  /** Films, which Shopify's files do not have; absent: none. `src`: the address of the file. */
  videos: z.array(z.strictObject({ key: z.string().min(1), src: z.string(), alt: z.string() })).exactOptional(),
  /** Variants with a title or unit price of their own. */
  variants: z.array(
    z.strictObject({
      values: z.array(z.string()),
      title: z.string(),
      unitPrice: z.strictObject({ price: z.int().nonnegative(), reference: z.string() }).nullable(),
    }),
  ),
  fulfilment: z.enum(['stock', 'made-to-order', 'digital']),
  fulfilmentNote: z.string().nullable(),
  salesRank: z.int().positive().nullable(),
  createdAt: z.iso.datetime(),
});

export type StorefrontData = z.infer<typeof storefrontDataSchema>;

/** null for an invalid cell. */
export function parseStorefrontData(text: string): StorefrontData | null {
  try {
    return storefrontDataSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A digest that differs once a cell is edited. */
export function digestOf(cell: string): string {
  return createHash('sha256').update(cell.trim()).digest('base64url').slice(0, 12);
}

/** The title of a variant by its option values. */
export function variantTitle(values: readonly string[]): string {
  return values.join(' / ') || 'Default';
}
