import { deliveryDates } from '#shop/checkout/delivery-dates.ts';
import type { Buyer, OrderMethod, OrderRequest, OrderResult } from '#shop/checkout/order.ts';
import { findCart, type CartRow } from '../carts/cart-rows.ts';
import { quoteCart, type QuotedCart } from '../carts/quote.ts';
import { cartDigest, insertOrder, findOrderByToken, findOrderOfCart, type OrderContent } from './orders.ts';
import type { CommerceSettings } from '../commerce-settings.ts';
import type { Database } from '#storage/database.ts';
import { setStock } from '#catalog/write/price-and-stock.ts';

export interface OrderContext {
  readonly store: Database;
  readonly createToken: () => string;
  readonly settings: CommerceSettings;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Turns a cart into an order, in the same transaction that checks and takes stock and uses of codes. Placing a cart
 * again returns its order. An order whose total is not the one agreed to is refused.
 */
export function placeOrder(
  { store, createToken, settings, now }: OrderContext,
  ref: string,
  request: OrderRequest,
): OrderResult {
  return store.transaction(() => {
    const digest = cartDigest(ref);
    const placed = findOrderOfCart(store, digest);
    if (placed) return { ok: true, order: placed };
    const cart = findCart(store, ref, now);
    const { country, method } = request;
    const email = normalizeEmail(request.email);
    const quoted = cart && quoteCart(store, cart, { settings, now, country, email, method });
    if (!cart || !quoted || quoted.lines.length === 0) return refuse('cart_gone', null);
    const refusal = refuseOrder(quoted, request);
    if (refusal) return refusal;
    const token = createToken();
    takeStock(store, quoted, now);
    insertOrder(store, {
      token,
      cartDigest: digest,
      placedAt: now,
      email,
      content: orderContent(quoted, { request, cart, arrives: arrivalDays(quoted, settings, now) }),
    });
    store.run('DELETE FROM cart WHERE id = ?', cart.id);
    const order = findOrderByToken(store, token);
    if (!order) throw new Error('The order that was just inserted cannot be read.');
    return { ok: true, order };
  });
}

/** The form in which customers are compared: letter case does not matter. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

function refuseOrder(quoted: QuotedCart, request: OrderRequest): OrderResult | null {
  const { cart, isBlocked, method } = quoted.quote;
  if (isBlocked) return refuse('stock', quoted);
  if (method === null || method !== request.method) return refuse('delivery', quoted);
  if (cart.total.amount === request.agreedTotal) return null;
  return refuse(cart.codes.some(({ unmet }) => unmet) ? 'code' : 'total', quoted);
}

function refuse(reason: (OrderResult & { ok: false })['reason'], quoted: QuotedCart | null): OrderResult {
  const unmet = quoted?.cart.codes.find((code) => code.unmet)?.unmet ?? null;
  return { ok: false, reason, code: unmet, quote: quoted?.quote ?? null };
}

function takeStock(store: Database, { lines }: QuotedCart, now: string): void {
  const left = new Map(lines.map(({ variant, stock }) => [variant.id, stock]));
  for (const { variant, quantity } of lines) {
    const stock = left.get(variant.id) ?? null;
    if (stock !== null) left.set(variant.id, stock - quantity);
  }
  for (const [variantId, stock] of left) if (stock !== null) setStock(store, variantId, { stock, now });
}

/** The days of arrival as they are when the order is placed; null when the shop promises none or nothing is sent. */
function arrivalDays(
  { lines, method }: QuotedCart,
  { dispatch, timeZone }: CommerceSettings,
  now: string,
): OrderMethod['arrives'] | null {
  const parcel = lines.filter(({ requiresShipping }) => requiresShipping);
  if (!method || method.days[1] === 0 || parcel.length === 0) return null;
  if (!parcel.every(({ isStocked }) => isStocked)) return null;
  const terms = { ...dispatch, freeFrom: null, freeCountries: [], transitDays: method.days };
  return deliveryDates(terms, timeZone, new Date(now))?.arrives ?? null;
}

interface OrderSource {
  readonly request: OrderRequest;
  readonly cart: CartRow;
  readonly arrives: OrderMethod['arrives'] | null;
}

function orderContent({ cart, lines, method, quote }: QuotedCart, from: OrderSource): OrderContent {
  if (!method || !cart.delivery) throw new Error('An order needs a delivery method.');
  return {
    buyer: toBuyer(from.request),
    lines: lines.map(({ title, handle, variant: { id, sku, options }, attributes, quantity, price, total }) => ({
      title,
      handle,
      variant: { id, sku, options: [...options] },
      ...(attributes && { attributes }),
      quantity,
      price,
      total,
    })),
    note: from.cart.note,
    codes: cart.codes.filter(({ unmet }) => !unmet).map(({ code, title, amount }) => ({ code, title, amount })),
    method: {
      id: method.id,
      name: method.name,
      days: [...method.days],
      ...(from.arrives && { arrives: [...from.arrives] }),
    },
    subtotal: cart.subtotal,
    discount: cart.discount,
    delivery: cart.delivery,
    total: cart.total,
    tax: quote.tax,
  };
}

function toBuyer({ email, name, phone, street, addition, postcode, city, country }: OrderRequest): Buyer {
  return { email: email.trim(), name, phone, street, addition, postcode, city, country };
}
