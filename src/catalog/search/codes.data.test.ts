import { expect, test } from 'vitest';
import { indexPending } from '#catalog/search/index/index-products.ts';
import { saveProductDeferred } from '#catalog/write/save-product.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { openTitledShop } from '#tests/fixtures/titled-shop.ts';
import { findProducts } from './find-products.ts';

/** One product has the code in its title, one among its details, one in its description; others have other codes. */
function openCodedShop(code: string): (term: string) => readonly number[] {
  const store = openDatabase(':memory:');
  const inputs = [
    sampleProductInput({ handle: 'titled', title: `Premium ${code}` }),
    sampleProductInput({ handle: 'detailed', title: 'Longlife', details: [{ name: 'Grade', value: code }] }),
    sampleProductInput({
      handle: 'described',
      title: 'Synthetic',
      description: `Suits everything that needs ${code}.`,
    }),
    sampleProductInput({ handle: 'other', title: 'Other 15W-50 CR1632 XY-99-Z 7x3' }),
  ];
  for (const input of inputs) saveProductDeferred(store, input);
  indexPending(store);
  return (term) => findProducts(store, term).productIds;
}

test.each([
  ['5W-30', ['5W-30', '5w30', '5W 30', '5w/30']],
  ['5W30', ['5W-30', '5w30', '5W 30']],
  ['5W 30', ['5W-30', '5w30', '5W 30']],
  ['CR2032', ['cr2032', 'CR 2032', 'CR-2032']],
  ['CR 2032', ['cr2032', 'CR 2032', 'CR-2032']],
  ['AB-123-C', ['ab123c', 'AB 123 C', 'AB-123-C', 'AB123-C']],
  ['AB123C', ['ab123c', 'AB 123 C', 'AB-123-C', 'AB123-C']],
  ['8.8-M10', ['M10 8.8']],
])('a code written as %s is found however it is written', (code, terms) => {
  const found = openCodedShop(code);
  for (const term of terms) expect([term, new Set(found(term).slice(0, 3))]).toEqual([term, new Set([1, 2, 3])]);
});

test('a letter is also the beginning of a name with digits, unless it is one itself', () => {
  const vitamins = openTitledShop(['Vitamin D3 1000', 'Vitamin C 500', 'Vitamin B12 vegan', 'Zinc 25']);
  expect(vitamins.found('vitamin d')[0]).toBe('Vitamin D3 1000');
  expect(vitamins.found('vitamin b vegan')[0]).toBe('Vitamin B12 vegan');
  expect(vitamins.found('vitamin b')[0]).toBe('Vitamin B12 vegan');
  expect(vitamins.found('vitamin c')[0]).toBe('Vitamin C 500');
  expect(findProducts(vitamins.store, 'vitamin d').unknownWords).toEqual([]);
});
