import { GraphQLError } from 'graphql';
import { maxPageItems } from '../connection.ts';
import {
  addGiftCards,
  addLines,
  adjustToStock,
  emptyCart,
  findVariant,
  removeLines,
  setCodes,
  setNote,
  updateLines,
  type CartAttribute,
  type StoredCartChange,
  type LineRequest,
  type LineContext,
  type LineUpdate,
  type StoredCart,
} from '../carts.ts';
import { cartNode } from './cart-node.ts';
import { parseGlobalId, requireScope, type StorefrontRequest } from './request.ts';

/** The carts of an emulated shop, by their whole ids: without its key a cart is not found. */
export interface CartTable {
  readonly byId: Map<string, StoredCart>;
  readonly faults: LineContext['faults'];
  readonly now: () => string;
}

/** The field `cart` and the mutations of carts. */
export function cartFields(carts: CartTable) {
  const change = (
    cartId: string,
    request: StorefrontRequest,
    apply: (cart: StoredCart) => StoredCartChange,
  ): object => {
    requireScope('cart', request, 'unauthenticated_write_checkouts');
    const cart = storedCart(carts, cartId, request);
    if (!cart) return payloadOf(null, [notFound]);
    return finish(carts, apply(cart), request);
  };
  const context = ({ store, country }: StorefrontRequest) => ({ store, country, faults: carts.faults });

  return {
    cart: ({ id }: { readonly id: string }, request: StorefrontRequest) => {
      const cart = storedCart(carts, id, request);
      return cart ? cartNode(cart, request) : null;
    },
    cartCreate: ({ input }: { readonly input?: CartInputArgument | null }, request: StorefrontRequest) => {
      requireScope('cartCreate', request, 'unauthenticated_write_checkouts');
      return finish(carts, createCart(emptyCart(carts.now()), input ?? {}, context(request)), request);
    },
    cartLinesAdd: ({ cartId, lines }: CartArgument & { readonly lines: readonly AddedLine[] }, r: StorefrontRequest) =>
      change(cartId, r, (cart) => addLines(cart, atMost(lines).map(lineRequest), context(r))),
    cartLinesUpdate: (
      { cartId, lines }: CartArgument & { readonly lines: readonly ChangedLine[] },
      r: StorefrontRequest,
    ) => change(cartId, r, (cart) => updateLines(cart, atMost(lines).map(lineUpdate), context(r))),
    cartLinesRemove: (
      { cartId, lineIds }: CartArgument & { readonly lineIds: readonly string[] },
      r: StorefrontRequest,
    ) => change(cartId, r, (cart) => removeLines(cart, atMost(lineIds))),
    cartNoteUpdate: ({ cartId, note }: CartArgument & { readonly note: string }, r: StorefrontRequest) =>
      change(cartId, r, (cart) => setNote(cart, note)),
    cartAttributesUpdate: (
      { cartId, attributes }: CartArgument & { readonly attributes: readonly CartAttribute[] },
      r: StorefrontRequest,
    ) => change(cartId, r, (cart) => withoutIssues({ ...cart, attributes: atMost(attributes) })),
    cartDiscountCodesUpdate: (
      { cartId, discountCodes }: CartArgument & { readonly discountCodes: readonly string[] },
      r: StorefrontRequest,
    ) => change(cartId, r, (cart) => setCodes(cart, atMost(discountCodes), context(r))),
    cartGiftCardCodesAdd: (
      { cartId, giftCardCodes }: CartArgument & { readonly giftCardCodes: readonly string[] },
      r: StorefrontRequest,
    ) => change(cartId, r, (cart) => addGiftCards(cart, giftCardCodes, context(r))),
    cartGiftCardCodesUpdate: (
      { cartId, giftCardCodes }: CartArgument & { readonly giftCardCodes: readonly string[] },
      r: StorefrontRequest,
    ) => change(cartId, r, (cart) => addGiftCards({ ...cart, giftCards: [] }, giftCardCodes, context(r))),
    cartGiftCardCodesRemove: (
      { cartId, appliedGiftCardIds }: CartArgument & { readonly appliedGiftCardIds: readonly string[] },
      r: StorefrontRequest,
    ) => change(cartId, r, (cart) => withoutIssues(withoutGiftCards(cart, appliedGiftCardIds))),
    cartBuyerIdentityUpdate: (
      { cartId, buyerIdentity }: CartArgument & { readonly buyerIdentity: BuyerInput },
      r: StorefrontRequest,
    ) => change(cartId, r, (cart) => withoutIssues({ ...cart, country: buyerIdentity.countryCode ?? cart.country })),
  };
}

