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
