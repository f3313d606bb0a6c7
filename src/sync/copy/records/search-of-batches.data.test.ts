import { expect, test } from 'vitest';
import { findProducts } from '#catalog/search/find-products.ts';
import { hasPending } from '#catalog/search/index/index-products.ts';
import { collectionRecord, productRecord } from '#tests/fixtures/sample-records.ts';
import { type SampleSync, sampleSync } from '#tests/helpers/platform/sample-copy.ts';

async function acceptProducts({ engine, platform }: SampleSync, count: number, title: string): Promise<void> {
  const records = Array.from({ length: count }, (_each, index) => productRecord({ id: `p${index}`, title }));
  await engine.accept(records.map((record) => platform.put(record)));
}

const found = ({ copy }: SampleSync, term: string): number => findProducts(copy.store, term).productIds.length;

test.each([1, 3, 40])(
  'when a delivery of %d products was accepted, searches find them and nothing is left over',
  async (count) => {
    const sync = sampleSync();
    await sync.engine.fill(() => {});
    await acceptProducts(sync, count, 'Lantern');
    expect([found(sync, 'lantern'), hasPending(sync.copy.store)]).toEqual([count, false]);
    await acceptProducts(sync, count, 'Kettle');
    expect([found(sync, 'lantern'), found(sync, 'kettle')]).toEqual([0, count]);
  },
);

test('what a process that died has not indexed is indexed with the next record', async () => {
  const sync = sampleSync();
  await sync.engine.fill(() => {});
  await acceptProducts(sync, 2, 'Lantern');
  sync.copy.store.run('INSERT INTO search_pending SELECT min(id) FROM product');
  await acceptProducts(sync, 1, 'Kettle');
  expect(hasPending(sync.copy.store)).toBe(false);
});

test('products are found by what their collection is called, also once it is renamed or was read after them', async () => {
  const sync = sampleSync();
  await sync.engine.fill(() => {});
  const accept = async (...records: Parameters<SampleSync['platform']['put']>): Promise<unknown> =>
    sync.engine.accept(records.map((record) => sync.platform.put(record)));
  await accept(productRecord({ id: 'p1', title: 'Oak board', base: { home: 'c1' } }));
  await accept(collectionRecord({ id: 'c1', title: 'Kitchenware' }));
  expect([found(sync, 'kitchenware'), found(sync, 'tableware')]).toEqual([1, 0]);
  await accept(collectionRecord({ id: 'c1', title: 'Tableware' }));
  expect([found(sync, 'kitchenware'), found(sync, 'tableware')]).toEqual([0, 1]);
});