/** A cart without the lines whose variants were deleted: Shopify no longer returns them, and says nothing about it. */
function storedCart(carts: CartTable, id: string, { store }: StorefrontRequest): StoredCart | null {
  const cart = carts.byId.get(id);
  return cart ? { ...cart, lines: cart.lines.filter(({ variant }) => findVariant(store, variant) !== null) } : null;
}

interface CartArgument {
  readonly cartId: string;
}

interface AddedLine {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly CartAttribute[] | null;
  readonly sellingPlanId?: string | null;
}

interface ChangedLine {
  readonly id: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly CartAttribute[] | null;
  readonly sellingPlanId?: string | null;
}

interface BuyerInput {
  readonly countryCode?: string | null;
}

interface CartInputArgument {
  readonly lines?: readonly AddedLine[] | null;
  readonly attributes?: readonly CartAttribute[] | null;
  readonly discountCodes?: readonly string[] | null;
  readonly giftCardCodes?: readonly string[] | null;
  readonly note?: string | null;
  readonly buyerIdentity?: BuyerInput | null;
}

const notFound = { code: 'INVALID', message: 'The specified cart does not exist.', field: ['cartId'], target: '' };

function createCart(
  cart: StoredCart,
  input: CartInputArgument,
  context: Parameters<typeof addLines>[2],
): StoredCartChange {
  const begun = {
    ...cart,
    attributes: atMost(input.attributes ?? []),
    country: input.buyerIdentity?.countryCode ?? null,
  };
  const steps: readonly ((cart: StoredCart) => StoredCartChange)[] = [
    (each) => addLines(each, atMost(input.lines ?? []).map(lineRequest), context),
    (each) => setNote(each, input.note ?? ''),
    (each) => setCodes(each, atMost(input.discountCodes ?? []), context),
    (each) => addGiftCards(each, input.giftCardCodes ?? [], context),
  ];
  return steps.reduce<StoredCartChange>((done, step) => {
    const next = step(done.cart);
    return {
      cart: next.cart,
      errors: [...done.errors, ...next.errors],
      warnings: [...done.warnings, ...next.warnings],
    };
  }, withoutIssues(begun));
}

/** Stores what a change left, lowers lines to the stock, and answers. A change with errors changed nothing. */
function finish(carts: CartTable, given: StoredCartChange, request: StorefrontRequest): object {
  const isNew = !carts.byId.has(given.cart.id);
  if (given.errors.length > 0) {
    return payloadOf(isNew ? null : cartNode(given.cart, request), given.errors);
  }
  const { store, country } = request;
  const change = adjustToStock(given, { store, country, faults: carts.faults });
  const cart = { ...change.cart, updatedAt: carts.now() };
  carts.byId.set(cart.id, cart);
  return { ...payloadOf(cartNode(cart, request), []), warnings: change.warnings };
}

function payloadOf(cart: object | null, userErrors: readonly object[]): object {
  return { cart, userErrors, warnings: [] };
}

function withoutIssues(cart: StoredCart): StoredCartChange {
  return { cart, errors: [], warnings: [] };
}

function withoutGiftCards(cart: StoredCart, ids: readonly string[]): StoredCart {
  const removed = new Set(ids.map((id) => parseGlobalId(id)?.id));
  return { ...cart, giftCards: cart.giftCards.filter((id) => !removed.has(id)) };
}

function atMost<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length > maxPageItems) throw new GraphQLError(`The input array size is greater than ${maxPageItems}.`);
  return items;
}

function lineRequest({ merchandiseId, quantity, attributes, sellingPlanId }: AddedLine): LineRequest {
  return {
    variant: parseGlobalId(merchandiseId)?.id ?? '',
    quantity: quantity ?? 1,
    attributes: attributes ?? [],
    plan: planOf(sellingPlanId),
  };
}

function lineUpdate({ id, quantity, attributes, sellingPlanId }: ChangedLine): LineUpdate {
  return { id, quantity: quantity ?? null, attributes: attributes ?? null, plan: planOf(sellingPlanId) };
}

function planOf(id: string | null | undefined): string | null {
  return typeof id === 'string' ? (parseGlobalId(id)?.id ?? id) : null;
}
