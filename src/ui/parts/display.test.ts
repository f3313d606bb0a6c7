import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantHref } from './display.ts';

const variant = {
  id: '42',
  sku: null,
  options: [
    { name: 'Colour', value: 'Moss' },
    { name: 'Size', value: '38 cm' },
  ],
};

test('each scheme names the variant in its own way', () => {
  expect(variantHref('lamp', variant, 'options')).toBe('/products/lamp?colour=Moss&size=38+cm');
  expect(variantHref('lamp', variant, 'id')).toBe('/products/lamp?variant=42');
  expect(variantHref('lamp', variant, 'path')).toBe('/products/lamp/42');
});

test('a product without options is linked without a query', () => {
  expect(variantHref('card', { id: '1', sku: null, options: [] }, 'options')).toBe('/products/card');
});

test('any option name and value survives the way through the address', () => {
  const pair = fc.record({ name: fc.string({ minLength: 1 }), value: fc.string() });
  fc.assert(
    fc.property(fc.uniqueArray(pair, { selector: ({ name }) => name.toLowerCase() }), (options) => {
      const url = new URL(variantHref('h', { id: '1', sku: null, options }, 'options'), 'https://shop.example');
      expect([...url.searchParams]).toEqual(options.map(({ name, value }) => [name.toLowerCase(), value]));
    }),
  );
});
