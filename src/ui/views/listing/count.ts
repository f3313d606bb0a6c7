import type { Words } from '#shop/profile.ts';

/** A number of products in the shop's words; no number when the platform cannot count. */
export function countOf(total: number | null, { product, products }: Words): string {
  if (total === null) return products.charAt(0).toUpperCase() + products.slice(1);
  return total === 1 ? `1 ${product}` : `${total} ${products}`;
}
