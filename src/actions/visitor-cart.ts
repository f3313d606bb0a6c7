import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CartRef, CartWrite, CartWriteResult, Carts, Checkout } from '#commerce/port.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { Order } from '#shop/checkout/order.ts';
import { type CartCookies, hasLeft, readCartCookies, readCartRef } from './cart-cookies.ts';

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
  /** The platform no longer had the cart, and a new one was filled with its last known lines, note and codes. */
  readonly isRecovered: boolean;
  /** The order that was placed with the cart; then `ref` and `cart` are null. */
  readonly order: Order | null;
  /** The platform no longer has the cart, and the visitor had gone to its checkout: then `ref` and `cart` are null. */
  readonly isClosed?: true;
}

/**
 * Finds the visitor's cart. If the platform no longer has it, a new one is filled with those of its lines that can be
 * bought. Not so if the visitor had gone to the platform's own checkout with it, where it was probably ordered without
 * this shop being told, nor for a prefetch or a HEAD request, which must change nothing.
 */
export async function findVisitorCart({ request, origin, carts, checkout }: VisitorRequest): Promise<VisitorCart> {
  const cookies = request.headers.get('cookie');
  const ref = readCartRef(cookies, isSecure(origin));
  if (ref === null) return noCart;
  const cart = await carts.read(ref);
  if (cart) return { ...noCart, ref, cart };
  const order = (await checkout?.orderOf(ref)) ?? null;
  if (order) return { ...noCart, order };
  if (!checkout && hasLeft(cookies, ref, isSecure(origin))) return { ...noCart, isClosed: true };
  return mayWrite(request) ? recoverCart(carts, ref, readCartCookies(cookies, isSecure(origin))) : noCart;
}

/** Whether a request was made by a visitor's action, so that it may change something. */
export function mayWrite({ method, headers }: Request): boolean {
  return method !== 'HEAD' && !headers.has('sec-purpose');
}

/** Whether cookies are limited to https; a shop on http://localhost could not set these. */
export function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

const noCart: VisitorCart = { ref: null, cart: null, isRecovered: false, order: null };

/**
 * The idempotency key is derived from the old reference: concurrent requests that carry it get the same new cart. Other
 * requests are answered before a large cart is shown.
 */
async function recoverCart(carts: Carts, ref: CartRef, { lines, note, codes }: CartCookies): Promise<VisitorCart> {
  if (lines.length === 0) return noCart;
  const key = createHash('sha256').update(`recovered ${ref}`).digest('base64url');
  const filled = await carts.setLines({ ref: null, key }, lines);
  await nextTurn();
  if (!filled.result.ok) return noCart;
  let recovered: Pick<VisitorCart, 'ref' | 'cart'> = { ref: filled.ref, cart: filled.result.cart };
  const write = (name: string): CartWrite => ({ ref: filled.ref, key: `${key}-${name}` });
  if (note !== '') recovered = acceptedOr(recovered, await carts.setNote(write('note'), note));
  for (const code of codes) recovered = acceptedOr(recovered, await carts.applyCode(write(code), code));
  return { ...noCart, ...recovered, isRecovered: true };
}

/** The cart after a write, or as it was before one that was refused. */
function acceptedOr(
  before: Pick<VisitorCart, 'ref' | 'cart'>,
  { ref, result }: CartWriteResult,
): Pick<VisitorCart, 'ref' | 'cart'> {
  return result.ok ? { ref, cart: result.cart } : before;
}
