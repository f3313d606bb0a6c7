import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrices } from './price-bounds.ts';

/** Tokens joined by spaces, as `readSlots` passes them. */
const pricesIn = (text: string) => readPrices(text.match(/[€~<>]|[\d.,]*\d|\p{L}+|-/gu)?.join(' ') ?? '', 2);

test.each([
  ['under €50', null, 4999],
  ['a mouse for a tenner', null, 1000],
  ['a fiver at most', null, 500],
  ['below 50 euros', null, 4999],
  ['cheaper than €50', null, 4999],
  ['< €50', null, 4999],
  ['up to 50 euros', null, 5000],
  ['at most €50', null, 5000],
  ['a budget of €50', null, 5000],
  ['within €50', null, 5000],
  ['€50 or less', null, 5000],
  ['€50 max', null, 5000],
  ['a gift, 60 max', null, 6000],
  ['60 tops', null, 6000],
  ['a gift, 60 at most', null, 6000],
  ['my limit is 60 euro', null, 6000],
  ['no more than €49.90', null, 4990],
  ['that do not cost more than 50', null, 5000],
  ['it should not be over €50', null, 5000],
  ['under 50 i mean', null, 4999],
  ['over €100', 10_001, null],
  ['more than 100 euros', 10_001, null],
  ['> €100', 10_001, null],
  ['at least 100 €', 10_000, null],
  ['starting at €100', 10_000, null],
  ['not less than €100', 10_000, null],
  ['€100 or more', 10_000, null],
  ['from €100', 10_000, null],
  ['between €20 and €50', 2000, 5000],
  ['between 20 and 50', 2000, 5000],
  ['from €20 to €50', 2000, 5000],
  ['€20-50', 2000, 5000],
  ['20-50 euro', 2000, 5000],
  ['around €100', 8000, 12_000],
  ['about 50 euros', 4000, 6000],
  ['~ €100', 8000, 12_000],
  ['over €20 and under €80', 2001, 7999],
  ['under €1,000', null, 99_999],
  ['below 49,90 €', null, 4989],
  ['under 1 300 euros', null, 129_999],
  ['under 1.300,00 €', null, 129_999],
  ['under € 1,300', null, 129_999],
  ['a lamp for €150', null, 15_000],
  ['under 50', null, 4999],
  ['under fifty', null, 4999],
  ['under a hundred and fifty euros', null, 14_999],
  ['lampe unter 50 aus holz', null, 4999],
  ['bis 50 euro', null, 5000],
  ['nicht mehr als 50 euro', null, 5000],
  ['ikke over 500 kr', null, 50_000],
  ['weniger als 50', null, 4999],
  ['billigere enn 500 kr', null, 49_999],
  ['zwischen 20 und 40', 2000, 4000],
  ['mellom 200 og 400 kr', 20_000, 40_000],
  ['von 20 bis 40 euro', 2000, 4000],
  ['von 98 bis 104', null, 10_400],
  ['um die 50 euro', 4000, 6000],
  ['tisch rund 80', null, null],
  ['ab 20 euro', 2000, null],
  ['minst 200 kr', 20_000, null],
  ['geschenk fur 20 euro', null, 2000],
  ['gave til 200 kr', null, 20_000],
  ['under 50 cm', null, null],
  ['more than 5 stools', null, null],
  ['two for me', null, null],
  ['a lamp', null, null],
])('the price in “%s” is at least %s and at most %s', (text, min, max) => {
  expect(pricesIn(text)).toMatchObject({ min, max });
});

test('the text is left without its prices', () => {
  expect(pricesIn('lamps under €50 in oak').rest).toBe('lamps | in oak');
  expect(pricesIn('lamps in oak').rest).toBe('lamps in oak');
});

test('amounts have the decimals of the currency', () => {
  expect(readPrices('up to 50 kr', 0)).toMatchObject({ max: 50 });
  expect(readPrices('up to 50 kr', 2)).toMatchObject({ max: 5000 });
});

test('any text has bounds that are whole numbers or missing', () => {
  const word = fc.constantFrom('under', 'over', 'between', 'and', '€', '20', '50', '1,000', 'max', 'for', '-', 'oak');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (text) => {
        const { min, max } = readPrices(text, 2);
        for (const bound of [min, max]) expect(bound === null || Number.isInteger(bound)).toBe(true);
      },
    ),
  );
});
