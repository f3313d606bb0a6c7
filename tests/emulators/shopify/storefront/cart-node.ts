import { pageOf, type PageArguments } from '../connection.ts';
import { costsOf, isApplicable, type CartCosts, type LineCost } from '../cart-costs.ts';
import { findVariant, type CartAttribute, type StoredCart, type StoredLine } from '../carts.ts';
import { variantNode } from './catalog-nodes.ts';
import { globalId, moneyOf, type StorefrontRequest } from './request.ts';
import { planNode } from './variant-fields.ts';

/** A cart as the fields of its GraphQL type. Prices are those of its own country, else of the request's. */
export function cartNode(cart: StoredCart, given: StorefrontRequest): object {
  const request = { ...given, country: cart.country ?? given.country };
  const costs = costsOf(cart, request.store);
  const money = (minor: number): object => moneyOf(minor, request);
  return {
    __typename: 'Cart',
    id: cart.id,
    checkoutUrl: `${request.origin}/cart/c/${cart.token}?key=${cart.id.split('key=')[1] ?? ''}`,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    attributes: cart.attributes,
    attribute: ({ key }: { readonly key: string }) => attributeOf(cart.attributes, key),
    buyerIdentity: { countryCode: cart.country, email: null, phone: null, customer: null },
    cost: {
      checkoutChargeAmount: money(costs.subtotal),
      subtotalAmount: money(costs.subtotal),
      subtotalAmountEstimated: true,
      totalAmount: money(costs.total),
      totalAmountEstimated: true,
      totalDutyAmount: null,
      totalDutyAmountEstimated: false,
      totalTaxAmount: null,
      totalTaxAmountEstimated: false,
    },
    discountCodes: cart.codes.map((code) => ({ code, applicable: isApplicable(code, cart, request.store) })),
    discountAllocations: [],
    appliedGiftCards: giftCardNodes(cart, costs, request),
    lines: (page: PageArguments) => pageOf(cart.lines, page, (line) => lineNode(line, costs, request)),
  };
}

function attributeOf(attributes: readonly CartAttribute[], key: string): CartAttribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}

function lineNode(line: StoredLine, costs: CartCosts, request: StorefrontRequest): object {
  const found = findVariant(request.store, line.variant);
  if (!found) throw new Error(`The cart has the unknown variant ${line.variant}.`);
  const cost: LineCost = costs.lines.get(line.id) ?? { unit: 0, compareAt: null, subtotal: 0, discount: 0 };
  const plan = found.product.sellingPlanGroups.flatMap(({ plans }) => plans).find(({ id }) => id === line.plan);
  const money = (minor: number): object => moneyOf(minor, request);
  return {
    __typename: 'CartLine',
    id: line.id,
    quantity: line.quantity,
    attributes: line.attributes,
    attribute: ({ key }: { readonly key: string }) => attributeOf(line.attributes, key),
    merchandise: variantNode(found.product, found.variant),
    cost: {
      amountPerQuantity: money(cost.unit),
      compareAtAmountPerQuantity: cost.compareAt === null ? null : money(cost.compareAt),
      subtotalAmount: money(cost.subtotal),
      totalAmount: money(cost.subtotal - cost.discount),
    },
    discountAllocations:
      cost.discount === 0
        ? []
        : [
            {
              __typename: 'CartCodeDiscountAllocation',
              code: costs.code ?? '',
              discountedAmount: money(cost.discount),
              targetType: 'LINE_ITEM',
            },
          ],
    sellingPlanAllocation: plan
      ? {
          sellingPlan: planNode(plan),
          checkoutChargeAmount: money(cost.unit),
          remainingBalanceChargeAmount: money(0),
          priceAdjustments: [],
        }
      : null,
  };
}

function giftCardNodes(cart: StoredCart, { total }: CartCosts, request: StorefrontRequest): readonly object[] {
  let due = total;
  return cart.giftCards.flatMap((id) => {
    const card = request.store.giftCards.get(id);
    if (!card) return [];
    const used = Math.min(due, card.balance);
    due -= used;
    const amounts = { amountUsed: moneyOf(used, request), presentmentAmountUsed: moneyOf(used, request) };
    const balance = moneyOf(card.balance, request);
    return [{ id: globalId('AppliedGiftCard', id), lastCharacters: card.code.slice(-4), ...amounts, balance }];
  });
}
