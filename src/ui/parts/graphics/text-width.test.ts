import { expect, test } from 'vitest';
import { estimateTextWidth, wordmarkLines } from './text-width.ts';

test('a longer text is wider, and a broad letter wider than a narrow one', () => {
  expect(estimateTextWidth('Alder & Sons', 38)).toBeGreaterThan(estimateTextWidth('Alder', 38));
  expect(estimateTextWidth('mmm', 38)).toBeGreaterThan(estimateTextWidth('iii', 38));
  expect(estimateTextWidth('', 38)).toBe(0);
});

test('a width grows with the size of the letters', () => {
  expect(estimateTextWidth('Alder', 76)).toBeCloseTo(2 * estimateTextWidth('Alder', 38), -1);
});

test('a long name is broken in its middle, between words, and no other is', () => {
  expect(wordmarkLines('Alder & Sons')).toEqual(['Alder & Sons']);
  expect(wordmarkLines('Höhenzug Outdoor & Söhne — Ausrüstung für draußen')).toEqual([
    'Höhenzug Outdoor & Söhne —',
    'Ausrüstung für draußen',
  ]);
  expect(wordmarkLines('Rindfleischetikettierungsüberwachung')).toEqual(['Rindfleischetikettierungsüberwachung']);
});
