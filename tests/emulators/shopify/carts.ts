import type { ShopifyFaults } from './faults.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { ShopifyProduct, ShopifyVariant } from './shop-data.ts';
import type { ShopStore } from './shop-store.ts';

/** A cart as Shopify stores it. What it costs is computed when it is read. */
export interface StoredCart {
  /** With the secret key without which the cart cannot be read. */
  readonly id: string;
  readonly token: string;
  readonly lines: readonly StoredLine[];
  readonly attributes: readonly CartAttribute[];
  readonly codes: readonly string[];
  /** Ids. */
  readonly giftCards: readonly string[];
  readonly note: string | null;
  readonly country: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface StoredLine {
  readonly id: string;
  readonly variant: string;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  readonly plan: string | null;
}

export interface CartAttribute {
  readonly key: string;
  readonly value: string;
}

export interface LineRequest {
  readonly variant: string;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  readonly plan: string | null;
}

export interface CartIssue {
  readonly code: string;
  readonly message: string;
  /** Of a warning: a global id. */
  readonly target: string;
  /** Of an error: the path of the argument. */
  readonly field: readonly string[];
}

export interface StoredCartChange {
  readonly cart: StoredCart;
  readonly errors: readonly CartIssue[];
  readonly warnings: readonly CartIssue[];
}

/** What the documentation bounds: https://shopify.dev/docs/api/storefront/2026-04/mutations/cartLinesAdd */
const maxLines = 500;
const maxNoteCharacters = 5000;

export function emptyCart(now: string): StoredCart {
  const token = randomBytes(16).toString('base64url');
  const id = `gid://shopify/Cart/${token}?key=${randomBytes(16).toString('hex')}`;
  const empty = { lines: [], attributes: [], codes: [], giftCards: [], note: null, country: null };
  return { id, token, ...empty, createdAt: now, updatedAt: now };
}

export interface LineContext {
  readonly store: ShopStore;
  readonly country: string;
  readonly faults: Pick<ShopifyFaults, 'stockAnswer' | 'takesGiftCards'>;
}

/** Adds lines; one with the same variant, attributes and plan as an existing line adds to its quantity. */
export function addLines(cart: StoredCart, requests: readonly LineRequest[], context: LineContext): StoredCartChange {
  let change = unchanged(cart);
  for (const [index, request] of requests.entries()) {
    const existing = change.cart.lines.find((line) => isSameLine(line, request));
    const quantity = (existing?.quantity ?? 0) + request.quantity;
    const line = { id: existing?.id ?? lineId(cart), ...request, quantity };
    change = putLine(change, { line, before: existing?.quantity ?? 0, field: ['lines', String(index)] }, context);
  }
  return change.errors.length > 0 ? { ...unchanged(cart), errors: change.errors } : change;
}

function lineId({ token }: StoredCart): string {
  return `gid://shopify/CartLine/${randomUUID()}?cart=${token}`;
}

function isSameLine(line: StoredLine, request: LineRequest): boolean {
  const key = ({ variant, plan, attributes }: LineRequest): string =>
    JSON.stringify([variant, plan, attributes.map((each) => JSON.stringify([each.key, each.value])).toSorted(byText)]);
  return key(line) === key(request);
}

export interface LineUpdate {
  readonly id: string;
  readonly quantity: number | null;
  readonly attributes: readonly CartAttribute[] | null;
  readonly plan: string | null;
}

/** Changes lines; a quantity of 0 removes one. Attributes that are null stay. */
export function updateLines(cart: StoredCart, updates: readonly LineUpdate[], context: LineContext): StoredCartChange {
  let change = unchanged(cart);
  for (const [index, update] of updates.entries()) {
    const field = ['lines', String(index), 'id'];
    const line = change.cart.lines.find(({ id }) => id === update.id);
    if (!line) {
      change = withError(change, 'INVALID_MERCHANDISE_LINE', field);
    } else {
      const changed = {
        ...line,
        quantity: update.quantity ?? line.quantity,
        attributes: update.attributes ?? line.attributes,
        plan: update.plan ?? line.plan,
      };
      change = putLine(change, { line: changed, before: line.quantity, field }, context);
    }
  }
  return change.errors.length > 0 ? { ...unchanged(cart), errors: change.errors } : change;
}

export function removeLines(cart: StoredCart, ids: readonly string[]): StoredCartChange {
  if (ids.some((id) => !cart.lines.some((line) => line.id === id)))
    return withError(unchanged(cart), 'INVALID_MERCHANDISE_LINE', ['lineIds']);
  return unchanged({ ...cart, lines: cart.lines.filter(({ id }) => !ids.includes(id)) });
}

export function setNote(cart: StoredCart, note: string): StoredCartChange {
  if (note.length > maxNoteCharacters) return withError(unchanged(cart), 'NOTE_TOO_LONG', ['note']);
  return unchanged({ ...cart, note });
}

/** Codes replace each other as a list. Unknown and inactive ones stay in it, not applicable, with a warning. */
export function setCodes(cart: StoredCart, codes: readonly string[], { store }: LineContext): StoredCartChange {
  const kept = [...new Map(codes.map((code) => [code.toUpperCase(), code])).values()];
  const warnings = kept.flatMap((code) => {
    const discount = store.discounts.get(code.toUpperCase());
    if (discount?.isActive) return [];
    return [issue(discount ? 'DISCOUNT_CURRENTLY_INACTIVE' : 'DISCOUNT_NOT_FOUND', { target: cart.id })];
  });
  return { ...unchanged({ ...cart, codes: kept }), warnings };
}

/** Adds gift cards by their codes; an unknown code adds none. How Shopify warns is not documented further than its code. */
export function addGiftCards(
  cart: StoredCart,
  codes: readonly string[],
  { store, faults }: LineContext,
): StoredCartChange {
  const found = codes.map((code) => store.giftCards.find((card) => card.code.toLowerCase() === code.toLowerCase()));
  if (found.includes(null)) return withError(unchanged(cart), 'INVALID', ['giftCardCodes']);
  const ids = found.flatMap((card) => card?.id ?? []);
  const change = unchanged({ ...cart, giftCards: [...new Set([...cart.giftCards, ...ids])] });
  const warnings = faults.takesGiftCards ? [] : [issue('PAYMENTS_GIFT_CARDS_UNAVAILABLE', { target: cart.id })];
  return { ...change, warnings };
}

/** Lowers lines to the stock that is left, as Shopify does during any change of a cart. */
export function adjustToStock(change: StoredCartChange, { store }: LineContext): StoredCartChange {
  const warnings: CartIssue[] = [];
  const lines = change.cart.lines.map((line) => {
    const limit = stockLimit(findVariant(store, line.variant)?.variant ?? null);
    if (line.quantity <= limit) return line;
    warnings.push(
      issue(limit === 0 ? 'MERCHANDISE_OUT_OF_STOCK' : 'MERCHANDISE_NOT_ENOUGH_STOCK', { target: line.id }),
    );
    return limit === 0 ? line : { ...line, quantity: limit };
  });
  return { ...change, cart: { ...change.cart, lines }, warnings: [...change.warnings, ...warnings] };
}

/** A variant with its product, whatever its status; null if there is none. */
export function findVariant(
  store: ShopStore,
  id: string,
): { readonly product: ShopifyProduct; readonly variant: ShopifyVariant } | null {
  const product = store.products.find(({ variants }) => variants.some((variant) => variant.id === id));
  const variant = product?.variants.find((each) => each.id === id);
  return product && variant ? { product, variant } : null;
}

function unchanged(cart: StoredCart): StoredCartChange {
  return { cart, errors: [], warnings: [] };
}

function withError(change: StoredCartChange, code: string, field: readonly string[]): StoredCartChange {
  return { ...change, errors: [...change.errors, issue(code, { field })] };
}

function issue(code: string, at: Partial<Pick<CartIssue, 'target' | 'field'>>): CartIssue {
  return { code, message: code.toLowerCase().replaceAll('_', ' '), target: at.target ?? '', field: at.field ?? [] };
}

function stockLimit(variant: ShopifyVariant | null): number {
  if (!variant) return 0;
  return variant.stock === null || variant.continuesSelling ? Infinity : Math.max(0, variant.stock);
}

interface LinePlacement {
  readonly line: StoredLine;
  /** The quantity that the line had. */
  readonly before: number;
  readonly field: readonly string[];
}

function putLine(
  change: StoredCartChange,
  { line, before, field }: LinePlacement,
  context: LineContext,
): StoredCartChange {
  const refusal = refusalOf(change.cart, line, context);
  if (refusal !== null) return withError(change, refusal, field);
  const found = findVariant(context.store, line.variant);
  const limit = stockLimit(found?.variant ?? null);
  if (line.quantity <= limit) return { ...change, cart: replaceLine(change.cart, line) };
  if (context.faults.stockAnswer === 'error') return withError(change, 'MERCHANDISE_NOT_APPLICABLE', field);
  const code = limit === 0 ? 'MERCHANDISE_OUT_OF_STOCK' : 'MERCHANDISE_NOT_ENOUGH_STOCK';
  const quantity = Math.max(limit, limit === 0 ? before : 0);
  return {
    ...change,
    cart: replaceLine(change.cart, { ...line, quantity }),
    warnings: [...change.warnings, issue(code, { target: quantity === 0 ? change.cart.id : line.id })],
  };
}

function refusalOf(cart: StoredCart, line: StoredLine, { store, country }: LineContext): string | null {
  const found = findVariant(store, line.variant);
  const isSold = found && ['ACTIVE', 'UNLISTED'].includes(found.product.status);
  if (!found || !isSold || found.product.excludedCountries.includes(country)) return 'MERCHANDISE_NOT_APPLICABLE';
  if (line.quantity === 0) return null;
  if (line.quantity < 0) return 'INVALID';
  if (line.quantity >= 1_000_000) return 'LESS_THAN';
  if (cart.lines.length >= maxLines && !cart.lines.some(({ id }) => id === line.id)) return 'CART_TOO_LARGE';
  return planRefusal(line, found.product) ?? quantityRefusal(line, found.variant);
}

function planRefusal({ plan }: StoredLine, product: ShopifyProduct): string | null {
  if (plan === null) return product.requiresSellingPlan ? 'VARIANT_REQUIRES_SELLING_PLAN' : null;
  const plans = product.sellingPlanGroups.flatMap((group) => group.plans);
  return plans.some(({ id }) => id === plan) ? null : 'SELLING_PLAN_NOT_APPLICABLE';
}

function quantityRefusal({ quantity }: StoredLine, { quantityRule: rule }: ShopifyVariant): string | null {
  if (quantity < rule.minimum) return 'MINIMUM_NOT_MET';
  if (rule.maximum !== null && quantity > rule.maximum) return 'MAXIMUM_EXCEEDED';
  return quantity % rule.increment === 0 ? null : 'INVALID_INCREMENT';
}

function replaceLine(cart: StoredCart, line: StoredLine): StoredCart {
  const others = cart.lines.some(({ id }) => id === line.id) ? cart.lines : [...cart.lines, line];
  const lines = others.map((each) => (each.id === line.id ? line : each)).filter(({ quantity }) => quantity > 0);
  return { ...cart, lines };
}

function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
