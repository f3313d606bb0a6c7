import { expect, test } from 'vitest';
import { productByHandle } from '#catalog/products/products.ts';
import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import { collectionRecord, productRecord, profileRecord, sampleMarket } from '#tests/fixtures/sample-records.ts';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { sampleCopy } from '#tests/helpers/platform/sample-copy.ts';
import { applyRecords } from './records/apply-records.ts';
import { applyMembers } from './collection-members.ts';

/** A copy to which records are written, each later than those before. */
function openCopy() {
  const copy = sampleCopy(createManualRuntime());
  let position = 0;
  const asOf = () => ({ epoch: 1, position: (position += 1) });
  const report = (error: unknown): never => {
    throw error;
  };
  const write = (...records: readonly CatalogRecord[]) => applyRecords(copy, records, { asOf: asOf(), report });
  const fill = (collection: string, products: readonly string[]) =>
    applyMembers(copy, { collection, products, asOf: asOf() });
  const reader = { context: sampleMarket, draft: false, record: () => {} };
  const homeOf = (handle: string) =>
    productByHandle({ store: copy.store, reader, now: '2026-11-20T12:00:00.000Z' }, handle)?.home?.handle ?? null;
  const members = () => copy.store.all('SELECT 1 FROM collection_product').length;
  return { write, fill, homeOf, members };
}

test('a collection that a market has again is that of its products again', async () => {
  const { write, fill, homeOf, members } = openCopy();
  const vases = collectionRecord({ id: 'c1', handle: 'vases' });
  await write(profileRecord(), vases, productRecord({ id: 'p1', base: { home: 'c1' } }));
  await fill('c1', ['p1']);
  expect([homeOf('product-p1'), members()]).toEqual(['vases', 1]);
  await write({ ...vases, overlays: {} });
  expect([homeOf('product-p1'), members()]).toEqual([null, 0]);
  await write(vases);
  await fill('c1', ['p1']);
  expect([homeOf('product-p1'), members()]).toEqual(['vases', 1]);
});
