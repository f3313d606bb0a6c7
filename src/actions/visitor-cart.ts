import { createHash } from 'node:crypto';
import type { Cart } from '#shop/cart.ts';
import type { Order } from '#shop/order.ts';
import type { CartRef, Carts, Checkout } from '#platform/port.ts';
import type { CartCookies } from './cookies.ts';

/** The cart that a visitor's cookies lead to. */
export interface VisitorCart {
  readonly ref: CartRef | null;
  readonly cart: Cart | null;
  /** It had been forgotten and was filled again. */
  readonly recovered: boolean;
  /** The order that it became; then there is no cart. */
  readonly order: Order | null;
}

export interface Tills {
  readonly carts: Carts;
  readonly checkout: Checkout | null;
}

/** Finds a visitor's cart. One that the platform forgot is filled again with its last known lines, as far as they go. */
export async function findVisitorCart({ carts, checkout }: Tills, { ref, lines }: CartCookies): Promise<VisitorCart> {
  if (ref === null) return none;
  const cart = await carts.read(ref);
  if (cart) return { ...none, ref, cart };
  const order = (await checkout?.orderOf(ref)) ?? null;
  if (order) return { ...none, order };
  // Whoever comes twice with the same old name is given the same new cart.
  const mark = createHash('sha256').update(`recovered ${ref}`).digest('base64url');
  let found: Pick<VisitorCart, 'ref' | 'cart'> = none;
  for (const [index, line] of lines.entries()) {
    const key = `${mark}-${found.ref === null ? 'first' : index}`;
    const answer = await carts.add({ ref: found.ref, key }, [line]);
    if (answer.result.ok) found = { ref: answer.ref, cart: answer.result.cart };
  }
  return { ...none, ...found, recovered: found.ref !== null };
}

const none: VisitorCart = { ref: null, cart: null, recovered: false, order: null };
