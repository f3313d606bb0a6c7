import { createHash } from 'node:crypto';
import { cartBounds } from '#shop/cart.ts';
import { planAdd, planQuantity } from '#shop/cart-lines.ts';
import { routes } from '#routes.ts';
import type { CartAdd, CartAnswer, Carts, CartWrite } from '../port.ts';
import { findCart, type LineRow } from './carts/cart-rows.ts';
import { patiently } from './carts/patiently.ts';
import { judge, priceCart, type Circumstances } from './carts/price-cart.ts';
import { priceLines, readOffers } from './carts/price-lines.ts';
import { writeToCart, type Contents, type Wish, type Writing } from './carts/write-cart.ts';
import { findCode, normalCode } from './codes.ts';
import { readTerms } from './shop-terms.ts';
import type { Store } from './store.ts';

export interface CartsParts {
  readonly store: Store;
  readonly clock: () => Date;
  /** Country that delivery is reckoned for until the buyer names theirs; null: the shop's own. */
  readonly country: string | null;
}

/** The carts of the shop in this process: every write in a transaction of its own. */
export function makeCarts({ store, clock, country }: CartsParts): Carts {
  const open = (): Writing => {
    const now = clock().toISOString();
    const terms = readTerms(store, now);
    return { store, terms, now, country: country ?? terms.country };
  };
  const write = (given: CartWrite, wish: (contents: Contents, writing: Writing) => Wish): Promise<CartAnswer> =>
    patiently(() => {
      const writing = open();
      return writeToCart(writing, given, (contents) => wish(contents, writing));
    });
  return {
    read: async (ref) => {
      const writing = open();
      const cart = findCart(store, ref, writing.now);
      return cart && priceCart(store, cart, circumstances(writing)).cart;
    },
    add: (given, added) => write(given, ({ lines }, writing) => addLines(lines, added, writing)),
    setQuantity: (given, lineId, quantity) =>
      write(given, ({ lines }, writing) => setQuantity(lines, { id: lineId, quantity }, writing)),
    setNote: (given, note) => write(given, ({ lines }, { terms }) => setNote(lines, note, terms.cart.noteCharacters)),
    applyCode: (given, code) => write(given, ({ lines }, writing) => applyCode(lines, code, writing)),
    removeCode: (given, code) =>
      write(given, (contents) => ({
        ok: true,
        contents: { code: contents.code === normalCode(code) ? null : contents.code },
      })),
    clear: (given) => write(given, () => ({ ok: true, contents: { lines: [], note: '', code: null } })),
    checkoutUrl: async (ref) => (findCart(store, ref, clock().toISOString()) ? routes.checkout() : null),
  };
}

function circumstances({ terms, now, country }: Writing): Circumstances {
  return { terms, now, country, email: null, method: null };
}

function addLines(held: readonly LineRow[], added: readonly CartAdd[], { store, terms }: Writing): Wish {
  if (added.length === 0) return { ok: false, reason: 'bad_quantity', detail: null };
  const wanted = added.map(toLine);
  const variants = [...held, ...wanted].map(({ variantId }) => variantId);
  const plan = planAdd(held, wanted, { offers: readOffers(store, variants), maximum: terms.cart.maximum });
  return plan.ok ? { ok: true, contents: { lines: withAttributes(plan.lines, [...held, ...wanted]) } } : plan;
}

function setQuantity(
  held: readonly LineRow[],
  wish: { readonly id: string; readonly quantity: number },
  { store, terms }: Writing,
): Wish {
  const offers = readOffers(
    store,
    held.map(({ variantId }) => variantId),
  );
  const plan = planQuantity(held, wish, { offers, maximum: terms.cart.maximum });
  return plan.ok ? { ok: true, contents: { lines: withAttributes(plan.lines, held) } } : plan;
}

/** A line is named by its variant, and by what was said of it, so that the same things come together in one line. */
function toLine({ variantId, quantity, attributes = {} }: CartAdd): LineRow {
  const said = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const mark = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 12);
  return {
    id: said.length > 0 ? `${variantId}.${mark}` : variantId,
    variantId,
    quantity,
    attributes: Object.fromEntries(said),
  };
}

function withAttributes(lines: readonly Omit<LineRow, 'attributes'>[], known: readonly LineRow[]): readonly LineRow[] {
  const said = new Map(known.map(({ id, attributes }) => [id, attributes]));
  return lines.map((line) => ({ ...line, attributes: said.get(line.id) ?? {} }));
}

function setNote(lines: readonly LineRow[], note: string, most: number): Wish {
  if (lines.length === 0) return { ok: false, reason: 'cart_empty', detail: null };
  const text = note.trim();
  const tooLong = Array.from(text).length > most;
  return tooLong
    ? { ok: false, reason: 'note_too_long', detail: String(most) }
    : { ok: true, contents: { note: text } };
}

/** A code for what is yet to be put in is kept until then. */
function applyCode(held: readonly LineRow[], given: string, writing: Writing): Wish {
  const name = normalCode(given);
  const code = name.length > cartBounds.codeCharacters ? null : findCode(writing.store, name);
  if (!code) return { ok: false, reason: 'code_unknown', detail: null };
  const lines = priceLines(writing.store, held, writing.now);
  const { unmet } = judge(writing.store, lines, { code, circumstances: circumstances(writing) }).applied;
  const early = held.length === 0 && (unmet?.reason === 'code_nothing_fits' || unmet?.reason === 'code_minimum');
  return unmet && !early ? { ok: false, ...unmet } : { ok: true, contents: { code: name } };
}
