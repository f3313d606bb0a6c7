import { PlatformContractError } from '#commerce/errors.ts';
import { fromDecimal, type Money } from '#shop/product/money.ts';
import type { AmountNode } from '../documents/common.ts';

/** Throws PlatformContractError for a text that is no amount of the currency. */
export function toMoney({ amount, currencyCode }: AmountNode): Money {
  const minorUnits = fromDecimal(amount, currencyCode);
  if (minorUnits !== null) return { amount: minorUnits, currency: currencyCode };
  throw new PlatformContractError(`Shopify’s amount ${amount} is none of ${currencyCode}`);
}

/** The former price, or null where it is not above the price. */
export function toCompareAt(compareAt: AmountNode | null, price: Money): Money | null {
  const former = compareAt && toMoney(compareAt);
  return former && former.currency === price.currency && former.amount > price.amount ? former : null;
}
