import { expect, test } from 'vitest';
import { lineDetails } from './line-details.ts';

const variant = {
  id: '1',
  sku: null,
  options: [
    { name: 'Color', value: 'Sand' },
    { name: 'Size', value: 'L' },
  ],
};

test('details are the option values and then each attribute', () => {
  const attributes = { Initials: 'AB', Greeting: 'To\r\nyou ' };
  expect(lineDetails({ variant, attributes })).toEqual(['Sand, L', 'Initials: AB', 'Greeting: To you']);
});

test('the selling plan stands before the attributes', () => {
  const line = { variant, sellingPlan: { name: 'Every month' }, attributes: { Initials: 'AB' } };
  expect(lineDetails(line)).toEqual(['Sand, L', 'Every month', 'Initials: AB']);
});

test('a line without options and attributes has no details', () => {
  expect(lineDetails({ variant: { ...variant, options: [] } })).toEqual([]);
});
