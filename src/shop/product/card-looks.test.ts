import { expect, test } from 'vitest';
import { cardLooks, hasFurtherOptions } from './card-looks.ts';
import type { Variant, VariantMatrix } from './product.ts';

function variant(id: string, values: readonly string[], available = true): Variant {
  const price = { amount: 100, currency: 'EUR' };
  const none = { sku: null, compareAt: null, unitPrice: null, stock: null, picture: null, barcode: null };
  return { ...none, id, title: values.join(' / '), values, price, available, weightGrams: null };
}

function matrix(names: readonly string[], variants: readonly Variant[]): VariantMatrix {
  const options = names.map((name, position) => ({
    name,
    values: [...new Set(variants.map(({ values }) => values[position] ?? ''))].map((value) => ({
      value,
      swatch: null,
    })),
  }));
  return { options, variants };
}

const lamp = matrix(
  ['Colour', 'Plug'],
  [
    variant('1', ['Red', 'EU']),
    variant('2', ['Red', 'UK']),
    variant('3', ['Blue', 'EU'], false),
    variant('4', ['Blue', 'UK']),
    variant('5', ['Black', 'UK'], false),
  ],
);

test('each look leads to its variant with the other values of the card, as far as there is one', () => {
  const looks = cardLooks(lamp, 0, variant('1', ['Red', 'EU']));
  expect(looks?.option).toBe('Colour');
  expect(looks?.values.map(({ value, variant: { id }, available }) => [value, id, available])).toEqual([
    ['Red', '1', true],
    ['Blue', '3', false],
    ['Black', '5', false],
  ]);
});

test('there are no dots for one look, for looks without a color, and without an option that looks depend on', () => {
  const [red] = lamp.variants;
  if (!red) throw new Error('no variant');
  expect(cardLooks(lamp, null, red)).toBeNull();
  expect(cardLooks(lamp, 7, red)).toBeNull();
  expect(cardLooks(matrix(['Colour', 'Plug'], lamp.variants.slice(0, 2)), 0, red)).toBeNull();
  const mixed = [variant('1', ['Red']), variant('2', ['Sunday'])];
  expect(cardLooks(matrix(['Colour'], mixed), 0, red)).toBeNull();
});

test('of many looks five are shown, the card’s own among them', () => {
  const colors = ['Red', 'Blue', 'Black', 'White', 'Green', 'Yellow', 'Pink'];
  const many = colors.map((color, index) => variant(String(index), [color]));
  const looks = cardLooks(matrix(['Colour'], many), 0, variant('6', ['Pink']));
  expect(looks?.values.map(({ value }) => value)).toEqual(['Red', 'Blue', 'Black', 'White', 'Pink']);
});

test('a buyer has to choose where variants of the same look differ in something else', () => {
  const [red, , , , black] = lamp.variants;
  if (!red || !black) throw new Error('no variant');
  expect(hasFurtherOptions(lamp, 0, red)).toBe(true);
  expect(hasFurtherOptions(lamp, 0, black)).toBe(false);
  expect(hasFurtherOptions(lamp, null, black)).toBe(true);
  expect(hasFurtherOptions(matrix([], [variant('1', [])]), null, variant('1', []))).toBe(false);
});
