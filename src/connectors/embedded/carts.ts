import { createHash, randomBytes } from 'node:crypto';
import { normalizeCode } from '#catalog/merchandise/save-code.ts';
import type { BuyerContext } from '#commerce/context.ts';
import type { CartLineInput, CartWrite, CartWriteResult, Carts } from '#commerce/port.ts';
import { addCartLines, setCartLines, setLineQuantity } from '#shop/cart/cart-lines.ts';
import { cartBounds } from '#shop/cart/cart.ts';
import type { Database } from '#storage/database.ts';
import { retryOnBusy } from '#storage/transactions/retry-on-busy.ts';
import { findCart, type CartLineRow } from './carts/cart-rows.ts';
import { findCode } from './carts/discount-codes.ts';
import { evaluateCode, priceCart, pricingContext } from './carts/price-cart.ts';
import { priceLines, readKnownVariants, readOffers } from './carts/price-lines.ts';
import { writeToCart, type CartContents, type CartUpdate, type CartWriteContext } from './carts/write-cart.ts';
import { deliveryCountry, readCommerceSettings } from './commerce-settings.ts';

export interface EmbeddedCartServices {
  readonly store: Database;
  readonly clock: () => Date;
  /** A new unguessable name for a cart: `randomToken`. */
  readonly createToken: () => string;
}

