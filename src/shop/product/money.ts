import { cachedFormatters } from '../text/intl.ts';

/** An amount of money: whole minor units (cents) and an ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** The price of a stated quantity of a product, as EU law asks for goods sold by weight or volume. */
export interface UnitPrice {
  readonly price: Money;
  /** How much the price is for, e.g. `100 g`. */
  readonly reference: string;
}

/** Writes an amount for people of a locale: `€189`, `€15.45`. Whole amounts carry no decimals. */
export function formatMoney(money: Money, locale: string): string {
  return formatter(locale, money.currency).format(toMajor(money));
}

/** The amount in major units as a decimal string, as schema.org and forms want it: `189.00`. */
export function toDecimal(money: Money): string {
  return toMajor(money).toFixed(fractionDigits(money.currency));
}

/** Minor units of an amount written in major units, `15.45`; null when it is no amount of this currency. */
export function fromDecimal(decimal: string, currency: string): number | null {
  const digits = fractionDigits(currency);
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,20}))?$/.exec(decimal) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return null;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

/**
 * Minor units of an amount as people write it, for a currency with so many decimals: `1,000`, `1.000`, `1 000` and
 * `1'000` are thousands, `49,90` and `49.90` have decimals. Rounded; NaN when it is no number.
 */
export function parseAmount(text: string, decimals: number): number {
  const plain = text.replace(/[ \u00a0\u202f'’]|[.,](?=\d{3}(?:[.,]|$))/g, '').replace(',', '.');
  return Math.round(Number(plain) * 10 ** decimals);
}

/** How many per cent a price lies below its former price, rounded to whole per cent; 0 when it does not. */
export function reduction(price: Money, compareAt: Money | null): number {
  if (!compareAt || compareAt.amount <= price.amount) return 0;
  return Math.round((1 - price.amount / compareAt.amount) * 100);
}

/**
 * How many decimals a currency has by ISO 4217: 2 for EUR, 0 for JPY. `Intl` knows what is used in everyday life instead,
 * which changes with its data: HUF, IDR and PKR had 2 decimals until CLDR 48. Amounts that are stored must not depend on
 * the version of Node (https://github.com/unicode-org/cldr/pull/4936).
 */
export function fractionDigits(currency: string): number {
  return unusualDigits.get(currency) ?? 2;
}

function toMajor(money: Money): number {
  return money.amount / 10 ** fractionDigits(money.currency);
}

const currenciesByDigits = {
  0: 'BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

const unusualDigits: ReadonlyMap<string, number> = new Map(
  Object.entries(currenciesByDigits).flatMap(([digits, currencies]) =>
    currencies.split(' ').map((currency) => [currency, Number(digits)] as const),
  ),
);

const formatter = cachedFormatters((locale, currency: string) => {
  const digits = fractionDigits(currency);
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...decimals,
    trailingZeroDisplay: 'stripIfInteger',
  });
});
