import { formatMoney } from '#shop/product/money.ts';
import { statedDetails } from '#shop/product/product.ts';
import { sanitizeForModel } from '../model/prompt-safety.ts';
import type { SearchOutcome } from '../retrieval/find-products.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';

/** Longest texts that a language model receives, in UTF-16 code units. */
export const maxModelText = { title: 120, text: 400, value: 80 } as const;
const maxVariants = 20;
const maxDetails = 40;

/** The products of a search in compact form for a language model, with what was left out to find them. */
export function outcomeForModel(
  { found, total, dropped, isClose }: SearchOutcome,
  locale: string,
): Readonly<Record<string, unknown>> {
  return {
    products: found.map((each) => productForModel(each, locale)),
    total,
    comes_close: isClose,
    dropped: dropped.map((label) => sanitizeForModel(label, maxModelText.value)),
  };
}

/** A product in compact form for a language model: prices as the shop writes them, the variant that matches marked. */
export function productForModel({ product, variant }: ProductMatch, locale: string): Readonly<Record<string, unknown>> {
  return {
    product: product.handle,
    title: sanitizeForModel(product.title, maxModelText.title),
    type: sanitizeForModel(product.type ?? '', maxModelText.value),
    variants: product.variants.slice(0, maxVariants).map((each) => ({
      variant_id: each.id,
      values: each.values.map((value) => sanitizeForModel(value, maxModelText.value)),
      price: formatMoney(each.price, locale),
      in_stock: each.available,
      ...(each.id === variant.id ? { matches: true } : {}),
    })),
  };
}

/** A product as `productForModel`, with its description and details. */
export function productDetailsForModel(found: ProductMatch, locale: string): Readonly<Record<string, unknown>> {
  const { summary } = found.product;
  return {
    ...productForModel(found, locale),
    description: sanitizeForModel(summary, maxModelText.text),
    details: statedDetails(found.product)
      .slice(0, maxDetails)
      .map(({ name, value }) => [name, value].map((text) => sanitizeForModel(text, maxModelText.value)).join(': ')),
  };
}
