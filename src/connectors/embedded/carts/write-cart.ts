import type { CartWrite, CartWriteResult } from '#commerce/port.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { LineRefusal } from '#shop/cart/cart-lines.ts';
import type { Database } from '#storage/database.ts';
import type { CommerceSettings } from '../commerce-settings.ts';
import type { LinePricing } from './line-appearances.ts';
import {
  type CartLineRow,
  type CartRow,
  findCartForWrite,
  readLines,
  startCart,
  writeCart,
  writeLines,
} from './cart-rows.ts';
import { priceCart, pricingContext } from './price-cart.ts';

/** What a write can change of a cart. */
export interface CartContents {
  readonly lines: readonly CartLineRow[];
  readonly note: string;
  readonly code: string | null;
}

export type CartUpdate =
  | { readonly ok: true; readonly contents: Partial<CartContents>; readonly leftOut?: LineRefusal }
  | ({ readonly ok: false } & LineRefusal);

/** What every write of a cart needs besides the write itself. `country` is the one to deliver to. */
export interface CartWriteContext extends LinePricing {
  readonly store: Database;
  /** A new unguessable name for a cart. */
  readonly createToken: () => string;
  readonly settings: CommerceSettings;
  readonly country: string;
}

const emptyContents: CartContents = { lines: [], note: '', code: null };

/**
 * Writes to a cart in one transaction: `change` is given the contents that no other write can alter meanwhile. A write
 * whose key was recorded before changes nothing and returns the cart as it is.
 */
export function writeToCart(
  context: CartWriteContext,
  write: CartWrite,
  change: (contents: CartContents) => CartUpdate,
): CartWriteResult {
  const { store, now, settings } = context;
  return store.transaction(() => {
    const cart = findCartForWrite(store, write, now);
    if (cart && write.key !== null && isWriteRecorded(store, cart.id, write.key)) return accept(context, cart);
    const before = cart ? { lines: readLines(store, cart.id), note: cart.note, code: cart.code } : emptyContents;
    const update = change(before);
    if (!update.ok) {
      const { reason, detail } = update;
      return { ref: cart?.ref ?? null, result: { ok: false, reason, detail, cart: cart && pricedCart(context, cart) } };
    }
    const expires = new Date(Date.parse(now) + settings.cart.days * dayMs).toISOString();
    const written = {
      ...(cart ?? startCart(store, { ref: context.createToken(), key: write.key, now, expires })),
      ...mergeContents(update.contents, before),
    };
    if (update.contents.lines) writeLines(store, written.id, update.contents.lines);
    writeCart(store, written, expires);
    if (write.key !== null) recordWrite(store, written.id, { key: write.key, now });
    const accepted = accept(context, { ...written, revision: written.revision + 1 });
    return update.leftOut ? { ...accepted, leftOut: update.leftOut } : accepted;
  });
}

const dayMs = 24 * 60 * 60 * 1000;

function mergeContents(
  { note, code }: Partial<CartContents>,
  before: CartContents,
): Pick<CartContents, 'note' | 'code'> {
  return { note: note ?? before.note, code: code === undefined ? before.code : code };
}

function accept(context: CartWriteContext, cart: CartRow): CartWriteResult {
  return { ref: cart.ref, result: { ok: true, cart: pricedCart(context, cart) } };
}

function pricedCart(context: CartWriteContext, cart: CartRow): Cart {
  return priceCart(context.store, cart, pricingContext(context)).cart;
}

/** How long the keys of writes are stored. */
const idempotencyMs = dayMs;

function isWriteRecorded(store: Database, cartId: number, key: string): boolean {
  return store.first('SELECT 1 FROM cart_write WHERE cart_id = ? AND key = ?', cartId, key) !== null;
}

/** Stores the key of a write and deletes old keys. */
function recordWrite(store: Database, cartId: number, write: { key: string; now: string }): void {
  const { key, now } = write;
  store.run('DELETE FROM cart_write WHERE at < ?', new Date(Date.parse(now) - idempotencyMs).toISOString());
  store.run('INSERT INTO cart_write (cart_id, key, at) VALUES (?, ?, ?)', cartId, key, now);
}
