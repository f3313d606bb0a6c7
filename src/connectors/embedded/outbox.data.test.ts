import { mkdtempSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { EventReadResult } from '#commerce/events.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { deliverySecret } from '#tests/helpers/send-delivery.ts';
import { demoDay } from '#tests/fixtures/sample-shop.ts';
import { openOutbox } from '#tests/helpers/open-outbox.ts';
import { messagesFor } from '#messages/messages.ts';
import { openDatabase } from '#storage/database.ts';
import { createEvents } from './events.ts';
import { createOutbox } from './outbox.ts';
import { seedStarter } from './seed/seed.ts';

const mug = "FROM product WHERE handle = 'morgen-mug'";

test('the outbox is idle if nothing has changed', () => {
  const { outbox, takeChanges } = openOutbox();
  expect([outbox.isIdle(), takeChanges()]).toEqual([true, []]);
});

test.each([
  ['a price', `UPDATE variant SET price = price + 1 WHERE product_id = (SELECT id ${mug})`],
  ['stock', `UPDATE variant SET stock = 0 WHERE product_id = (SELECT id ${mug})`],
])('a change of %s reports its product', (_, sql) => {
  const { store, takeChanges } = openOutbox();
  store.run(sql);
  const id = String(store.first(`SELECT id ${mug}`)?.['id']);
  expect(takeChanges()).toMatchObject([{ kind: 'product', ids: [id] }]);
});

test('renaming a handle reports the old and the new one', () => {
  const { store, takeChanges } = openOutbox();
  store.run("UPDATE product SET handle = 'dawn-mug' WHERE handle = 'morgen-mug'");
  expect(takeChanges()[0]?.handles.toSorted()).toEqual(['dawn-mug', 'morgen-mug']);
});

test.each([
  ['page', "UPDATE document SET title = 'x' WHERE kind = 'page' AND handle = 'about'", 'about'],
  [
    'article',
    "UPDATE document SET title = 'x' WHERE id = (SELECT id FROM document WHERE kind = 'article' LIMIT 1)",
    '/',
  ],
  ['menu', "UPDATE document SET title = 'x' WHERE kind = 'menu' AND handle = 'header'", 'header'],
  ['redirect', "INSERT INTO redirect VALUES ('/old', '/new', '2026-01-01')", '/old'],
  ['collection', "UPDATE collection SET title = 'x' WHERE handle = 'vases'", 'vases'],
])('a changed %s is reported itself', (kind, sql, handle) => {
  const { store, takeChanges } = openOutbox();
  store.run(sql);
  const changes = takeChanges();
  expect(changes.map((change) => change.kind)).toEqual([kind]);
  expect(changes[0]?.handles.some((each) => each.includes(handle))).toBe(true);
});

test('scheduled content is reported when it is due', () => {
  const { store, takeChanges, pass } = openOutbox();
  const at = new Date(demoDay.getTime() + 60_000).toISOString();
  store.run("UPDATE document SET status = 'scheduled', published_at = ? WHERE kind = 'page' AND handle = 'about'", at);
  takeChanges();
  pass(59);
  expect(takeChanges()).toEqual([]);
  pass(1);
  expect(takeChanges()).toMatchObject([{ kind: 'page', handles: ['about'] }]);
  pass(1);
  expect(takeChanges()).toEqual([]);
});

test('scheduled content that became due while another process was writing is reported afterwards', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'shop.sqlite');
  const store = openDatabase(file, 1);
  seedStarter(store, { country: 'NO', locale: 'en', messages: messagesFor('en'), now: demoDay });
  let now = demoDay.getTime();
  const outbox = createOutbox(store, () => new Date(now));
  const at = new Date(now + 1000).toISOString();
  store.run("UPDATE document SET status = 'scheduled', published_at = ?", at);
  outbox.take([]);
  now += 2000;
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  expect(() => outbox.take([])).toThrow(PlatformUnavailableError);
  other.exec('ROLLBACK');
  expect(outbox.isIdle()).toBe(false);
  expect(outbox.take(['https://shop.example/hook'])).toMatchObject([
    { body: expect.stringContaining('profile.changed') },
  ]);
  expect(outbox.isIdle()).toBe(true);
});

/** Tables whose writes need no trigger, with the reason. */
const tablesWithoutNotes: Readonly<Record<string, readonly string[]>> = {
  'not on a cached page': [
    'cart',
    'cart_line',
    'cart_write',
    'code',
    'code_scope',
    'placed_order',
    'order_event',
    'withdrawal',
  ],
  'not on a page': [
    'mail',
    'stock_alert',
    'subscriber',
    'contact_message',
    'form_delivery',
    'import_run',
    'import_change',
  ],
  'read where files of pictures are served': ['original'],
  'shown to editors alone': ['draft', 'revision'],
  'derived from products, in the transaction of each change of one': [
    'list_version',
    'saved_index',
    'saved_index_part',
    'search_document',
    'search_pending',
    'search_posting',
    'search_state',
    'search_word',
  ],
  'derived from documents, by triggers': ['document_passage'],
  'derived from memberships and from what is published, by triggers': ['list_size'],
  'the outbox itself': ['change_note', 'outgoing'],
  'read when a copy of a platform’s catalog is written': ['observed_price'],
};

/** Writes that need no trigger, with the reason. */
const writesWithoutNotes: Readonly<Record<string, readonly string[]>> = {
  'a picture or film is shown by what names it, written after it and dropped before': [
    'INSERT media',
    'DELETE media',
    'INSERT video',
    'DELETE video',
  ],
  'rows of facets are inserted and deleted': ['UPDATE product_facet', 'UPDATE variant_facet'],
  'a color stays known': ['DELETE swatch'],
  'a name of an option comes with its first facet and stays known': ['INSERT option_name', 'DELETE option_name'],
};

