import type { AppliedCode, Cart, CartLine } from '#shop/cart/cart.ts';
import type { Money } from '#shop/product/money.ts';

/** Stock is mentioned from this number of pieces down. */
const lowStock = 3;

/** Why a line cannot be bought, or may soon not be, in a sentence; null when neither is so. */
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

/** Why a code has no effect on this cart, in a sentence; null when it has one. */
export function codeWarning({ unmet }: AppliedCode): string | null {
  if (!unmet) return null;
  const { reason, detail } = unmet;
  if (reason === 'code_minimum' && detail) return `It works from ${detail}.`;
  if (reason === 'code_country' && detail) return `It works in ${detail}.`;
  if (reason === 'code_not_yet' && detail) return `It begins on ${detail}.`;
  if (reason === 'code_ended' && detail) return `It ended on ${detail}.`;
  if (reason === 'code_used') return 'You have used it already.';
  return reason === 'code_nothing_fits' ? 'Nothing in the cart fits it yet.' : 'It is no longer valid.';
}

export interface FreeDeliveryProgress {
  readonly left: Money;
  /** Minor units. */
  readonly reached: number;
  readonly goal: number;
}

/** How far a cart is from free delivery; null when the shop offers none there or the cart is empty. */
export function freeDeliveryProgress(
  { subtotal, discount, delivery, count }: Cart,
  freeFrom: Money | null,
): FreeDeliveryProgress | null {
  if (!freeFrom || !delivery || count === 0) return null;
  const reached = Math.min(subtotal.amount - discount.amount, freeFrom.amount);
  const left = delivery.amount === 0 ? 0 : freeFrom.amount - reached;
  if (left === 0 && delivery.amount > 0) return null;
  return { left: { ...freeFrom, amount: left }, reached: freeFrom.amount - left, goal: freeFrom.amount };
}
