import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CartLineInput, CartRef, Carts, Checkout } from '#commerce/port.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { Order } from '#shop/checkout/order.ts';
import { readCartCookies } from './cart-cookies.ts';

/** A request that concerns the cart of the visitor who sent it. */
export interface VisitorRequest {
  readonly request: Request;
  /** Scheme and host of this site. */
  readonly origin: string;
  readonly carts: Carts;
  /** null where buyers pay on the platform's own page. */
  readonly checkout: Checkout | null;
}

/** The cart that a visitor's cookies refer to. */
export interface VisitorCart {
  readonly ref: CartRef | null;
  readonly cart: Cart | null;
  /** The platform no longer had the cart, and a new one was filled with its last known lines. */
  readonly isRecovered: boolean;
  /** The order that was placed with the cart; then `ref` and `cart` are null. */
  readonly order: Order | null;
}

/**
 * Finds the visitor's cart. One that the platform no longer has is filled again, as far as its lines can be bought, but
 * not by a prefetch or a HEAD request: these show no cart and change nothing.
 */
export async function findVisitorCart({ request, origin, carts, checkout }: VisitorRequest): Promise<VisitorCart> {
  const { ref, lines } = readCartCookies(request.headers.get('cookie'), isSecure(origin));
  if (ref === null) return noCart;
  const cart = await carts.read(ref);
  if (cart) return { ...noCart, ref, cart };
  const order = (await checkout?.orderOf(ref)) ?? null;
  if (order) return { ...noCart, order };
  return mayWrite(request) ? recoverCart(carts, ref, lines) : noCart;
}

/** Whether somebody asked for what the request shows or changes. */
export function mayWrite({ method, headers }: Request): boolean {
  return method !== 'HEAD' && !headers.has('sec-purpose');
}

/** Whether cookies are limited to HTTPS; a shop on http://localhost could not set such ones. */
export function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

const noCart: VisitorCart = { ref: null, cart: null, isRecovered: false, order: null };

/**
 * The idempotency key is derived from the old reference: concurrent requests that carry it get the same new cart. Other
 * requests are answered before a large cart is shown.
 */
async function recoverCart(carts: Carts, ref: CartRef, lines: readonly CartLineInput[]): Promise<VisitorCart> {
  if (lines.length === 0) return noCart;
  const key = createHash('sha256').update(`recovered ${ref}`).digest('base64url');
  const written = await carts.setLines({ ref: null, key }, lines);
  await nextTurn();
  return written.result.ok ? { ...noCart, ref: written.ref, cart: written.result.cart, isRecovered: true } : noCart;
}
