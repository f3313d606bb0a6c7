import { tags } from '#cache/tags.ts';
import { expect, test } from 'vitest';
import { listProducts } from '#catalog/lists/list-products.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { integer, text } from '#storage/row.ts';
import { collectionRecord, productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { type SampleSync, sampleSync } from '#tests/helpers/platform/sample-copy.ts';
import { applySalesRanks } from './sales-ranks.ts';

async function rankedSync(): Promise<SampleSync> {
  const sync = sampleSync();
  sync.platform.put(profileRecord());
  for (const id of ['p1', 'p2', 'p3']) sync.platform.put(productRecord({ id }));
  sync.platform.put(collectionRecord({ id: 'c1' }));
  sync.platform.setMembers('c1', ['p1', 'p2']);
  await sync.engine.fill();
  return sync;
}

function ranks({ copy }: SampleSync): readonly (readonly [string, number])[] {
  const sql = `SELECT p.handle, l.sales_rank FROM product_list l JOIN product p ON p.id = l.product_id
    WHERE l.sales_rank < 1000000000 ORDER BY l.sales_rank`;
  return copy.store.all(sql).map((row) => [text(row, 'handle'), integer(row, 'sales_rank')] as const);
}

test('lists have the platform’s order, and products that are not in it follow', async () => {
  const sync = await rankedSync();
  await applySalesRanks(sync.copy, ['p3', 'p1', 'unknown']);
  expect(ranks(sync)).toEqual([
    ['product-p3', 1],
    ['product-p1', 2],
  ]);
  await applySalesRanks(sync.copy, ['p2']);
  expect(ranks(sync)).toEqual([['product-p2', 1]]);
});

test('a process that has lists in memory shows the new order', async () => {
  const sync = await rankedSync();
  const context = { store: sync.copy.store, reader: sampleReaderContext().reader, now: new Date().toISOString() };
  const order = () =>
    listProducts(context, {
      scope: { kind: 'all' },
      filters: noFilters,
      sort: 'best-selling',
      page: 1,
      facets: 'none',
    })?.cards.map(({ handle }) => handle);
  const before = order();
  await applySalesRanks(sync.copy, ['p2', 'p3', 'p1']);
  expect([before?.length, order()]).toEqual([3, ['product-p2', 'product-p3', 'product-p1']]);
});

test('a change of a product keeps its rank, and a product that comes later has the one that is known', async () => {
  const sync = await rankedSync();
  await applySalesRanks(sync.copy, ['p3', 'p4', 'p1']);
  await sync.engine.accept([
    sync.platform.put(productRecord({ id: 'p1', title: 'Renamed' })),
    sync.platform.put(productRecord({ id: 'p4' })),
  ]);
  expect(ranks(sync)).toEqual([
    ['product-p3', 1],
    ['product-p4', 2],
    ['product-p1', 3],
  ]);
});

test('a new order invalidates lists and the collections that contain a moved product, an equal one nothing', async () => {
  const sync = await rankedSync();
  const touched = await applySalesRanks(sync.copy, ['p1']);
  expect(touched).toEqual(expect.arrayContaining([tags.list('all', 'rank'), tags.list('1', 'rank')]));
  expect(await applySalesRanks(sync.copy, ['p1'])).toEqual([]);
});
