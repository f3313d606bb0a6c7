import { z } from 'zod';

const pairs = z.record(z.string(), z.string());

/** What Shopify's columns have no place for, in the column `Storefront data` of a product's first row. */
export const productData = z.strictObject({
  subtitle: z.string().nullable(),
  /** Markdown; `Body (HTML)` is made of it. */
  description: z.string(),
  collection: z.string().nullable(),
  details: z.array(z.tuple([z.string().min(1), z.string()])),
  /** By option and value. */
  swatches: z.record(z.string(), pairs),
  /** In the order of the pictures' rows. */
  pictures: z.array(z.strictObject({ key: z.string(), role: z.enum(['look', 'detail', 'top']), shows: pairs })),
  /** In the order of the variants' rows. */
  variants: z.array(
    z.strictObject({
      title: z.string(),
      picture: z.string().nullable(),
      unitPrice: z.strictObject({ price: z.int().nonnegative(), reference: z.string() }).nullable(),
    }),
  ),
  fulfilment: z.enum(['stock', 'made-to-order', 'digital']),
  fulfilmentNote: z.string().nullable(),
  salesRank: z.int().positive().nullable(),
  createdAt: z.iso.datetime(),
});

export type ProductData = z.infer<typeof productData>;

/** null for what is no such data. */
export function readProductData(text: string): ProductData | null {
  try {
    return productData.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
