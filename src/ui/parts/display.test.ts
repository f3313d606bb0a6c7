import { expect, test } from 'vitest';
import { variantHref } from './display.ts';

test('a variant is linked under the page of its product, in the scheme the shop is set to', () => {
  const variant = { id: '42', sku: null, options: [{ name: 'Colour', value: 'Moss' }] };
  expect(variantHref('fjære lamp', variant, 'id')).toBe('/products/fj%C3%A6re%20lamp?variant=42');
  expect(variantHref('lamp', variant, 'path')).toBe('/products/lamp/42');
  expect(variantHref('lamp', variant, 'options')).toBe('/products/lamp?colour=moss');
});
