import { expect, test } from 'vitest';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { Listing } from '#shop/listing/listing.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleCollectionInput } from '#tests/fixtures/sample-collection-input.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveCollection, saveCollectionProducts } from '../../write/save-collection.ts';
import { saveProduct } from '../../write/save-product.ts';
import { synonymsOf } from './synonym-groups.ts';
import { noSearchSettings, type SearchSettings, useSearchSettings } from './search-settings.ts';

const now = demoDay.toISOString();

/** A shop for tools, with its searches arranged. */
function catalogWith(settings: Partial<SearchSettings>) {
  const store = openDatabase(':memory:');
  const tool = (handle: string, title: string, given: object = {}) =>
    saveProduct(store, sampleProductInput({ handle, title, ...given }), now);
  tool('hand-saw', 'Hand saw', { type: 'Saw', vendor: 'Alder' });
  tool('pull-saw', 'Pull saw', { type: 'Saw', vendor: 'Birch', tags: ['Japanese'] });
  tool('saw-blade', 'Blade for a hand saw', { type: 'Blade', variants: [sampleVariantInput({ sku: 'SB-20' })] });
  tool('gift-card', 'Voucher', { type: 'Voucher' });
  tool('old-rasp', 'Rasp', { variants: [sampleVariantInput({ stock: 0 })] });
  tool('rasp', 'Rasp');
  tool('rasp-handle', 'Handle for a rasp', { type: 'Handle' });
  saveCollection(store, sampleCollectionInput({ handle: 'workshop', title: 'Workshop', sort: 'best-selling' }), now);
  saveCollectionProducts(store, 'workshop', ['pull-saw']);
  useSearchSettings(store, { ...noSearchSettings, ...settings });
  return sampleShop(store).catalog(sampleReaderContext().reader);
}

const list = (settings: Partial<SearchSettings>, term: string): Promise<Listing | null> =>
  catalogWith(settings).list({ scope: { kind: 'search', term }, filters: noFilters, sort: null, page: 1 });

const found = async (settings: Partial<SearchSettings>, term: string) =>
  (await list(settings, term))?.cards.map(({ handle }) => handle);

const suggested = async (settings: Partial<SearchSettings>, term: string) =>
  (await catalogWith(settings).suggest(term, 5)).products.map(({ handle }) => handle);

const pins = [{ queries: ['hand saws', 'gifts'], products: ['gift-card', 'pull-saw', 'no-such'] }];

test('pinned products come first in their order, whatever they match', async () => {
  expect(await found({ pins }, 'hand saw')).toEqual(['gift-card', 'pull-saw', 'hand-saw', 'saw-blade']);
  expect(await suggested({ pins }, 'the hand saw')).toEqual(['gift-card', 'pull-saw', 'hand-saw', 'saw-blade']);
});

test('a pinned query of words that nothing has is answered by its pins alone', async () => {
  expect(await list({ pins }, 'gifts')).toMatchObject({
    total: 2,
    pinned: ['gift-card', 'pull-saw'],
    partialMatches: [],
    unknownWords: [],
    didYouMean: null,
  });
});

test('a longer or shorter query has no pins of another', async () => {
  expect((await list({ pins }, 'saw'))?.pinned).toEqual([]);
  expect((await list({ pins }, 'hand saw blade'))?.pinned).toEqual([]);
});

test('a hidden product is not found by words, pin, handle or SKU, but stays in lists', async () => {
  const settings = { hidden: ['saw-blade'], pins: [{ queries: ['blade'], products: ['saw-blade'] }] };
  for (const term of ['saw', 'blade', 'saw-blade', 'SB-20']) {
    expect(await found(settings, term)).not.toContain('saw-blade');
    expect(await suggested(settings, term)).not.toContain('saw-blade');
    expect(await found({}, term)).toContain('saw-blade');
  }
  const all = await catalogWith(settings).list({ scope: { kind: 'all' }, filters: noFilters, sort: null, page: 1 });
  expect(all).toMatchObject({ total: 7, unsearchable: ['saw-blade'] });
});

test('singular and plural have the same synonyms, in a phrase too', async () => {
  for (const [written, asked] of [
    ['coupon', 'coupons'],
    ['coupons', 'coupon'],
    ['shop coupons', 'shop coupon'],
  ] as const) {
    const settings = { synonyms: synonymsOf([{ oneway: { from: [written], to: ['voucher'] } }]) };
    expect(await found(settings, asked)).toEqual(['gift-card']);
  }
});

test('a phrase with words that only join others has synonyms, with and without them', async () => {
  const settings = { synonyms: synonymsOf([{ oneway: { from: ['gift for the home'], to: ['voucher'] } }]) };
  for (const asked of ['gift for the home', 'a gift for my home'])
    expect(await found(settings, asked)).toContain('gift-card');
});

test('a synonym that only joins other words hides nothing', async () => {
  const settings = { synonyms: synonymsOf([{ equal: ['the', 'voucher'] }]) };
  expect(await found(settings, 'voucher')).toEqual(['gift-card']);
});

const weightings = [
  ['a handle', { products: ['pull-saw'] }],
  ['a vendor', { vendors: ['birch'] }],
  ['a tag', { tags: ['JAPANESE'] }],
  ['a collection', { collections: ['workshop'] }],
] as const;

test.for(weightings)('products are boosted and demoted by %s', async ([, select]) => {
  const [boosted] = (await found({ weightings: [{ select, factor: 10 }] }, 'saw')) ?? [];
  expect(boosted).toBe('pull-saw');
  expect((await found({ weightings: [{ select, factor: 0 }] }, 'saw'))?.at(-1)).toBe('pull-saw');
});

test('products are demoted by their type', async () => {
  const settings = { weightings: [{ select: { types: ['saw'] }, factor: 0.01 }] };
  expect((await found(settings, 'hand saw'))?.[0]).toBe('saw-blade');
});

test('a boost shows nothing that the words do not find', async () => {
  const settings = { weightings: [{ select: { products: ['gift-card'] }, factor: 10 }] };
  expect(await found(settings, 'saw')).not.toContain('gift-card');
});

test('filters have the order and labels of the merchant', async () => {
  const all = { name: null, label: null, sort: 'count', separator: null } as const;
  const filters: SearchSettings['filters'] = [
    { ...all, source: 'vendor', label: 'Made by' },
    { source: 'price', label: 'Budget' },
  ];
  expect((await list({ filters }, 'saw'))?.facets.map(({ label }) => label)).toEqual(['Made by', 'Budget']);
  expect((await list({}, 'saw'))?.facets.map(({ label }) => label).slice(0, 2)).toEqual(['Availability', 'Price']);
});

test('of products alike, what is sold out comes last, but before what matches worse', async () => {
  expect(await found({}, 'rasp')).toEqual(['rasp', 'old-rasp', 'rasp-handle']);
  expect(await found({ soldOut: 0.01 }, 'rasp')).toEqual(['rasp', 'rasp-handle', 'old-rasp']);
  expect(await found({ soldOut: 1 }, 'rasp')).toEqual(['old-rasp', 'rasp', 'rasp-handle']);
});
