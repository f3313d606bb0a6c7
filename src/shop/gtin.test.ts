import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGlobalGtin } from './gtin.ts';

test('trade numbers of every length are recognised', () => {
  for (const barcode of ['96385074', '036000291452', '4006381333931', '10614141000415'])
    expect(isGlobalGtin(barcode)).toBe(true);
});

test('a wrong check digit, another length or other signs are none', () => {
  for (const barcode of ['4006381333932', '400638133393', '', '400638133393x', '٤006381333931'])
    expect(isGlobalGtin(barcode)).toBe(false);
});

test('numbers for use inside a shop are none', () => {
  for (const barcode of ['2000314001012', '0200000000004', '400000000008', '20000004'])
    expect(isGlobalGtin(barcode)).toBe(false);
});

test('any text is judged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof isGlobalGtin(text)).toBe('boolean');
    }),
  );
});

test('of the ten last digits exactly one fits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[3-9]\d{11}$/), (start) => {
      expect(Array.from({ length: 10 }, (_, digit) => isGlobalGtin(start + digit)).filter(Boolean)).toHaveLength(1);
    }),
  );
});
