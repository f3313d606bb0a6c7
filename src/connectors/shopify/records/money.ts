import { PlatformContractError } from '#commerce/errors.ts';
import { fractionDigits, fromDecimal, type Money } from '#shop/product/money.ts';
import type { AmountNode } from '../documents/common.ts';

/**
 * An amount with more decimals than its currency has, e.g. after a conversion, is rounded half up. Throws
 * PlatformContractError for a text that is no amount.
 */
export function toMoney({ amount, currencyCode: currency }: AmountNode): Money {
  const digits = fractionDigits(currency);
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const minorUnits = fromDecimal(`${whole}.${fraction.slice(0, digits) || '0'}`, currency);
  if (minorUnits === null) throw new PlatformContractError(`Shopify’s amount ${amount} is none of ${currency}`);
  return { amount: minorUnits + (fraction.charAt(digits) >= '5' ? 1 : 0), currency };
}

/** The former price, or null where it is not above the price. */
export function toCompareAt(compareAt: AmountNode | null, price: Money): Money | null {
  const former = compareAt && toMoney(compareAt);
  return former && former.currency === price.currency && former.amount > price.amount ? former : null;
}
