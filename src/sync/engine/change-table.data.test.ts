import { expect, test } from 'vitest';
import { text } from '#storage/row.ts';
import { productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { memoryPlatform } from '#tests/helpers/platform/memory-platform.ts';
import { sampleSync, type SampleSync } from '#tests/helpers/platform/sample-copy.ts';
import { changesEveryMs } from './change-table.ts';

/** A copy of a platform with a table of changes, which nobody announces by events. */
async function followedSync(): Promise<SampleSync> {
  const platform = memoryPlatform({ keepsChanges: true });
  const sync = sampleSync(platform);
  platform.put(profileRecord());
  for (let number = 1; number <= 5; number += 1) platform.put(productRecord({ id: `p${number}` }));
  await sync.engine.fill();
  await sync.engine.runDue();
  return sync;
}

const handles = ({ copy }: SampleSync): readonly string[] =>
  copy.store.all('SELECT title FROM product ORDER BY id').map((row) => text(row, 'title'));

test('changes of the table are read within seconds, by single reads', async () => {
  const sync = await followedSync();
  const before = { ...sync.platform.calls };
  for (const id of ['p1', 'p2', 'p3', 'p4']) sync.platform.put(productRecord({ id, title: `New ${id}` }));
  sync.platform.remove('product', 'p5');
  await sync.runtime.advance(changesEveryMs);
  await sync.engine.runDue();
  expect(handles(sync)).toEqual(['New p1', 'New p2', 'New p3', 'New p4']);
  expect(sync.platform.calls).toMatchObject({ scan: before.scan, read: before.read + 1, changes: before.changes + 3 });
});

test('the table is asked no more often', async () => {
  const sync = await followedSync();
  const before = sync.platform.calls.changes;
  await sync.engine.runDue();
  expect(sync.platform.calls.changes).toBe(before);
});

test('what changed while the table could not be read is read afterwards', async () => {
  const sync = await followedSync();
  sync.platform.faults.isDown = true;
  sync.platform.put(productRecord({ id: 'p2', title: 'Meanwhile' }));
  await sync.runtime.advance(changesEveryMs);
  await sync.engine.runDue();
  expect(sync.problems).not.toEqual([]);
  sync.platform.faults.isDown = false;
  await sync.engine.runDue();
  expect(handles(sync)).toContain('Meanwhile');
});

test('a platform without a table is not asked for changes', async () => {
  const sync = sampleSync();
  sync.platform.put(profileRecord());
  await sync.engine.fill();
  await sync.engine.runDue();
  expect(sync.platform.calls.changes).toBe(0);
});
