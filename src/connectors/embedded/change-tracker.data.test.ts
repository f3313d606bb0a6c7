import { expect, test } from 'vitest';
import type { ChangeReference } from '#commerce/changes.ts';
import { createOutbox } from './outbox.ts';
import { trackChanges } from './change-tracker.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import type { Database } from '#storage/database.ts';

const targets = ['http://shop.test/api/webhooks/commerce', 'http://other.test/'];
const rename = "UPDATE product SET title = 'x' WHERE handle = 'morgen-mug'";

/** The demo shop without the changes recorded while seeding. */
function openOutbox(): { readonly store: Database; readonly outbox: ReturnType<typeof createOutbox> } {
  const { store } = demoShop();
  store.run('DELETE FROM change_note');
  return { store, outbox: createOutbox(store, () => demoDay) };
}

const handles = (changes: readonly ChangeReference[]): readonly string[] => changes.flatMap((each) => each.handles);

test('changes are reported and stay recorded for the outbox', () => {
  const { store, outbox } = openOutbox();
  const changes = trackChanges(store);
  store.run(rename);
  expect(handles(changes())).toEqual(['morgen-mug']);
  expect(outbox.take(targets).length).toBe(2);
});

test('changes that became events are reported until every target has accepted them', () => {
  const { store, outbox } = openOutbox();
  const changes = trackChanges(store);
  store.run(rename);
  const [first, second] = outbox.take(targets);
  expect(handles(changes())).toEqual(['morgen-mug']);
  if (first) outbox.markDelivered(first);
  expect(handles(changes())).toEqual(['morgen-mug']);
  if (second) outbox.markDelivered(second);
  expect(changes()).toEqual([]);
});

test('without own writes nothing is reported, and earlier events are ignored', () => {
  const { store, outbox } = openOutbox();
  store.run(rename);
  outbox.take(targets);
  const changes = trackChanges(store);
  expect(changes()).toEqual([]);
  store.run("UPDATE product SET title = 'x' WHERE handle = 'kveld-table-lamp'");
  expect(handles(changes())).toEqual(['kveld-table-lamp']);
});

test('too many changes are reported as a change of the whole shop', () => {
  const { store, outbox } = openOutbox();
  const changes = trackChanges(store);
  store.transaction(() => {
    for (let count = 0; count < 10_001; count += 1)
      store.run('INSERT INTO redirect VALUES (?, ?, ?)', `/old-${count}`, '/', 'now');
  });
  expect(changes()).toMatchObject([{ kind: 'shop', ids: [], handles: [] }]);
  expect(outbox.take(targets).length).toBe(2);
});
