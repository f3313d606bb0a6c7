import { expect, test } from 'vitest';
import { productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { sampleSync, type SampleSync } from '#tests/helpers/platform/sample-copy.ts';
import { disconnectedSince } from './disconnection.ts';
import { isCopyComplete } from './first-scan.ts';

const hourMs = 60 * 60_000;

async function disconnectedSync(): Promise<SampleSync> {
  const sync = sampleSync();
  sync.platform.put(profileRecord());
  sync.platform.put(productRecord({ id: 'p1' }));
  await sync.engine.fill();
  await sync.engine.runDue();
  sync.platform.faults.isDown = true;
  sync.engine.disconnect();
  return sync;
}

function calls({ platform }: SampleSync): number {
  return Object.values(platform.calls).reduce((sum, count) => sum + count, 0);
}

function products({ copy }: SampleSync): number {
  return copy.store.all('SELECT 1 FROM product').length;
}

test('nothing is read from a platform that has withdrawn its permission, and the copy stays', async () => {
  const sync = await disconnectedSync();
  const before = calls(sync);
  for (let minutes = 0; minutes < 50; minutes += 10) {
    await sync.runtime.advance(10 * 60_000);
    await sync.engine.runDue();
  }
  expect(calls(sync)).toBe(before);
  expect([products(sync), isCopyComplete(sync.copy)]).toEqual([1, true]);
});

test('within an hour of a new permission everything is read again', async () => {
  const sync = await disconnectedSync();
  sync.platform.put(productRecord({ id: 'p2' }));
  sync.platform.faults.isDown = false;
  await sync.runtime.advance(hourMs);
  await sync.engine.runDue();
  expect([products(sync), disconnectedSince(sync.copy)]).toEqual([2, null]);
});

test('the copy is deleted after 30 days without permission, and filled again with one', async () => {
  const sync = await disconnectedSync();
  for (let days = 0; days < 30; days += 1) {
    await sync.runtime.advance(24 * hourMs - 1000);
    await sync.engine.runDue();
  }
  expect(products(sync)).toBe(1);
  await sync.runtime.advance(hourMs);
  await sync.engine.runDue();
  expect([products(sync), isCopyComplete(sync.copy), disconnectedSince(sync.copy)]).toEqual([0, false, null]);
  for (const table of ['copy_record', 'variant', 'product_list', 'product_facet', 'search_posting'])
    expect(sync.copy.store.all(`SELECT 1 FROM ${table}`), table).toEqual([]);
  sync.platform.faults.isDown = false;
  await sync.engine.runDue();
  expect([products(sync), isCopyComplete(sync.copy)]).toEqual([1, true]);
});
