import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { saveProductDeferred } from '../write/save-product.ts';
import { findExactMatches } from './exact-matches.ts';

const store = openDatabase(':memory:');
const codes = ['TN-2110', 'W 712/95', 'AR-OX-W-1', 'T-SHIRT-RED', '---'];
for (const [index, sku] of codes.entries()) {
  const variants = [sampleVariantInput({ sku, barcode: `978000000000${index}` })];
  saveProductDeferred(store, sampleProductInput({ handle: `p-${index + 1}`, variants }));
}

test.for([
  ['TN-2110', [1]],
  ['tn2110', [1]],
  [' tn 2110 ', [1]],
  ['W712/95', [2]],
  ['w71295', [2]],
  ['978-0-00-000000-2', [3]],
  ['p-4', [4]],
] as const)('%s is a code of products %s, however it is punctuated', ([term, ids]) => {
  expect(findExactMatches(store, term)).toEqual(ids);
});

test('a code that SKUs begin with finds their products', () => {
  expect(findExactMatches(store, 'AR-OX-W')).toEqual([3]);
  expect(findExactMatches(store, 'AR-OX')).toEqual([]);
  expect(findExactMatches(store, 'tn-21')).toEqual([]);
});

test('a word that SKUs begin with is no code, nor is punctuation', () => {
  expect(findExactMatches(store, 't-shirt')).toEqual([]);
  expect(findExactMatches(store, '- /')).toEqual([]);
});
