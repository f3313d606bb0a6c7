import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { saveProductDeferred } from '../write/save-product.ts';
import { findExactMatches } from './exact-matches.ts';
import { findProducts } from './find-products.ts';
import { indexPending } from './index/index-products.ts';

const store = openDatabase(':memory:');
const codes = ['TN-2110', 'W 712/95', 'AR-OX-W-1', 'T-SHIRT-RED', '---', 'TD-02KV', '2000WH', 'TD-025', 'HB-8040/A2'];
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
  for (const term of ['hb-8040', 'hb 8040', 'HB.8040']) expect(findExactMatches(store, term)).toEqual([9]);
  expect(findExactMatches(store, 'hb 804')).toEqual([]);
});

test('a model finds the SKUs that go on with letters, not those that go on with digits', () => {
  for (const term of ['td02', 'TD-02']) expect(findExactMatches(store, term)).toEqual([6]);
  expect(findExactMatches(store, '2000')).toEqual([]);
  expect(findExactMatches(store, 'td02k')).toEqual([]);
});

test('a word that SKUs begin with is no code, nor is punctuation', () => {
  expect(findExactMatches(store, 't-shirt')).toEqual([]);
  expect(findExactMatches(store, '- /')).toEqual([]);
});

test('a model in a title is found without the letters at its end', () => {
  const shop = openDatabase(':memory:');
  for (const title of ['Webcam C920s', 'Webcam C9200', 'Webcam C270'])
    saveProductDeferred(shop, sampleProductInput({ handle: title.toLowerCase().replace(' ', '-'), title }));
  indexPending(shop);
  expect(findProducts(shop, 'c920').productIds).toEqual([1]);
  expect(findProducts(shop, 'webcam c920')).toMatchObject({ unknownWords: [], corrected: null });
  for (const term of ['webcam c920', 'c920 webcam']) expect(findProducts(shop, term).productIds[0]).toBe(1);
});

test('a model in a title is found by its digits, other numbers are not', () => {
  const shop = openDatabase(':memory:');
  for (const title of ['LM7805CT voltage regulator', 'Regulator 17805', 'Resistor 780 ohm', 'FS-7806DN'])
    saveProductDeferred(shop, sampleProductInput({ handle: title.toLowerCase().replaceAll(/\W+/g, '-'), title }));
  indexPending(shop);
  expect(findProducts(shop, '7805').productIds).toEqual([1]);
  expect(findProducts(shop, '7806').productIds).toEqual([4]);
  expect(findProducts(shop, 'lm7806').productIds).toEqual([]);
});
