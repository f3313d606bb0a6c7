import type { Money } from '../product/money.ts';
import type { Cart } from './cart.ts';

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
