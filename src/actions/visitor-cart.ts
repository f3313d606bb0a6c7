import { createHash } from 'node:crypto';
import type { Cart } from '#shop/cart/cart.ts';
import type { Order } from '#shop/checkout/order.ts';
import type { CartRef, Carts, Checkout } from '#commerce/port.ts';
import type { CartCookies } from './cart-cookies.ts';

/** The cart that a visitor's cookies lead to. */
export interface VisitorCart {
  readonly ref: CartRef | null;
  readonly cart: Cart | null;
  /** It had been forgotten and was filled again. */
  readonly isRecovered: boolean;
  /** The order that it became; then there is no cart. */
  readonly order: Order | null;
}

export interface CartServices {
  readonly carts: Carts;
  readonly checkout: Checkout | null;
}

/** Finds a visitor's cart. One that the platform forgot is filled again with its last known lines, as far as they go. */
export async function findVisitorCart(
  { carts, checkout }: CartServices,
  { ref, lines }: CartCookies,
): Promise<VisitorCart> {
  if (ref === null) return noCart;
  const cart = await carts.read(ref);
  if (cart) return { ...noCart, ref, cart };
  const order = (await checkout?.orderOf(ref)) ?? null;
  if (order) return { ...noCart, order };
  // Whoever comes twice with the same old name is given the same new cart.
  const recoveryKey = createHash('sha256').update(`recovered ${ref}`).digest('base64url');
  let refilled: Pick<VisitorCart, 'ref' | 'cart'> = noCart;
  for (const [index, line] of lines.entries()) {
    const key = `${recoveryKey}-${refilled.ref === null ? 'first' : index}`;
    const answer = await carts.add({ ref: refilled.ref, key }, [line]);
    if (answer.result.ok) refilled = { ref: answer.ref, cart: answer.result.cart };
  }
  return { ...noCart, ...refilled, isRecovered: refilled.ref !== null };
}

const noCart: VisitorCart = { ref: null, cart: null, isRecovered: false, order: null };
