import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmountCell } from './amount-cell.ts';

test('an amount is read as every country writes it', () => {
  const locale = fc.constantFrom('en-US', 'en-GB', 'de-DE', 'de-CH', 'de-AT', 'nb-NO', 'fr-FR', 'es-ES', 'pl-PL');
  fc.assert(
    fc.property(locale, fc.boolean(), fc.integer({ min: 0, max: 999_999_999 }), (name, useGrouping, cents) => {
      const written = new Intl.NumberFormat(name, { minimumFractionDigits: 2, useGrouping }).format(cents / 100);
      expect(parseAmountCell(written, 'EUR'), written).toBe(cents);
    }),
  );
});

test('an amount may have the sign or the code of its currency', () => {
  const format = fc.record({
    locale: fc.constantFrom('en-US', 'en-GB', 'de-DE', 'de-CH', 'nb-NO', 'fr-FR'),
    currency: fc.constantFrom('EUR', 'NOK', 'USD', 'GBP', 'CHF', 'SEK', 'DKK', 'PLN'),
    currencyDisplay: fc.constantFrom('code' as const, 'narrowSymbol' as const),
  });
  fc.assert(
    fc.property(format, fc.nat(999_999), ({ locale, currency, currencyDisplay }, cents) => {
      const written = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).format(
        cents / 100,
      );
      expect(parseAmountCell(written, currency), written).toBe(cents);
    }),
  );
});

test.each([
  ['kr 1 299,-', 129_900],
  ['299,-', 29_900],
  ['kr. 299', 29_900],
  ['299 KR', 29_900],
  ['12 €', null],
  ['kr', null],
  ['kr 1.299', null],
])('“%s” in kroner is %s minor units', (cell, amount) => {
  expect(parseAmountCell(cell, 'NOK')).toBe(amount);
});

test('whatever a cell says, it is a whole number of minor units, or no amount', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d., '’-]{1,16}$/)), (cell) => {
      const amount = parseAmountCell(cell, 'EUR');
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0), cell).toBe(true);
    }),
  );
});

test.each([
  ['1 299,50', 129_950],
  ['1\u00a0299,50', 129_950],
  ["1'299.50", 129_950],
  ['1.299,50', 129_950],
  ['1,299.50', 129_950],
  ['1.299.000', 129_900_000],
  ['1 299', 129_900],
  ['0.500', 50],
  ['1.299', null],
  ['1,000', null],
  ['1 29,50', null],
  ['1.299.50', null],
  ['1 299 50', null],
  ['kr 449,-', null],
  ['', null],
])('“%s” in euros is %s minor units', (cell, amount) => {
  expect(parseAmountCell(cell, 'EUR')).toBe(amount);
});

test('three digits are decimals where a currency has as many', () => {
  expect(parseAmountCell('1.299', 'KWD')).toBe(1299);
});
