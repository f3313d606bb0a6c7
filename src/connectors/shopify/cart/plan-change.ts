import type { CartLineInput } from '#commerce/port.ts';
import { cartBounds } from '#shop/cart/cart.ts';
import type { CartLineNode, CartNode, GiftCardNode } from '../documents/cart.ts';
import { shortId, toGid } from '../records/ids.ts';
import type { Refusal } from './refusals.ts';
import { giftCardId, lineId } from './to-cart.ts';
import type { AttributeInput } from './write-mark.ts';

export interface LineAddition {
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly attributes: readonly AttributeInput[];
  readonly sellingPlanId: string | null;
}

/** What a write asks of Shopify. An absent part stays as it is. */
export interface CartEdit {
  readonly add?: readonly LineAddition[];
  readonly update?: readonly { readonly id: string; readonly quantity: number }[];
  /** Ids of lines. */
  readonly remove?: readonly string[];
  readonly note?: string;
  /** All codes that the cart is to have. */
  readonly codes?: readonly string[];
  /** Codes of gift cards to add. */
  readonly addCards?: readonly string[];
  /** Ids of gift cards to remove. */
  readonly dropCards?: readonly string[];
}

export type ChangePlan = { readonly ok: true; readonly change: CartEdit } | ({ readonly ok: false } & Refusal);

/** Adds lines. Ids that cannot be Shopify's are not sent. */
export function planAdd(cart: CartNode | null, lines: readonly CartLineInput[]): ChangePlan {
  if (lines.length === 0 || !lines.every(({ quantity }) => isQuantity(quantity))) return refuseQuantity();
  if ((cart?.lines.nodes.length ?? 0) + lines.length > cartBounds.lines)
    return refuse('too_many_lines', String(cartBounds.lines));
  const add: LineAddition[] = [];
  for (const { variantId, quantity, attributes = {}, sellingPlan } of lines) {
    const merchandiseId = toGid('ProductVariant', variantId);
    const sellingPlanId = sellingPlan === undefined ? null : toGid('SellingPlan', sellingPlan);
    if (merchandiseId === null) return refuse('unknown_variant', null);
    if (sellingPlan !== undefined && sellingPlanId === null) return refuse('plan_unavailable', null);
    add.push({ merchandiseId, quantity, attributes: attributeInputs(attributes), sellingPlanId });
  }
  return { ok: true, change: { add } };
}

/**
 * Sets lines to quantities: changes those that the cart has and adds the others. If a line is repeated, the last one
 * counts.
 */
export function planLines(cart: CartNode | null, lines: readonly CartLineInput[]): ChangePlan {
  if (lines.length === 0 || !lines.every(({ quantity }) => isQuantity(quantity))) return refuseQuantity();
  const existing = new Map((cart?.lines.nodes ?? []).map((node) => [keyOfNode(node), node.id]));
  const wanted = new Map(lines.map((line) => [keyOfLine(line), line]));
  const added = Array.from(wanted).flatMap(([key, line]) => (existing.has(key) ? [] : [line]));
  const plan: ChangePlan = added.length > 0 ? planAdd(cart, added) : { ok: true, change: {} };
  if (!plan.ok) return plan;
  const update = Array.from(wanted).flatMap(([key, { quantity }]) => {
    const id = existing.get(key);
    return id === undefined ? [] : [{ id, quantity }];
  });
  return { ok: true, change: { ...plan.change, ...(update.length > 0 && { update }) } };
}

/** Equal for lines that Shopify combines into one. */
function keyOfLine({ variantId, attributes = {}, sellingPlan = '' }: Omit<CartLineInput, 'quantity'>): string {
  return JSON.stringify([variantId, attributeInputs(attributes), sellingPlan]);
}

function keyOfNode({ merchandise, attributes, sellingPlanAllocation }: CartLineNode): string {
  const plan = sellingPlanAllocation?.sellingPlan;
  return keyOfLine({
    variantId: shortId(merchandise.id),
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value ?? ''])),
    ...(plan && { sellingPlan: shortId(plan.id) }),
  });
}

export function planQuantity(cart: CartNode | null, id: string, quantity: number): ChangePlan {
  const line = cart?.lines.nodes.find((each) => lineId(each) === id);
  if (!line) return refuse('unknown_line', null);
  if (quantity === 0) return { ok: true, change: { remove: [line.id] } };
  return isQuantity(quantity) ? { ok: true, change: { update: [{ id: line.id, quantity }] } } : refuseQuantity();
}

