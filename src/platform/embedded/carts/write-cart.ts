import type { CartRefusal } from '#shop/cart.ts';
import type { CartAnswer, CartWrite } from '../../port.ts';
import type { ShopTerms } from '../shop-terms.ts';
import type { Store } from '../store.ts';
import { cartOfWrite, readLines, startCart, writeCart, writeLines, type CartRow, type LineRow } from './cart-rows.ts';
import { priceCart } from './price-cart.ts';
import { noteWritten, wasWritten } from './written.ts';

/** A cart's contents before a write, or as one wants them. */
export interface Contents {
  readonly lines: readonly LineRow[];
  readonly note: string;
  readonly code: string | null;
}

export type Wish =
  | { readonly ok: true; readonly contents: Partial<Contents> }
  | { readonly ok: false; readonly reason: CartRefusal; readonly detail: string | null };

/** One write as it is made: when, by which terms, for which country. */
export interface Writing {
  readonly store: Store;
  readonly terms: ShopTerms;
  readonly now: string;
  readonly country: string;
}

const nothing: Contents = { lines: [], note: '', code: null };

/**
 * Makes one write of a cart, all of it or nothing, one after the other: `wish` is given the cart as no other write can
 * change it meanwhile. A write whose key is known was made before and only answers.
 */
export function writeToCart(writing: Writing, write: CartWrite, wish: (contents: Contents) => Wish): CartAnswer {
  const { store, now, terms } = writing;
  return store.transaction(() => {
    const cart = cartOfWrite(store, write, now);
    if (cart && write.key !== null && wasWritten(store, cart.id, write.key)) return accept(writing, cart);
    const before = cart ? { lines: readLines(store, cart.id), note: cart.note, code: cart.code } : nothing;
    const wished = wish(before);
    if (!wished.ok) {
      const { reason, detail } = wished;
      return { ref: cart?.ref ?? null, result: { ok: false, reason, detail, cart: cart && priced(writing, cart) } };
    }
    const expires = new Date(Date.parse(now) + terms.cart.days * dayMs).toISOString();
    const written = { ...(cart ?? startCart(store, write.key, { now, expires })), ...pick(wished.contents, before) };
    if (wished.contents.lines) writeLines(store, written.id, wished.contents.lines);
    writeCart(store, written, expires);
    if (write.key !== null) noteWritten(store, written.id, { key: write.key, now });
    return accept(writing, { ...written, revision: written.revision + 1 });
  });
}

const dayMs = 24 * 60 * 60 * 1000;

function pick({ note, code }: Partial<Contents>, before: Contents): Pick<Contents, 'note' | 'code'> {
  return { note: note ?? before.note, code: code === undefined ? before.code : code };
}

function accept(writing: Writing, cart: CartRow): CartAnswer {
  return { ref: cart.ref, result: { ok: true, cart: priced(writing, cart) } };
}

function priced({ store, terms, now, country }: Writing, cart: CartRow) {
  return priceCart(store, cart, { terms, now, country, email: null, method: null }).cart;
}
