import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { valueBySize } from './variant-size.ts';

const sized = (...values: readonly string[]) =>
  product({
    handle: 'honey',
    options: [{ name: 'Weight', values: values.map((value) => ({ value, swatch: null })) }],
  });

test.each([
  ['the small jar', ['500 g', '1 kg', '250 g'], '250 g'],
  ['two of the bigger one', ['500 g', '1 kg', '250 g'], '1 kg'],
  ['the largest bottle', ['0,5 l', '750 ml'], '750 ml'],
  ['the bigger bed', ['100 x 70 cm', '70 x 50 cm'], '100 x 70 cm'],
  ['the smaller rug', ['170 × 240', '80 × 150', '200 × 300'], '80 × 150'],
  ['a jar', ['250 g', '500 g'], null],
  ['the small one', ['Small', 'Large'], null],
  ['the small one', ['250 g'], null],
])('“%s” of %j is %s', (text, values, expected) => {
  expect(valueBySize(sized(...values), text)).toBe(expected);
});
