import { expect, test } from 'vitest';
import type { ChangeReference } from '#commerce/changes.ts';
import { collectionRecord, productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { sampleSync } from '#tests/helpers/platform/sample-copy.ts';
import { readState } from '../copy/catalog-copy.ts';
import { createChangeLog, lastChanges, logChanges, logEnd } from './change-log.ts';

const change = (given: Partial<ChangeReference>): ChangeReference => ({
  kind: 'product',
  ids: [],
  handles: [],
  deleted: false,
  version: null,
  settleMs: 0,
  ...given,
});

/** A filled copy of two products in a collection, and what has to be read because of a change. */
async function openCopy() {
  const { platform, engine, copy } = sampleSync();
  const records = [
    profileRecord(),
    productRecord({ id: 'p1' }),
    productRecord({ id: 'p2' }),
    collectionRecord({ id: 'c1' }),
  ];
  for (const record of records) platform.put(record);
  await engine.fill();
  const namesOf = (given: Partial<ChangeReference>) => logChanges(copy, [[change(given)]])[0]?.names;
  return { copy, namesOf };
}

test('a change names records by id, or by handle where the copy does not know them', async () => {
  const { namesOf } = await openCopy();
  expect(namesOf({ ids: ['p1', 'p9'] })).toEqual([
    { kind: 'product', namedBy: 'id', name: 'p1' },
    { kind: 'product', namedBy: 'id', name: 'p9' },
  ]);
  expect(namesOf({ handles: ['product-p2', 'new'] })).toEqual([
    { kind: 'product', namedBy: 'id', name: 'p2' },
    { kind: 'product', namedBy: 'handle', name: 'new' },
  ]);
});

test('a change of a collection also has its products read', async () => {
  const { namesOf } = await openCopy();
  expect(namesOf({ kind: 'collection', ids: ['c1'] })).toEqual([
    { kind: 'collection', namedBy: 'id', name: 'c1' },
    { kind: 'members', namedBy: 'id', name: 'c1' },
  ]);
});

test('a change of stock names products by the items of their variants', async () => {
  const { namesOf } = await openCopy();
  expect(namesOf({ kind: 'stock', stockItems: ['stock-p2', 'stock-p9'] })).toEqual([
    { kind: 'product', namedBy: 'id', name: 'p2' },
  ]);
});

test('a change that names nothing makes its kind due, one of the shop everything', async () => {
  const { copy, namesOf } = await openCopy();
  expect([namesOf({ kind: 'menu' }), readState(copy, 'due:menu'), readState(copy, 'due:page')]).toEqual([
    [],
    true,
    null,
  ]);
  expect(readState(copy, 'everythingDue')).not.toBe(true);
  expect([namesOf({ kind: 'shop' }), readState(copy, 'everythingDue')]).toEqual([[], true]);
});

test('a change of a part has the pages read that are made of it', async () => {
  const { copy, namesOf } = await openCopy();
  for (const [kind, id, part] of [
    ['page', 'g1', 'block'],
    ['home', 'home', 'block'],
    ['page', 'g2', 'other'],
  ])
    copy.store.run('INSERT INTO copy_part (kind, id, part) VALUES (?, ?, ?)', kind ?? '', id ?? '', part ?? '');
  expect(namesOf({ kind: 'page', parts: ['block'] })?.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { kind: 'page', namedBy: 'id', name: 'g1' },
    { kind: 'home', namedBy: 'id', name: 'home' },
  ]);
});

test('the last changes are listed from the newest, up to a number, and those after the thousandth are forgotten', async () => {
  const { copy } = await openCopy();
  const log = createChangeLog(copy);
  const before = logEnd(copy.store).position;
  const changes = Array.from({ length: 1005 }, (_, index) => change({ ids: [String(index)] }));
  const logged = await Promise.all(changes.map((each) => log([each])));
  expect(logged.map(({ position }) => position - before)).toEqual(changes.map((_, index) => index + 1));
  expect(lastChanges(copy.store, 2).map(({ ids }) => ids[0])).toEqual(['1004', '1003']);
  expect(lastChanges(copy.store, 5000)).toHaveLength(1000);
});
