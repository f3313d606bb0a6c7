import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * What Shopify's columns have no place for, in the column `Storefront data` of a product's first row. Where a column
 * says the same in its own way, what is here holds as long as the column was not edited.
 */
export const storefrontDataSchema = z.strictObject({
  subtitle: z.string().nullable(),
  /** Markdown, and a digest of the cell with the HTML that was made of it. */
  description: z.string(),
  html: z.string(),
  /** Where the cell with their list would be read as others. */
  tags: z.array(z.string()).exactOptional(),
  collection: z.string().nullable(),
  details: z.array(z.tuple([z.string().min(1), z.string()])),
  /** By name; values in their order with their swatches. */
  options: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.string().nullable()]))])),
  /** `src`: as the column says it. */
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
  /** Those of which there is more to say. */
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

/** null for what is no such data. */
export function parseStorefrontData(text: string): StorefrontData | null {
  try {
    return storefrontDataSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** By which an edited cell is told from one that is as it was exported. */
export function digestOf(cell: string): string {
  return createHash('sha256').update(cell.trim()).digest('base64url').slice(0, 12);
}

/** A product without options has this one variant. */
export function variantTitle(values: readonly string[]): string {
  return values.join(' / ') || 'Default';
}
