import { expect, test } from 'vitest';
import { collectionRecord, productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { sampleSync, type SampleSync } from '#tests/helpers/platform/sample-copy.ts';
import { readFailures } from './attempts.ts';
import { isCopyComplete } from './first-scan.ts';

function syncWithCollections(): SampleSync {
  const sync = sampleSync();
  sync.platform.put(profileRecord());
  for (const id of ['p1', 'p2']) sync.platform.put(productRecord({ id }));
  for (const id of ['c1', 'c2', 'c3']) {
    sync.platform.put(collectionRecord({ id, automatic: true }));
    sync.platform.setMembers(id, ['p1', 'p2']);
  }
  return sync;
}

async function passMinutes({ runtime, engine }: SampleSync, minutes: number): Promise<void> {
  for (let round = 0; round < minutes * 6; round += 1) {
    await runtime.advance(10_000);
    await engine.runDue();
  }
}

function membersOf({ copy }: SampleSync, collection: string): number {
  const row = copy.store.first('SELECT count(*) count FROM copy_member WHERE collection = ?', collection);
  return Number(row?.['count']);
}

test('a kind that always fails is tried each minute, and does not make everything due again', async () => {
  const sync = syncWithCollections();
  await sync.engine.fill();
  await passMinutes(sync, 1);
  sync.platform.faults.brokenKind = 'redirect';
  await passMinutes(sync, 20);
  const before = { ...sync.platform.calls };
  await passMinutes(sync, 30);
  const { ids, scan } = sync.platform.calls;
  expect(ids - before.ids).toBe(0);
  expect(scan - before.scan).toBeLessThan(5 * 60);
  expect([...readFailures(sync.copy)]).toEqual([
    ['redirect', expect.objectContaining({ message: 'No redirect can be read.' })],
  ]);
  sync.platform.faults.brokenKind = null;
  await passMinutes(sync, 2);
  expect(readFailures(sync.copy).size).toBe(0);
});

test('a collection whose products are not answered as they should be stops no other, also in a first scan', async () => {
  const sync = syncWithCollections();
  sync.platform.faults.brokenMembers = 'c1';
  await sync.engine.fill();
  expect(isCopyComplete(sync.copy)).toBe(true);
  expect(['c1', 'c2', 'c3'].map((id) => membersOf(sync, id))).toEqual([0, 2, 2]);
  expect(sync.problems).toEqual(['The products of c1 are odd.']);
  sync.platform.setMembers('c3', ['p1']);
  await passMinutes(sync, 11);
  expect(['c1', 'c2', 'c3'].map((id) => membersOf(sync, id))).toEqual([0, 2, 1]);
  sync.platform.faults.brokenMembers = null;
  await passMinutes(sync, 2);
  expect(membersOf(sync, 'c1')).toBe(2);
  expect(readFailures(sync.copy).size).toBe(0);
});
