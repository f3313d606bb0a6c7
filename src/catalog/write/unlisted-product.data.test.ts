import { beforeEach, expect, test } from 'vitest';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { ListScope } from '#shop/listing/listing.ts';
import type { Catalog } from '../port.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveRecommendations } from './save-collection.ts';
import { saveProduct } from './save-product.ts';

let store: Database;
let catalog: Catalog;
const now = demoDay.toISOString();

beforeEach(() => {
  store = openDatabase(':memory:');
  catalog = sampleShop(store).catalog(sampleReaderContext().reader);
  saveProduct(store, sampleProductInput({ handle: 'bowl', title: 'Bowl' }), now);
  saveProduct(store, sampleProductInput({ handle: 'secret', title: 'Secret', listed: false }), now);
});

async function handlesOf(scope: ListScope): Promise<readonly string[]> {
  const listing = await catalog.list({ scope, filters: noFilters, sort: null, page: 1 });
  return (listing?.cards ?? []).map(({ handle }) => handle);
}

test('an unlisted product is found by its handle', async () => {
  expect(await catalog.product('secret')).toMatchObject({ title: 'Secret', listed: false });
  expect(await catalog.product('bowl')).toMatchObject({ listed: true });
});

test('no list, search, suggestion, sitemap or recommendation has an unlisted product', async () => {
  saveRecommendations(store, 'bowl', [{ handle: 'secret', reason: null }]);
  expect(await handlesOf({ kind: 'all' })).toEqual(['bowl']);
  expect(await handlesOf({ kind: 'search', term: 'secret' })).toEqual([]);
  expect((await catalog.suggest('secr', 10)).products).toEqual([]);
  expect((await catalog.sitemap('product', 1, 10)).items.map(({ handle }) => handle)).toEqual(['bowl']);
  expect(await catalog.recommendations('1', 10)).toEqual([]);
});

test('a product that is listed again is in lists', async () => {
  saveProduct(store, sampleProductInput({ id: '2', handle: 'secret', title: 'Secret' }), now);
  expect(await handlesOf({ kind: 'search', term: 'secret' })).toEqual(['secret']);
});

test('the platform decides whether a variant is available, whatever its stock', async () => {
  const variants = [sampleVariantInput({ stock: 0, offered: true })];
  saveProduct(store, sampleProductInput({ handle: 'backorder', variants }), now);
  saveProduct(store, sampleProductInput({ handle: 'paused', variants: [sampleVariantInput({ offered: false })] }), now);
  expect((await catalog.product('backorder'))?.variants[0]).toMatchObject({ stock: 0, available: true });
  expect((await catalog.product('paused'))?.variants[0]).toMatchObject({ stock: 5, available: false });
});