test('every write to a table that pages read is recorded by a trigger', () => {
  const { store } = openOutbox();
  const tables = store
    .all("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
    .map(({ name }) => String(name))
    .filter(
      (name) => !/^(?:sqlite|passage_text)_/.test(name) && !Object.values(tablesWithoutNotes).flat().includes(name),
    );
  const triggers = store
    .all("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%INTO change_note%'")
    .map(({ sql }) => /AFTER (INSERT|UPDATE|DELETE)(?: OF [\w, \n]+)? ON (\w+)/.exec(String(sql))?.slice(1).join(' '));
  const recorded = new Set(triggers);
  const writes = tables.flatMap((table) => ['INSERT', 'UPDATE', 'DELETE'].map((write) => `${write} ${table}`));
  const missing = writes.filter((write) => !recorded.has(write));
  expect(missing.filter((write) => !Object.values(writesWithoutNotes).flat().includes(write))).toEqual([]);
  expect(tables.length).toBeGreaterThan(15);
});

test.each([
  [
    'its pictures',
    "DELETE FROM product_picture WHERE position > 0 AND product_id = (SELECT id FROM product WHERE handle = 'morgen-mug')",
  ],
  ['a detail', `UPDATE product_detail SET value = 'x' WHERE product_id = (SELECT id ${mug})`],
  ['a colour', `UPDATE option_value SET swatch = '#123456' WHERE product_id = (SELECT id ${mug})`],
  [
    'a former price',
    `DELETE FROM price_history WHERE variant_id IN (SELECT id FROM variant WHERE product_id = (SELECT id ${mug}))`,
  ],
])('a change of %s by hand reports its product', (_, sql) => {
  const { store, takeChanges } = openOutbox();
  store.run(sql);
  expect(takeChanges()[0]?.ids).toEqual([String(store.first(`SELECT id ${mug}`)?.['id'])]);
});

test('a rolled-back change is not reported', () => {
  const { store, takeChanges } = openOutbox();
  const fail = (): never => {
    store.run("UPDATE product SET title = 'x' WHERE handle = 'morgen-mug'");
    throw new Error('refused');
  };
  expect(() => store.transaction(fail)).toThrow('refused');
  expect(takeChanges()).toEqual([]);
});

test('an event is leased to one process and deleted once delivered', () => {
  const { store, take, outbox, pass } = openOutbox();
  store.run("UPDATE product SET title = 'x' WHERE handle = 'morgen-mug'");
  const [event] = take();
  expect(take()).toEqual([]);
  pass(11);
  expect(take()).toEqual([event]);
  if (event) outbox.markDelivered(event);
  pass(3600);
  expect([take(), outbox.isIdle()]).toEqual([[], true]);
});

test('a failed event is retried after growing delays and then given up', () => {
  const { store, take, outbox, pass } = openOutbox();
  store.run("UPDATE product SET title = 'x' WHERE handle = 'morgen-mug'");
  const waits: number[] = [];
  for (let waited = 0; waits.length < 10 && waited < 200_000; waited += 1) {
    const [event] = take();
    if (event) {
      if (outbox.markFailed(event) === 'later') waits.push(waited);
      waited = 0;
    }
    pass(1);
  }
  expect(waits.every((wait, at) => at === 0 || wait >= (waits[at - 1] ?? 0))).toBe(true);
  pass(100_000);
  const [last] = take();
  expect(last && outbox.markFailed(last)).toBe('given_up');
  pass(100_000);
  expect(take().filter(({ id }) => id === last?.id)).toEqual([]);
});

test('many changes are split into events of limited size', () => {
  const { store, take } = openOutbox();
  for (let count = 0; count < 1000; count += 1)
    store.run('INSERT INTO redirect VALUES (?, ?, ?)', `/old-${count}`, '/', 'now');
  const events = take();
  expect(events.length).toBe(2);
  expect(Math.max(...events.map(({ body }) => body.length))).toBeLessThan(20_000);
});

test('too many changes become one event for the whole shop', () => {
  const { store, takeChanges, outbox } = openOutbox();
  store.transaction(() => {
    for (let count = 0; count < 10_001; count += 1)
      store.run('INSERT INTO redirect VALUES (?, ?, ?)', `/old-${count}`, '/', 'now');
  });
  const changes = takeChanges();
  expect(changes).toMatchObject([{ kind: 'shop', ids: [], handles: [] }]);
  expect(outbox.isIdle()).toBe(true);
});

function readSigned(id: string, body: string): Promise<EventReadResult> {
  const now = new Date();
  const { headers } = signRequest({ id, body, sentAt: now.getTime() }, deliverySecret);
  return createEvents({ secrets: [deliverySecret], clock: () => now }).read(headers, Buffer.from(body));
}

test('the shop can read the events of its outbox', async () => {
  const { store, take } = openOutbox();
  store.run("UPDATE product SET title = 'x' WHERE handle = 'morgen-mug'");
  const [event] = take();
  const verdict = await readSigned(event?.id ?? '', event?.body ?? '');
  expect(verdict).toMatchObject({ ok: true, id: event?.id, topic: 'product.changed' });
});

test.each([
  '',
  '{',
  '{"type":"product.changed"}',
  '{"type":"product.changed","data":{"changes":[{"kind":"throne"}]}}',
  '\uFFFD',
])('the body %j is malformed', async (body) => {
  expect(await readSigned('msg_1', body)).toEqual({ ok: false, reason: 'malformed' });
});
