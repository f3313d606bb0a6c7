import type { CartRefusal } from './cart.ts';
import { formatDay } from './dates.ts';
import { formatMoney, type Money } from './money.ts';
import { countryNames, listWords } from './word-lists.ts';

/** What a code gives. Percent of what fits it, an amount off what fits it, or delivery. */
export type Benefit =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'free-delivery' };

/** A discount code with its conditions. Amounts in minor units of the shop's currency. */
export interface DiscountCode {
  readonly code: string;
  readonly title: string;
  readonly benefit: Benefit;
  /** What the fitting lines must come to. */
  readonly minimum: number | null;
  /** First and last day, `YYYY-MM-DD` in the shop's time zone, both included. */
  readonly from: string | null;
  readonly until: string | null;
  /** Countries of delivery (ISO 3166-1 alpha-2) in which it works; empty: all. */
  readonly countries: readonly string[];
  /** Titles of what it is confined to; empty: everything. */
  readonly confinedTo: readonly string[];
  readonly oncePerCustomer: boolean;
  /** How many orders may use it. */
  readonly usageLimit: number | null;
}

/** The circumstances in which a code is used. */
export interface CodeUse {
  /** Sum of the lines that the code fits; null when it fits none. */
  readonly fitting: number | null;
  /** `YYYY-MM-DD` in the shop's time zone. */
  readonly today: string;
  /** Where the order goes; null while that is not known. */
  readonly country: string | null;
  /** Orders that have used it. */
  readonly uses: number;
  /** Orders of this customer that have used it; 0 while it is not known who that is. */
  readonly usesByCustomer: number;
}

/** Why a code has no effect; null when it has. */
export function refuseCode(code: DiscountCode, use: CodeUse): CartRefusal | null {
  if (code.from !== null && use.today < code.from) return 'code_not_yet';
  if (code.until !== null && use.today > code.until) return 'code_ended';
  if (code.usageLimit !== null && use.uses >= code.usageLimit) return 'code_ended';
  if (code.oncePerCustomer && use.usesByCustomer > 0) return 'code_used';
  if (use.country !== null && code.countries.length > 0 && !code.countries.includes(use.country)) return 'code_country';
  if (use.fitting === null) return 'code_nothing_fits';
  return code.minimum !== null && use.fitting < code.minimum ? 'code_minimum' : null;
}

/** What a code that has an effect takes off the lines that it fits, rounded half up to whole minor units. */
export function discountOf({ benefit }: DiscountCode, fitting: number): number {
  switch (benefit.kind) {
    case 'percentage':
      return Math.min(fitting, Math.round((fitting * benefit.percent) / 100));
    case 'amount':
      return Math.min(fitting, benefit.amount);
    case 'free-delivery':
      return 0;
    default:
      return benefit satisfies never;
  }
}

export interface Wording {
  readonly locale: string;
  readonly currency: string;
  readonly today: string;
}

/** What completes the sentence of a refusal: a date, a sum, countries. */
export function refusalDetail(code: DiscountCode, reason: CartRefusal, wording: Wording): string | null {
  const { locale, currency } = wording;
  if (reason === 'code_not_yet' && code.from) return formatDay(code.from, locale, wording.today);
  if (reason === 'code_ended' && code.until && wording.today > code.until)
    return formatDay(code.until, locale, wording.today);
  if (reason === 'code_country') return countryNames(code.countries, locale);
  if (reason !== 'code_minimum' || code.minimum === null) return null;
  const minimum: Money = { amount: code.minimum, currency };
  const lowered = code.confinedTo.map((title) => title.toLocaleLowerCase(locale));
  return [formatMoney(minimum, locale), ...(lowered.length > 0 ? [listWords(lowered, locale)] : [])].join(' of ');
}
