import { z } from 'zod';
import type { ProductTerms, VariantTerms } from '#shop/product/sale-terms.ts';
import { type SqlRow, textOrNull } from '#storage/row.ts';

const moneySchema = z.object({ amount: z.number(), currency: z.string() });

const variantTermsSchema: z.ZodType<VariantTerms> = z.object({
  quantityRule: z.object({ minimum: z.number(), maximum: z.number().nullable(), increment: z.number() }).nullable(),
  priceBreaks: z.array(z.object({ minimum: z.number(), price: moneySchema })),
  planPrices: z.array(z.object({ plan: z.string(), price: moneySchema, compareAt: moneySchema.nullable() })),
  formerPrice: moneySchema.nullable().default(null),
});

const productTermsSchema: z.ZodType<ProductTerms> = z.object({
  needsSellingPlan: z.boolean(),
  sellingPlans: z.array(
    z.object({ id: z.string(), group: z.string(), name: z.string(), description: z.string().nullable() }),
  ),
  rating: z.object({ value: z.number(), lowest: z.number(), highest: z.number(), count: z.number() }).nullable(),
});

/** How a variant is sold, as its row says; no field where it says nothing. */
export function variantTermsOf(row: SqlRow): { readonly terms?: VariantTerms } {
  const terms = textOrNull(row, 'terms');
  return terms === null ? {} : { terms: variantTermsSchema.parse(JSON.parse(terms)) };
}

/** How a product is sold, as its row says; no field where it says nothing. */
export function productTermsOf(row: SqlRow): { readonly terms?: ProductTerms } {
  const terms = textOrNull(row, 'terms');
  return terms === null ? {} : { terms: productTermsSchema.parse(JSON.parse(terms)) };
}
