import { fractionDigits, fromDecimal } from '#shop/product/money.ts';

/**
 * Minor units of an amount as spreadsheets of any country write it: `1299.50`, `1299,50`, `1 299,50`, `1'299.50`,
 * `1.299,50`, `1,299.50`, also with the sign or code of its currency (ISO 4217): `€12`, `12 EUR`, `kr 12,-`. null for what
 * is no amount of this currency, and for one that is ambiguous.
 */
export function parseAmountCell(cell: string, currency: string): number | null {
  if (ambiguousAmountIn(cell, currency) !== null) return null;
  return fromDecimal(ungroup(withoutCurrency(cell, currency)).replace(',', '.'), currency);
}

/** An amount such as `1.299`, which is a thousand in some countries and little more than one in others, without its currency. */
export function ambiguousAmountIn(cell: string, currency: string): string | null {
  const amount = withoutCurrency(cell, currency);
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(amount) && fractionDigits(currency) < 3 ? amount : null;
}

function withoutCurrency(cell: string, currency: string): string {
  if (/^\d[\d.,]*$/.test(cell)) return cell;
  return cell.replaceAll(currencyPattern(currency), '').replace(/[.,][-–—]$/, '');
}

const patterns = new Map<string, RegExp>();

/** The currency at the start or end of a cell. */
function currencyPattern(currency: string): RegExp {
  const known = patterns.get(currency);
  if (known) return known;
  const names = (['code', 'symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? RegExp.escape(value) : [])),
  );
  const name = `(?:${names.join('|')})`;
  const pattern = new RegExp(String.raw`^${name}\.?\s*|\s*${name}\.?$`, 'giu');
  patterns.set(currency, pattern);
  return pattern;
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
