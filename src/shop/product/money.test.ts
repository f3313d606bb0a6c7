import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, fractionDigits, fromDecimal, parseAmount, toDecimal } from './money.ts';

test('an amount is read with the decimals of its currency', () => {
  expect(fromDecimal('15.45', 'EUR')).toBe(1545);
  expect(fromDecimal('15.4', 'EUR')).toBe(1540);
  expect(fromDecimal('15', 'EUR')).toBe(1500);
  expect(fromDecimal('15', 'JPY')).toBe(15);
  expect(fromDecimal('1.234', 'KWD')).toBe(1234);
});

test('more decimals than the currency has are accepted when they are zero', () => {
  expect(fromDecimal('15.4500', 'EUR')).toBe(1545);
  expect(fromDecimal('15.451', 'EUR')).toBeNull();
  expect(fromDecimal('15.5', 'JPY')).toBeNull();
});

test.each([
  ['HUF', 'hu-HU', '1990.50', '1990,50\u00a0Ft'],
  ['PKR', 'en', '999.99', 'PKR\u00a0999.99'],
  ['IQD', 'en', '1500.250', 'IQD\u00a01,500.250'],
  ['ISK', 'en', '1500', 'ISK\u00a01,500'],
  ['IDR', 'en', '15000.00', 'IDR\u00a015,000'],
])(
  'amounts of %s have the decimals of ISO 4217, whatever Intl has for everyday life',
  (...[currency, locale, decimal, text]) => {
    const amount = fromDecimal(decimal, currency) ?? -1;
    expect(toDecimal({ amount, currency })).toBe(decimal);
    expect(formatMoney({ amount, currency }, locale)).toBe(text);
  },
);

test('a currency that nobody knows has two decimals', () => {
  expect(fractionDigits('SOMETHING_NEW')).toBe(2);
});

test('what is no amount is null', () => {
  for (const text of ['', '-1', '1e3', 'Infinity', '0x10', '1,5', '.5', '5.', ' 5', '9'.repeat(13), '١'])
    expect(fromDecimal(text, 'EUR')).toBeNull();
});

test('every amount that is written is read back exactly', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e14 }), fc.constantFrom('EUR', 'JPY', 'KWD'), (amount, currency) => {
      expect(fromDecimal(toDecimal({ amount: amount % 1e12, currency }), currency)).toBe(amount % 1e12);
    }),
  );
});

test('any text is an amount or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = fromDecimal(text, 'EUR');
      expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

test.each([
  ['1,000', 100_000],
  ['1.000', 100_000],
  ['49,90', 4990],
  ['1,299.50', 129_950],
  ['1.300,00', 130_000],
  ['1 300', 130_000],
  ['1\u202f300,50', 130_050],
  ["1'300.50", 130_050],
  ['1 234 567', 123_456_700],
])('the amount %s is %i minor units', (text, minorUnits) => expect(parseAmount(text, 2)).toBe(minorUnits));
