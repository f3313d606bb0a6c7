import type { CartRefusal } from './cart.ts';
import { formatDay } from '../text/dates.ts';
import { formatMoney } from '../product/money.ts';
import { countryNames, formatList, withinSentence } from '../text/intl.ts';

/** What a code gives: a percentage or an amount off the lines that it applies to, or free delivery. */
export type DiscountBenefit =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'free-delivery' };

/** A discount code with its conditions. Amounts in minor units of the shop's currency. */
export interface DiscountCode {
  readonly code: string;
  readonly title: string;
  readonly benefit: DiscountBenefit;
  /** The minimum sum of the lines that it applies to. */
  readonly minimum: number | null;
  /** First and last day, `YYYY-MM-DD` in the shop's time zone, both included. */
  readonly from: string | null;
  readonly until: string | null;
  /** Countries of delivery (ISO 3166-1 alpha-2) that it is valid for; empty: all. */
  readonly countries: readonly string[];
  /** Titles of the products and collections that it is limited to; empty: everything. */
  readonly confinedTo: readonly string[];
  readonly oncePerCustomer: boolean;
  /** How many orders may use it. */
  readonly usageLimit: number | null;
}

/** The circumstances in which a code is used. */
export interface DiscountCodeUse {
  /** Sum of the lines that the code applies to; null when there are none. */
  readonly eligibleAmount: number | null;
  /** `YYYY-MM-DD` in the shop's time zone. */
  readonly today: string;
  /** Where the order goes; null while that is not known. */
  readonly country: string | null;
  /** Orders that have used it. */
  readonly uses: number;
  /** Orders of this customer that have used it; 0 while the customer is not known. */
  readonly usesByCustomer: number;
}

/** Why a code has no effect; null when it has one. */
export function refuseCode(code: DiscountCode, use: DiscountCodeUse): CartRefusal | null {
  if (code.from !== null && use.today < code.from) return 'code_not_yet';
  if (code.until !== null && use.today > code.until) return 'code_ended';
  if (code.usageLimit !== null && use.uses >= code.usageLimit) return 'code_ended';
  if (code.oncePerCustomer && use.usesByCustomer > 0) return 'code_used';
  if (use.country !== null && code.countries.length > 0 && !code.countries.includes(use.country)) return 'code_country';
  if (use.eligibleAmount === null) return 'code_nothing_fits';
  return code.minimum !== null && use.eligibleAmount < code.minimum ? 'code_minimum' : null;
}

/** How much a valid code takes off the lines that it applies to, rounded half up to whole minor units. */
export function discountAmount({ benefit }: DiscountCode, eligibleAmount: number): number {
  switch (benefit.kind) {
    case 'percentage':
      return Math.min(eligibleAmount, Math.round((eligibleAmount * benefit.percent) / 100));
    case 'amount':
      return Math.min(eligibleAmount, benefit.amount);
    case 'free-delivery':
      return 0;
    default:
      return benefit satisfies never;
  }
}

export interface RefusalFormat {
  readonly locale: string;
  readonly currency: string;
  readonly today: string;
}

/** The date, sum or countries that complete the sentence of a refusal. */
export function refusalDetail(code: DiscountCode, reason: CartRefusal, format: RefusalFormat): string | null {
  const { locale, currency } = format;
  if (reason === 'code_not_yet' && code.from) return formatDay(code.from, locale, format.today);
  if (reason === 'code_ended' && code.until && format.today > code.until)
    return formatDay(code.until, locale, format.today);
  if (reason === 'code_country') return countryNames(code.countries, locale);
  if (reason !== 'code_minimum' || code.minimum === null) return null;
  const minimum = formatMoney({ amount: code.minimum, currency }, locale);
  const titles = code.confinedTo.map((title) => withinSentence(title, locale));
  return titles.length > 0 ? `${minimum} (${formatList(titles, locale)})` : minimum;
}
