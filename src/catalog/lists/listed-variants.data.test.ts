import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { indexPending } from '../search/index/index-products.ts';
import { saveProduct } from '../write/save-product.ts';
import { compileFilter } from './filter.ts';
import { chooseListedVariants } from './listed-variants.ts';

interface DressVariant {
  readonly color: string;
  readonly size: string;
  readonly price?: number;
  readonly stock?: number;
  readonly sku?: string;
}

function openShop(variants: readonly DressVariant[]) {
  const store = openDatabase(':memory:');
  const dress = sampleProductInput({
    handle: 'dress',
    title: 'Summer dress',
    options: [
      sampleOption('Color', [...new Set(variants.map(({ color }) => color))]),
      sampleOption('Size', [...new Set(variants.map(({ size }) => size))]),
    ],
    variants: variants.map(({ color, size, ...given }) => sampleVariantInput({ values: [color, size], ...given })),
  });
  saveProduct(store, dress, demoDay.toISOString());
  indexPending(store);
  const catalog = sampleShop(store).catalog(sampleReaderContext().reader);
  return async (parameters: string) => {
    const { query } = parseListQuery(new URLSearchParams(parameters), { scope: { kind: 'search' }, currency: 'EUR' });
    const listing = await catalog.list(query);
    return listing?.cards.map(({ variant }) => variant.options.map(({ value }) => value).join(' '));
  };
}

const colors = ['Black', 'Navy blue', 'Red'];
const shop = openShop(colors.flatMap((color) => ['S', 'M', '38'].map((size) => ({ color, size }))));

test.each([
  ['dress', 'Black S'],
  ['red dress', 'Red S'],
  ['dress in size M', 'Black M'],
  ['red dress m', 'Red M'],
  ['navy blue dress', 'Navy blue S'],
  ['rotes kleid', 'Red S'],
  ['dress 38', 'Black 38'],
  ['red or black dress', 'Black S'],
])('a search for “%s” shows the variant %s', async (term, shown) => {
  expect(await shop(`q=${term}`)).toEqual([shown]);
});

test('a filter decides before the words of a search', async () => {
  expect(await shop('q=red dress&filter.v.option.color=black&filter.v.option.size=M')).toEqual(['Black M']);
});

test('of a combination that does not exist, a variant with a part of it is shown', async () => {
  const list = openShop([
    { color: 'Black', size: 'S' },
    { color: 'Red', size: 'S' },
    { color: 'Black', size: 'M' },
  ]);
  expect(await list('q=red dress m')).toEqual(['Red S']);
});

test('of values with several words, the one is shown that the search names the most of', async () => {
  const list = openShop(['W30/L32', 'W34/L32', 'W34/L34'].map((size) => ({ color: 'Blue', size })));
  expect(await list('q=dress w34')).toEqual(['Blue W34/L32']);
  expect(await list('q=dress w34 l34')).toEqual(['Blue W34/L34']);
});

test('a search for a code shows the variant that has it', async () => {
  const list = openShop(['S', 'M', 'L'].map((size, index) => ({ color: 'Blue', size, sku: `DR-100${index}-BL` })));
  expect(await list('q=DR-1001-BL')).toEqual(['Blue M']);
  expect(await list('q=dr1002bl')).toEqual(['Blue L']);
  expect(await list('q=dr-1001')).toEqual(['Blue M']);
});

test('of the variants that a search names, one is shown that can be bought', async () => {
  const list = openShop([
    { color: 'Black', size: 'S' },
    { color: 'Red', size: 'S', stock: 0 },
    { color: 'Red', size: 'M' },
  ]);
  expect(await list('q=red dress')).toEqual(['Red M']);
});

test('a list sorted by price shows the variant with the price that it is ranked by', async () => {
  const list = openShop([
    { color: 'Black', size: 'S', price: 1000 },
    { color: 'Red', size: 'S', price: 2000 },
  ]);
  expect(await list('q=red dress&sort_by=price-ascending')).toEqual(['Black S']);
  expect(await list('q=red dress')).toEqual(['Red S']);
});

test('searches that name nothing of a product share its card', () => {
  const { query } = parseListQuery(new URLSearchParams(), { scope: { kind: 'search' }, currency: 'EUR' });
  const keyFor = (productId: string, terms: Readonly<Record<number, readonly string[]>>): string => {
    const named = { optionTermsOf: (id: number) => terms[id] ?? [], code: null };
    const products = [1, 2].map((id) => ({ id, price: null }));
    return chooseListedVariants({ filter: compileFilter(query.filters, []), products, named }).keyOf(productId);
  };
  expect(keyFor('2', { 1: ['red'] })).toBe(keyFor('2', {}));
  expect(keyFor('1', { 1: ['red'] })).not.toBe(keyFor('1', { 1: ['blue'] }));
});
