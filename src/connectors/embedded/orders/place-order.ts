import type { Buyer, OrderRequest, OrderResult } from '#shop/checkout/order.ts';
import { findCart, type CartRow } from '../carts/cart-rows.ts';
import { quoteCart, type QuotedCart } from '../carts/quote.ts';
import { cartDigest, insertOrder, findOrderByToken, findOrderOfCart, type OrderContent } from './orders.ts';
import { queueMail } from './mail-queue.ts';
import type { CommerceSettings } from '../commerce-settings.ts';
import type { Database } from '#storage/database.ts';
import { integerOrNull } from '#storage/row.ts';
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
    const isStockLow = takeStock(store, quoted, { now, lowStock: settings.notices.lowStock });
    insertOrder(store, {
      token,
      prefix: settings.orderPrefix,
      cartDigest: digest,
      placedAt: now,
      email,
      content: orderContent(quoted, { request, cart }),
    });
    store.run('DELETE FROM cart WHERE id = ?', cart.id);
    queueMail(store, { kind: 'confirmation', token, now });
    if (settings.notices.email !== null) {
      queueMail(store, { kind: 'new-order', token, now });
      if (isStockLow) queueMail(store, { kind: 'low-stock', token, now });
    }
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

/** Whether the stock of a variant has fallen to the number at which the merchant is notified. */
function takeStock(
  store: Database,
  { lines }: QuotedCart,
  { now, lowStock }: { readonly now: string; readonly lowStock: number | null },
): boolean {
  const quantities = new Map<string, number>();
  for (const { variant, quantity } of lines) quantities.set(variant.id, (quantities.get(variant.id) ?? 0) + quantity);
  let isLow = false;
  for (const [variantId, quantity] of quantities) {
    const row = store.first('SELECT stock FROM variant WHERE id = ?', variantId);
    const before = row && integerOrNull(row, 'stock');
    if (before === null) continue;
    // A variant that is sold without stock too has none left rather than less.
    const stock = Math.max(0, before - quantity);
    setStock(store, variantId, { stock, now });
    if (lowStock !== null && before > lowStock && stock <= lowStock) isLow = true;
  }
  return isLow;
}

interface OrderSource {
  readonly request: OrderRequest;
  readonly cart: CartRow;
}

function orderContent({ cart, lines, quote }: QuotedCart, from: OrderSource): OrderContent {
  const method = quote.methods.find(({ id }) => id === quote.method);
  if (!method || !cart.delivery) throw new Error('An order needs a delivery method.');
  return {
    buyer: toBuyer(from.request),
    lines: lines.map(({ title, handle, variant, picture, attributes, quantity, price, total }) => ({
      title,
      handle,
      variant: { id: variant.id, sku: variant.sku, options: [...variant.options] },
      ...(picture && { picture }),
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
      ...(method.arrives && { arrives: [...method.arrives] }),
    },
    subtotal: cart.subtotal,
    discount: cart.discount,
    delivery: cart.delivery,
    total: cart.total,
    tax: quote.tax,
  };
}

function toBuyer(request: OrderRequest): Buyer {
  const { email, name, phone, street, addition, postcode, city, region, country } = request;
  const buyer = { email: email.trim(), name, phone, street, addition, postcode, city, country };
  return region === undefined ? buyer : { ...buyer, region };
}
