import type { CartLine } from '#shop/cart.ts';

/** From how many pieces on hand it is worth saying. */
const lowStock = 3;

/** What could keep a line from being bought, in a sentence; null when nothing does. */
export function lineWarning({
  available,
  stock,
  quantity,
}: Pick<CartLine, 'available' | 'stock' | 'quantity'>): string | null {
  if (!available) return 'Sold out. Remove it to go on to checkout.';
  if (stock === null || stock <= 0) return null;
  const left = stock === 1 ? 'Only one left' : `Only ${stock} left`;
  if (quantity > stock) return `${left}. Take fewer to go on to checkout.`;
  return stock <= lowStock ? `${left}. It is not reserved until you pay.` : null;
}
