import { expect, test } from 'vitest';
import { inPackUnits, largeNumbersInDigits, parseNumberWord } from './numbers.ts';

test('numbers are read in digits and words', () => {
  expect(['2', 'two', 'dozen', '1.5', 'lamp'].map(parseNumberWord)).toEqual([2, 2, 12, null, null]);
});

test.each([
  ['under fifty', 'under 50'],
  ['a hundred and fifty', '150'],
  ['two hundred', '200'],
  ['three candles', 'three candles'],
])('“%s” in digits is “%s”', (text, digits) => expect(largeNumbersInDigits(text)).toBe(digits));

test.each([
  ['half a kilo of honey', '500 g of honey'],
  ['a halv kilo honning', '500 g honning'],
  ['ein halbes Kilo Mehl', '500 g Mehl'],
  ['a half litre', '500 ml'],
  ['half price', 'half price'],
])('“%s” in units of packs is “%s”', (text, packs) => expect(inPackUnits(text)).toBe(packs));
