import type { Terminology } from '#shop/profile.ts';

/** A number of products in the shop's words; no number when the platform cannot count. */
export function productCountText(total: number | null, { product, products }: Terminology): string {
  if (total === null) return products.charAt(0).toUpperCase() + products.slice(1);
  return total === 1 ? `1 ${product}` : `${total} ${products}`;
}
