import { expect, test } from 'vitest';
import { productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { text } from '#storage/row.ts';
import { sampleSync, type SampleSync } from '#tests/helpers/platform/sample-copy.ts';
import { makeEverythingDue } from './polls/polls.ts';
import { readUnreadable } from './unreadable-records.ts';

const problem = 'product p2 cannot be read and stays as it is: odd';

function syncOf(products: number): SampleSync {
  const sync = sampleSync();
  sync.platform.put(profileRecord());
  for (let number = 1; number <= products; number += 1) sync.platform.put(productRecord({ id: `p${number}` }));
  return sync;
}

function titles({ copy }: SampleSync): readonly string[] {
  return copy.store.all('SELECT title FROM product ORDER BY id').map((row) => text(row, 'title'));
}

test('a first scan ends without a record that is not understood, and says so', async () => {
  const sync = syncOf(4);
  sync.platform.faults.unreadable.add('p2');
  await sync.engine.fill();
  expect(titles(sync)).toEqual(['Product p1', 'Product p3', 'Product p4']);
  expect(sync.problems).toEqual([problem]);
  expect(readUnreadable(sync.copy, 'product')).toEqual({ p2: 'odd' });
});

test('a record is not named any more once it was read or is gone', async () => {
  const sync = syncOf(4);
  for (const id of ['p2', 'p3']) sync.platform.faults.unreadable.add(id);
  await sync.engine.fill();
  expect(readUnreadable(sync.copy, 'product')).toEqual({ p2: 'odd', p3: 'odd' });
  sync.platform.faults.unreadable.clear();
  await sync.engine.accept([
    sync.platform.put(productRecord({ id: 'p2', title: 'Second' })),
    sync.platform.remove('product', 'p3'),
  ]);
  expect(readUnreadable(sync.copy, 'product')).toEqual({});
});

test('a record that is no longer understood stays as it is, also when everything is compared', async () => {
  const sync = syncOf(4);
  await sync.engine.fill();
  sync.platform.faults.unreadable.add('p2');
  makeEverythingDue(sync.copy, sync.platform.feed.kinds);
  await sync.engine.runDue();
  expect(titles(sync)).toEqual(['Product p1', 'Product p2', 'Product p3', 'Product p4']);
  expect(new Set(sync.problems)).toEqual(new Set([problem]));
});

test('an announced change that is not understood does not keep another from being applied, and is read again', async () => {
  const sync = syncOf(3);
  await sync.engine.fill();
  sync.platform.faults.unreadable.add('p2');
  const changes = [
    sync.platform.put(productRecord({ id: 'p1', title: 'First' })),
    sync.platform.put(productRecord({ id: 'p2', title: 'Second' })),
  ];
  expect(await sync.engine.accept(changes)).toBe('stored');
  expect(titles(sync)).toEqual(['First', 'Product p2', 'Product p3']);
  sync.platform.faults.unreadable.clear();
  await sync.runtime.advance(1000);
  await sync.engine.runDue();
  expect(titles(sync)).toEqual(['First', 'Second', 'Product p3']);
});
