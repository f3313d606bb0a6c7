import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeOrder } from './size-order.ts';

test.each([
  ['XXS, XS, S, M, L, XL, XXL, 3XL, One size'],
  ['Small, Medium, Large'],
  ['Klein, Mittel, Groß'],
  ['Kleine, Mittlere, Große'],
  ['Liten, Mellom, Stor'],
  ['2XS, XS, M, 2XL, XXXL, 4XL'],
  ['36, 37 ½, 38, 40'],
  ['90 g, 250 g, 1 kg, 1,5 kg'],
  ['20 cl, 750 ml, 1 l'],
  ['5 mm, 2 cm, 1 m'],
  ['0–2, 3–5, 6–8, 12+'],
  ['4 W, 9 W, 40 W'],
])('%s is an order from small to large', (text) => {
  const labels = text.split(', ').map((label) => label.replace(/^1,5/, '1,5'));
  const order = sizeOrder(labels);
  expect(labels.toReversed().toSorted(order ?? undefined)).toEqual(labels);
});

test.each([['S, M, Petite'], ['36, XL'], ['Oak, Ash'], ['M'], ['']])('%s is none', (text) => {
  expect(sizeOrder(text.split(', '))).toBeNull();
});

test('any labels are in the same order, however they come', () => {
  const label = fc.oneof(fc.constantFrom('s', 'M', 'xl', '3XL', '12 cm', '1,5 kg', '40', '½'), fc.string());
  fc.assert(
    fc.property(fc.uniqueArray(label, { maxLength: 8 }), (labels) => {
      const order = sizeOrder(labels);
      if (order === null) return;
      const sorted = labels.toSorted(order);
      expect(sorted.every((each, index) => index === 0 || order(sorted[index - 1] ?? '', each) <= 0)).toBe(true);
    }),
  );
});
