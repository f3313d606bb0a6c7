import { fractionDigits, fromDecimal } from '#shop/product/money.ts';

/**
 * Minor units of an amount as spreadsheets of any country write it: `1299.50`, `1299,50`, `1 299,50`, `1'299.50`,
 * `1.299,50`, `1,299.50`. null for what is no amount of this currency (ISO 4217), and for one that is ambiguous.
 */
export function parseAmountCell(cell: string, currency: string): number | null {
  return isAmbiguousAmount(cell, currency) ? null : fromDecimal(ungroup(cell).replace(',', '.'), currency);
}

/** Whether an amount such as `1.299` is a thousand in some countries and little more than one in others. */
export function isAmbiguousAmount(cell: string, currency: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(cell) && fractionDigits(currency) < 3;
}

/** Amounts with something between their thousands: always the same, and never what the decimals follow. */
const groupedAmounts = [
  /^\d{1,3}([ \u00a0\u202f'’])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/,
  /^\d{1,3}(\.)\d{3}(?:\1\d{3})*,\d+$/,
  /^\d{1,3}(,)\d{3}(?:\1\d{3})*\.\d+$/,
  /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/,
];

function ungroup(cell: string): string {
  const separator = groupedAmounts.map((pattern) => pattern.exec(cell)?.[1]).find((each) => each !== undefined);
  return separator === undefined ? cell : cell.replaceAll(separator, '');
}
