import { expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from '#tests/fixtures/products.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleSite } from '#tests/fixtures/site.ts';
import { productHead } from './head.ts';

const frame = {
  ...sampleSite,
  announcement: null,
  menus: { header: [], more: [], footer: [] },
  hasOrders: true,
  hasStockAlerts: true,
  accountUrl: null,
  path: '/products/lamp',
  draft: null,
};
const variant = sampleVariant({ values: ['Ink'] });
const product = sampleProduct({
  home: { handle: 'lighting', title: 'Lighting' },
  options: [sampleOption('Colour', ['Ink'])],
  variants: [variant],
});
const chosen = { variant, index: 0, changes: [] };

test('every variant has the product’s own address', () => {
  expect(productHead({ frame, product, chosen: { ...chosen, matchedBy: 'options' } }).canonical).toBe('/products/lamp');
});

test('only a variant that was asked for is in the title', () => {
  expect(productHead({ frame, product, chosen: { ...chosen, matchedBy: 'default' } }).title).toBe('Lamp');
  expect(productHead({ frame, product, chosen: { ...chosen, matchedBy: 'id' } }).title).toBe('Lamp, Ink');
});

test('the structured data has the path through its collection to the product', () => {
  const things = productHead({ frame, product, chosen: { ...chosen, matchedBy: 'default' } }).things ?? [];
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Product']);
  expect(JSON.stringify(things[0])).toContain('https://shop.test/collections/lighting');
});
