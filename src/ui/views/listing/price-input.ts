import { fractionDigits } from '#shop/money.ts';
import type { CurrencyFormat } from './active-filters.ts';

/** Minor units as a field for numbers holds them: `20`, `20.5`. */
export function toFieldValue(amount: number, { currency }: CurrencyFormat): string {
  return String(amount / 10 ** fractionDigits(currency));
}

/** The sign of a currency as people of the locale write it: `€`. */
export function currencySymbol({ locale, currency }: CurrencyFormat): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
