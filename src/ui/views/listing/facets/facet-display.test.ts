import { expect, test } from 'vitest';
import { currencySymbol, facetStyle, isFacetOpen, toFieldValue } from './facet-display.ts';

function facet(key: string, labels: readonly string[], change: { swatch?: string; selected?: boolean } = {}) {
  const values = labels.map((label) => ({ value: label, label, count: 1, selected: false, swatch: null, ...change }));
  return { kind: 'values', key, label: key, values } as const;
}

test('a facet with a colour has swatches', () => {
  expect(facetStyle(facet('filter.v.option.colour', ['Moss'], { swatch: '#6f7550' }))).toBe('swatches');
});

test('short option values are pills, long ones and other facets are a list', () => {
  expect(facetStyle(facet('filter.v.option.size', ['S', 'Set of 3']))).toBe('pills');
  expect(facetStyle(facet('filter.v.option.size', ['For six persons']))).toBe('checks');
  expect(facetStyle(facet('filter.p.vendor', ['A']))).toBe('checks');
  expect(facetStyle(facet('filter.v.option.size', 'abcdefghijklm'.split('')))).toBe('checks');
});

test('a long facet is closed until a value is selected', () => {
  const types = 'abcdefghijk'.split('');
  expect(isFacetOpen(facet('filter.p.product_type', types), 0)).toBe(false);
  expect(isFacetOpen(facet('filter.p.product_type', types, { selected: true }), 0)).toBe(true);
});

test('the first five facets are open, later ones when a value is selected', () => {
  expect(isFacetOpen(facet('a', ['x']), 4)).toBe(true);
  expect(isFacetOpen(facet('a', ['x']), 5)).toBe(false);
  expect(isFacetOpen(facet('a', ['x'], { selected: true }), 5)).toBe(true);
});

test('minor units become the value of a number field', () => {
  expect(toFieldValue(2050, { locale: 'en-GB', currency: 'EUR' })).toBe('20.5');
  expect(toFieldValue(2000, { locale: 'en-GB', currency: 'EUR' })).toBe('20');
  expect(toFieldValue(2000, { locale: 'en-GB', currency: 'JPY' })).toBe('2000');
});

test('a currency has the symbol of its locale', () => {
  expect(currencySymbol({ locale: 'en-GB', currency: 'EUR' })).toBe('€');
  expect(currencySymbol({ locale: 'nb-NO', currency: 'NOK' })).toBe('kr');
});
