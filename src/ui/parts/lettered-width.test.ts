import { expect, test } from 'vitest';
import { letteredWidth } from './lettered-width.ts';

test('a longer text is wider, and a broad letter wider than a narrow one', () => {
  expect(letteredWidth('Alder & Sons', 38)).toBeGreaterThan(letteredWidth('Alder', 38));
  expect(letteredWidth('mmm', 38)).toBeGreaterThan(letteredWidth('iii', 38));
  expect(letteredWidth('', 38)).toBe(0);
});

test('a width grows with the size of the letters', () => {
  expect(letteredWidth('Alder', 76)).toBeCloseTo(2 * letteredWidth('Alder', 38), -1);
});
