import type { CartWrite, CartWriteResult } from '#commerce/port.ts';
import type { CartRefusal } from '#shop/cart/cart.ts';
import type { Database } from '#storage/database.ts';
import type { CommerceSettings } from '../commerce-settings.ts';
import {
  type CartLineRow,
  type CartRow,
  findCartForWrite,
  readLines,
  startCart,
  writeCart,
  writeLines,
} from './cart-rows.ts';
import { priceCart } from './price-cart.ts';

/** A cart's contents before a write, or as one wants them. */
export interface CartContents {
  readonly lines: readonly CartLineRow[];
  readonly note: string;
  readonly code: string | null;
}

export type CartUpdate =
  | { readonly ok: true; readonly contents: Partial<CartContents> }
  | { readonly ok: false; readonly reason: CartRefusal; readonly detail: string | null };

/** One write as it is made: when, by which terms, for which country. */
export interface CartWriteContext {
  readonly store: Database;
  readonly settings: CommerceSettings;
  readonly now: string;
  readonly country: string;
}

const emptyContents: CartContents = { lines: [], note: '', code: null };

/**
 * Makes one write of a cart, all of it or nothing, one after the other: `wish` is given the cart as no other write can
 * change it meanwhile. A write whose key is known was made before and only answers.
 */
export function writeToCart(
  writing: CartWriteContext,
  write: CartWrite,
  change: (contents: CartContents) => CartUpdate,
): CartWriteResult {
  const { store, now, settings } = writing;
  return store.transaction(() => {
    const cart = findCartForWrite(store, write, now);
    if (cart && write.key !== null && isWriteRecorded(store, cart.id, write.key)) return accept(writing, cart);
    const before = cart ? { lines: readLines(store, cart.id), note: cart.note, code: cart.code } : emptyContents;
    const update = change(before);
    if (!update.ok) {
      const { reason, detail } = update;
      return { ref: cart?.ref ?? null, result: { ok: false, reason, detail, cart: cart && pricedCart(writing, cart) } };
    }
    const expires = new Date(Date.parse(now) + settings.cart.days * dayMs).toISOString();
    const written = {
      ...(cart ?? startCart(store, write.key, { now, expires })),
      ...mergeContents(update.contents, before),
    };
    if (update.contents.lines) writeLines(store, written.id, update.contents.lines);
    writeCart(store, written, expires);
    if (write.key !== null) recordWrite(store, written.id, { key: write.key, now });
    return accept(writing, { ...written, revision: written.revision + 1 });
  });
}

const dayMs = 24 * 60 * 60 * 1000;

function mergeContents(
  { note, code }: Partial<CartContents>,
  before: CartContents,
): Pick<CartContents, 'note' | 'code'> {
  return { note: note ?? before.note, code: code === undefined ? before.code : code };
}

function accept(writing: CartWriteContext, cart: CartRow): CartWriteResult {
  return { ref: cart.ref, result: { ok: true, cart: pricedCart(writing, cart) } };
}

function pricedCart({ store, settings, now, country }: CartWriteContext, cart: CartRow) {
  return priceCart(store, cart, { settings, now, country, email: null, method: null }).cart;
}

/** For how long a repeated write is known as one. */
const idempotencyMs = 24 * 60 * 60 * 1000;

/** Whether a write of this key has been made to this cart. */
export function isWriteRecorded(store: Database, cartId: number, key: string): boolean {
  return store.first('SELECT 1 FROM cart_write WHERE cart_id = ? AND key = ?', cartId, key) !== null;
}

/** Remembers a write, and forgets old ones. */
export function recordWrite(store: Database, cartId: number, write: { key: string; now: string }): void {
  const { key, now } = write;
  store.run('DELETE FROM cart_write WHERE at < ?', new Date(Date.parse(now) - idempotencyMs).toISOString());
  store.run('INSERT INTO cart_write (cart_id, key, at) VALUES (?, ?, ?)', cartId, key, now);
}
