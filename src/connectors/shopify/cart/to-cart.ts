import type { AppliedCode, AppliedGiftCard, Cart, CartLine } from '#shop/cart/cart.ts';
import type { Money } from '#shop/product/money.ts';
import type { CartLineNode, CartNode, GiftCardNode } from '../documents/cart.ts';
import { shortId } from '../records/ids.ts';
import { toCompareAt, toMoney } from '../records/money.ts';
import { toPicture } from '../records/pictures.ts';
import { readMark } from './write-mark.ts';

/**
 * A cart in terms of the shop. Shopify’s total contains every discount, so that their sum is the difference; delivery is
 * known in its checkout alone.
 */
export function toCart(cart: CartNode): Cart {
  const lines = cart.lines.nodes.map(toLine);
  const total = toMoney(cart.cost.totalAmount);
  const sum = lines.reduce((amount, line) => amount + line.total.amount, 0);
  const of = (amount: number): Money => ({ amount, currency: total.currency });
  const giftCards = cart.appliedGiftCards.map(toGiftCard);
  const discount = Math.max(0, sum - total.amount - subtractedCards(cart, { sum, total: total.amount }));
  return {
    revision: readMark(cart).revision,
    lines,
    count: lines.reduce((count, { quantity }) => count + quantity, 0),
    note: cart.note ?? '',
    codes: cart.discountCodes.map((code) => toCode(cart, code)),
    giftCards,
    subtotal: of(sum),
    discount: of(discount),
    delivery: null,
    total: of(sum - discount),
    checkoutUrl: cart.checkoutUrl,
  };
}

/**
 * What gift cards pay, where Shopify's total is without it: its documentation leaves open whether they are a part of the
 * total. They are where the discounts alone do not explain the difference.
 */
function subtractedCards(cart: CartNode, { sum, total }: { readonly sum: number; readonly total: number }): number {
  const paid = cart.appliedGiftCards.reduce((all, card) => all + toMoney(card.presentmentAmountUsed).amount, 0);
  const discounts = allocations(cart).reduce((all, each) => all + toMoney(each.discountedAmount).amount, 0);
  return paid > 0 && sum - discounts - paid === total ? paid : 0;
}

function allocations(cart: CartNode): CartNode['discountAllocations'] {
  return [...cart.discountAllocations, ...cart.lines.nodes.flatMap((line) => line.discountAllocations)];
}

function toGiftCard(card: GiftCardNode): AppliedGiftCard {
  return {
    id: giftCardId(card),
    ending: card.lastCharacters,
    amount: toMoney(card.presentmentAmountUsed),
    balance: toMoney(card.balance),
  };
}

export function giftCardId({ id }: Pick<GiftCardNode, 'id'>): string {
  return shortId(id.replace(/\?.*$/, ''));
}

/** The id of a line without the token of its cart, which follows as `?cart=`. */
export function lineId({ id }: Pick<CartLineNode, 'id'>): string {
  return shortId(id.replace(/\?.*$/, ''));
}

function toLine(line: CartLineNode): CartLine {
  const { merchandise, cost, attributes } = line;
  const { product } = merchandise;
  const price = toMoney(cost.amountPerQuantity);
  const plan = line.sellingPlanAllocation?.sellingPlan;
  const given = Object.fromEntries(attributes.map(({ key, value }) => [key, value ?? '']));
  return {
    id: lineId(line),
    productId: shortId(product.id),
    handle: product.handle,
    title: product.title,
    variant: { id: shortId(merchandise.id), sku: merchandise.sku || null, options: chosenOptions(merchandise) },
    picture: merchandise.image && toPicture(merchandise.image),
    ...(attributes.length > 0 ? { attributes: given } : {}),
    ...(plan ? { sellingPlan: { id: shortId(plan.id), name: plan.name } } : {}),
    quantity: line.quantity,
    price,
    compareAt: cost.compareAtAmountPerQuantity && toCompareAt(cost.compareAtAmountPerQuantity, price),
    total: toMoney(cost.subtotalAmount),
    stock: countedStock(merchandise),
    available: merchandise.availableForSale,
  };
}

type Merchandise = CartLineNode['merchandise'];

function chosenOptions({ selectedOptions }: Merchandise): readonly { readonly name: string; readonly value: string }[] {
  return selectedOptions.filter(({ name, value }) => name !== 'Title' || value !== 'Default Title');
}

/** A variant that can be bought without a piece on hand is not counted, or is sold on backorder. */
function countedStock({ quantityAvailable, availableForSale }: Merchandise): number | null {
  if (quantityAvailable === null || quantityAvailable === undefined) return null;
  return quantityAvailable > 0 ? quantityAvailable : availableForSale ? null : 0;
}

function toCode(cart: CartNode, { code, applicable }: CartNode['discountCodes'][number]): AppliedCode {
  const amounts = allocations(cart)
    .filter((each) => each.code?.toUpperCase() === code.toUpperCase())
    .map(({ discountedAmount }) => toMoney(discountedAmount).amount);
  const { currencyCode } = cart.cost.totalAmount;
  return {
    code,
    title: code,
    amount: { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency: currencyCode },
    ...(applicable ? {} : { unmet: { reason: 'code_nothing_fits', detail: null } }),
  };
}
