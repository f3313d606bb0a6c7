import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { leadOf } from './lead.ts';

const pump = match('Pond pump 3000', 'For ponds up to 6000 litres.');
const food = match('Fish sticks', 'For fish in a pond.');
const paint = match('Red paint', 'For walls.');

function match(title: string, summary: string) {
  const only = variant({ id: title });
  return { product: product({ handle: title, title, summary, variants: [only] }), variant: only, reason: null };
}

function lead(phrase: string, found: readonly (typeof pump)[], isClose = true): string | undefined {
  const criteria = { ...noCriteria, words: phrase.split(' '), phrase };
  return leadOf({ found, total: null, isMore: false, dropped: [], isClose, criteria })?.product.title;
}

test('the first of products that only come close leads where it has twice as much of what is looked for', () => {
  expect(lead('pump pond 4000', [pump, food, paint])).toBe('Pond pump 3000');
});

test.each([
  ['the others have nearly as much', 'fish pond', [food, pump]],
  ['another has something else', 'red pump pond', [pump, paint]],
  ['it has one word only', 'pump garden', [pump, paint]],
  ['it is the only one', 'pump pond 4000', [pump]],
] as const)('none leads where %s', (_, phrase, found) => {
  expect(lead(phrase, found)).toBeUndefined();
});

test('none leads where the products have all that is looked for', () => {
  expect(lead('pump pond', [pump, food], false)).toBeUndefined();
});
