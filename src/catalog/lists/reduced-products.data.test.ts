import { expect, test } from 'vitest';
import { filterKeys, noFilters, withValues } from '#shop/listing/query/list-query-filters.ts';
import type { ListScope } from '#shop/listing/listing.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();
const store = openDatabase(':memory:');
for (const [handle, compareAt] of [
  ['red-mug', 1500],
  ['blue-mug', null],
  ['red-bowl', 1200],
  ['draft-mug', 1500],
  ['dear-mug', 900],
] as const) {
  const status = handle === 'draft-mug' ? 'draft' : 'published';
  const variants = [sampleVariantInput({ price: 1000, compareAt })];
  saveProduct(store, sampleProductInput({ handle, title: handle.replace('-', ' '), status, variants }), now);
}
const catalog = sampleShop(store).catalog(sampleReaderContext().reader);

async function reducedIn(scope: ListScope): Promise<readonly string[]> {
  const filters = withValues(noFilters, new Map([[filterKeys.reduced, ['1']]]));
  const listing = await catalog.list({ scope, filters, sort: null, page: 1, facets: 'none' });
  return listing?.cards.map(({ handle }) => handle).toSorted() ?? [];
}

test('a list of what is reduced has the published products with a higher compare-at price', async () => {
  expect(await reducedIn({ kind: 'all' })).toEqual(['red-bowl', 'red-mug']);
  expect(await reducedIn({ kind: 'search', term: 'mug' })).toEqual(['red-mug']);
});

test('products are read by an index', () => {
  const [plan] = store.all('EXPLAIN QUERY PLAN SELECT DISTINCT product_id FROM variant WHERE compare_at > price');
  expect(plan?.['detail']).toContain('variant_reduced');
});