/** 192 random bits in base64url. */
export function randomToken(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * The carts of the embedded shop. Each write is a transaction of its own. Delivery is to a country that the shop
 * delivers to, the one of the buyer's market if possible, until the buyer names another.
 */
export function createCarts(
  { store, clock, createToken }: EmbeddedCartServices,
  { market, lineAppearances: appearances }: BuyerContext,
): Carts {
  const openContext = (): CartWriteContext => {
    const now = clock().toISOString();
    const settings = readCommerceSettings(store, now);
    return { store, createToken, settings, now, country: deliveryCountry(settings, market.country), appearances };
  };
  const write = (
    given: CartWrite,
    change: (contents: CartContents, context: CartWriteContext) => CartUpdate,
  ): Promise<CartWriteResult> =>
    retryOnBusy(() => {
      const context = openContext();
      return writeToCart(context, given, (contents) => change(contents, context));
    });
  return {
    read: async (ref) =>
      store.snapshot(() => {
        const context = openContext();
        const cart = findCart(store, ref, context.now);
        return cart && priceCart(store, cart, pricingContext(context)).cart;
      }),
    add: (given, added) => write(given, ({ lines }, context) => addLines(lines, added, context)),
    setLines: (given, requested) => write(given, ({ lines }, context) => setLines(lines, requested, context)),
    setQuantity: (given, lineId, quantity) =>
      write(given, ({ lines }, context) => setQuantity(lines, { id: lineId, quantity }, context)),
    setNote: (given, note) =>
      write(given, ({ lines }, { settings }) => setNote(lines, note, settings.cart.noteCharacters)),
    applyCode: (given, code) => write(given, ({ lines }, context) => applyCode(lines, code, context)),
    removeCode: (given, code) =>
      write(given, (contents) => ({
        ok: true,
        contents: { code: contents.code === normalizeCode(code) ? null : contents.code },
      })),
    clear: (given) => write(given, () => ({ ok: true, contents: { lines: [], note: '', code: null } })),
    missingVariants: async (variantIds) => {
      const known = readKnownVariants(store, variantIds);
      return new Set(variantIds.filter((id) => !known.has(id)));
    },
  };
}

const planUnavailable = { reason: 'plan_unavailable', detail: null } as const;

function addLines(
  current: readonly CartLineRow[],
  added: readonly CartLineInput[],
  { store, settings }: CartWriteContext,
): CartUpdate {
  if (added.length === 0) return { ok: false, reason: 'bad_quantity', detail: null };
  if (added.some(({ sellingPlan }) => sellingPlan !== undefined)) return { ok: false, ...planUnavailable };
  const requested = added.map(toLineRow);
  const variants = [...current, ...requested].map(({ variantId }) => variantId);
  const plan = addCartLines(current, requested, {
    stockByVariant: readOffers(store, variants),
    maxQuantity: settings.cart.maximum,
  });
  return plan.ok ? { ok: true, contents: { lines: withAttributes(plan.lines, [...current, ...requested]) } } : plan;
}

function setLines(
  current: readonly CartLineRow[],
  requested: readonly CartLineInput[],
  { store, settings }: CartWriteContext,
): CartUpdate {
  if (requested.length === 0) return { ok: false, reason: 'bad_quantity', detail: null };
  const rows = requested.filter(({ sellingPlan }) => sellingPlan === undefined).map(toLineRow);
  const variants = [...current, ...rows].map(({ variantId }) => variantId);
  const limits = { stockByVariant: readOffers(store, variants), maxQuantity: settings.cart.maximum };
  const { lines, leftOut: refusedRow } = setCartLines(current, rows, limits);
  const leftOut = rows.length < requested.length ? planUnavailable : refusedRow;
  if (leftOut && lines === current) return { ok: false, ...leftOut };
  return { ok: true, contents: { lines: withAttributes(lines, [...current, ...rows]) }, ...(leftOut && { leftOut }) };
}

function setQuantity(
  current: readonly CartLineRow[],
  request: { readonly id: string; readonly quantity: number },
  { store, settings }: CartWriteContext,
): CartUpdate {
  const stockByVariant = readOffers(
    store,
    current.map(({ variantId }) => variantId),
  );
  const plan = setLineQuantity(current, request, { stockByVariant, maxQuantity: settings.cart.maximum });
  return plan.ok ? { ok: true, contents: { lines: withAttributes(plan.lines, current) } } : plan;
}

/** The id of a line is made of its variant and attributes, so that equal items share a line. */
function toLineRow({ variantId, quantity, attributes = {} }: CartLineInput): CartLineRow {
  const sortedAttributes = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash('sha256').update(JSON.stringify(sortedAttributes)).digest('base64url').slice(0, 12);
  return {
    id: sortedAttributes.length > 0 ? `${variantId}.${digest}` : variantId,
    variantId,
    quantity,
    attributes: Object.fromEntries(sortedAttributes),
  };
}

function withAttributes(
  lines: readonly Omit<CartLineRow, 'attributes'>[],
  known: readonly CartLineRow[],
): readonly CartLineRow[] {
  const attributesById = new Map(known.map(({ id, attributes }) => [id, attributes]));
  return lines.map((line) => ({ ...line, attributes: attributesById.get(line.id) ?? {} }));
}

function setNote(lines: readonly CartLineRow[], note: string, maxCharacters: number): CartUpdate {
  if (lines.length === 0) return { ok: false, reason: 'cart_empty', detail: null };
  const text = note.trim();
  const tooLong = Array.from(text).length > maxCharacters;
  return tooLong
    ? { ok: false, reason: 'note_too_long', detail: String(maxCharacters) }
    : { ok: true, contents: { note: text } };
}

/** A code is accepted before the lines that it needs are added. */
function applyCode(current: readonly CartLineRow[], given: string, context: CartWriteContext): CartUpdate {
  const name = normalizeCode(given);
  const code = name.length > cartBounds.codeCharacters ? null : findCode(context.store, name);
  if (!code) return { ok: false, reason: 'code_unknown', detail: null };
  const lines = priceLines(context.store, current, context);
  const { unmet } = evaluateCode(context.store, lines, { code, context: pricingContext(context) }).applied;
  const isBeforeLines =
    current.length === 0 && (unmet?.reason === 'code_nothing_fits' || unmet?.reason === 'code_minimum');
  return unmet && !isBeforeLines ? { ok: false, ...unmet } : { ok: true, contents: { code: name } };
}
