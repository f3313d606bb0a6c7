import { expect, test } from 'vitest';
import { estimateTextWidth } from './text-width.ts';

test('a longer text is wider, and a broad letter wider than a narrow one', () => {
  expect(estimateTextWidth('Alder & Sons', 38)).toBeGreaterThan(estimateTextWidth('Alder', 38));
  expect(estimateTextWidth('mmm', 38)).toBeGreaterThan(estimateTextWidth('iii', 38));
  expect(estimateTextWidth('', 38)).toBe(0);
});

test('a width grows with the size of the letters', () => {
  expect(estimateTextWidth('Alder', 76)).toBeCloseTo(2 * estimateTextWidth('Alder', 38), -1);
});