export function planNote(cart: CartNode | null, note: string): ChangePlan {
  if (!cart?.lines.nodes.length) return refuse('cart_empty', null);
  const text = note.trim();
  const { noteCharacters } = cartBounds;
  return Array.from(text).length > noteCharacters
    ? refuse('note_too_long', String(noteCharacters))
    : { ok: true, change: { note: text } };
}

export function planCode(cart: CartNode | null, code: string): ChangePlan {
  if (code === '' || code.length > cartBounds.codeCharacters) return refuse('code_unknown', null);
  const others = (cart?.discountCodes ?? []).map((each) => each.code).filter((each) => !isSameCode(each, code));
  return { ok: true, change: { codes: [...others, code] } };
}

/** Adds a gift card beside those that the cart has. */
export function planGiftCard(code: string): ChangePlan {
  return { ok: true, change: { addCards: [code] } };
}

export function planCodeRemoval(cart: CartNode | null, code: string): ChangePlan {
  const all = (cart?.discountCodes ?? []).map((each) => each.code);
  const codes = all.filter((each) => !isSameCode(each, code));
  if (codes.length < all.length) return { ok: true, change: { codes } };
  const dropCards = (cart?.appliedGiftCards ?? []).filter((card) => isGiftCard(card, code)).map(({ id }) => id);
  return { ok: true, change: dropCards.length > 0 ? { dropCards } : { codes } };
}

/** Shopify discloses only the last characters of a code. */
function isGiftCard(card: GiftCardNode, name: string): boolean {
  return giftCardId(card) === name || name.toLowerCase().endsWith(card.lastCharacters.toLowerCase());
}

export function planClear(cart: CartNode | null): ChangePlan {
  const remove = (cart?.lines.nodes ?? []).map(({ id }) => id);
  const dropCards = (cart?.appliedGiftCards ?? []).map(({ id }) => id);
  return { ok: true, change: { ...(remove.length > 0 ? { remove } : {}), note: '', codes: [], dropCards } };
}

/** Ids of the lines that a change leaves as they are, as far as it depends on the change. */
export function untouchedLines(cart: CartNode | null, { add = [], update = [] }: CartEdit): ReadonlySet<string> {
  const added = new Set(add.map(({ merchandiseId }) => merchandiseId));
  const updated = new Set(update.map(({ id }) => id));
  const lines = cart?.lines.nodes ?? [];
  return new Set(lines.filter((line) => !updated.has(line.id) && !added.has(line.merchandise.id)).map(lineId));
}

/**
 * The change that restores a cart. A line that was removed returns under another id; a gift card that was removed does
 * not return, because its code is not known.
 */
export function planUndo(before: CartNode, after: CartNode): CartEdit {
  const was = new Map(before.lines.nodes.map((line) => [line.id, line]));
  const is = new Map(after.lines.nodes.map((line) => [line.id, line]));
  const cards = new Set(before.appliedGiftCards.map(({ id }) => id));
  const isChanged = (line: CartLineNode): boolean => (is.get(line.id)?.quantity ?? line.quantity) !== line.quantity;
  return {
    remove: after.lines.nodes.filter(({ id }) => !was.has(id)).map(({ id }) => id),
    update: before.lines.nodes.filter(isChanged).map(({ id, quantity }) => ({ id, quantity })),
    add: before.lines.nodes.filter(({ id }) => !is.has(id)).map(toAddition),
    note: before.note ?? '',
    codes: before.discountCodes.map(({ code }) => code),
    dropCards: after.appliedGiftCards.filter(({ id }) => !cards.has(id)).map(({ id }) => id),
  };
}

function toAddition({ merchandise, quantity, attributes, sellingPlanAllocation }: CartLineNode): LineAddition {
  return {
    merchandiseId: merchandise.id,
    quantity,
    attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
    sellingPlanId: sellingPlanAllocation?.sellingPlan.id ?? null,
  };
}

/** Sorted, so that equal texts share a line whatever their order. */
function attributeInputs(attributes: Readonly<Record<string, string>>): readonly AttributeInput[] {
  return Object.entries(attributes)
    .map(([key, value]) => ({ key, value }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

function isSameCode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= cartBounds.quantity;
}

function refuseQuantity(): ChangePlan {
  return refuse('bad_quantity', String(cartBounds.quantity));
}

function refuse(reason: Refusal['reason'], detail: string | null): ChangePlan {
  return { ok: false, reason, detail };
}
