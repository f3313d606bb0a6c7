import { expect, test } from 'vitest';
import type { ChangeReference } from '#commerce/changes.ts';
import type { EventReadResult, OutgoingEvent } from '#commerce/events.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { deliverySecret } from '#tests/helpers/send-delivery.ts';
import { makeEvents } from './events.ts';
import { makeOutbox } from './outbox.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import type { Database } from '#storage/database.ts';

const target = 'http://shop.test/api/webhooks/commerce';

interface OutboxFixture {
  readonly store: Database;
  /** The changes of every event that is due, taken as delivered. */
  readonly takeChanges: () => readonly ChangeReference[];
  readonly take: () => readonly OutgoingEvent[];
  readonly outbox: ReturnType<typeof makeOutbox>;
  readonly pass: (seconds: number) => void;
}

/** The demo shop without the changes recorded while seeding. */
function openOutbox(): OutboxFixture {
  let now = demoDay.getTime();
  const clock = (): Date => new Date(now);
  const { store } = demoShop(clock);
  store.run('DELETE FROM change_note');
  const outbox = makeOutbox(store, clock);
  const take = (): readonly OutgoingEvent[] => outbox.take([target]);
  const takeChanges = (): readonly ChangeReference[] =>
    take().flatMap((event) => {
      outbox.markDelivered(event);
      return JSON.parse(event.body).data.changes;
    });
  return { store, takeChanges, take, outbox, pass: (seconds) => void (now += seconds * 1000) };
}

const mug = "FROM product WHERE handle = 'morgen-mug'";

test('the outbox is idle if nothing has changed', () => {
  const { outbox, takeChanges } = openOutbox();
  expect([outbox.isIdle(), takeChanges()]).toEqual([true, []]);
});

test('a changed product is reported with its lists and an unchanged count', () => {
  const { store, takeChanges, outbox } = openOutbox();
  store.run("UPDATE product SET title = 'New name' WHERE handle = 'morgen-mug'");
  expect(outbox.isIdle()).toBe(false);
  const lists = store.all(`SELECT collection_id AS id FROM collection_product WHERE product_id = (SELECT id ${mug})`);
  const [change] = takeChanges();
  expect(change).toMatchObject({ kind: 'product', handles: ['morgen-mug'], counts: false });
  expect(change?.lists?.toSorted()).toEqual(lists.map(({ id }) => String(id)).toSorted());
  expect([change?.sizes, change?.offers]).toEqual([[], []]);
});

const mugLists = (store: Database): readonly string[] =>
  store
    .all(`SELECT collection_id AS id FROM collection_product WHERE product_id = (SELECT id ${mug})`)
    .map(({ id }) => String(id))
    .toSorted();

test.each([
  ['sells out', `UPDATE product_list SET available = 0 WHERE product_id = (SELECT id ${mug})`],
  ['sells better', `UPDATE product_list SET sales_rank = 0 WHERE product_id = (SELECT id ${mug})`],
  ['becomes another type', "UPDATE product SET type = 'Bowl' WHERE handle = 'morgen-mug'"],
])('a product that %s reports new offers of its collections, and no new sizes', (_, sql) => {
  const { store, takeChanges } = openOutbox();
  store.run(sql);
  const [change] = takeChanges();
  expect([change?.offers?.toSorted(), change?.sizes]).toEqual([mugLists(store), []]);
});

test('unpublishing a product reports new sizes and offers of its collections', () => {
  const { store, takeChanges } = openOutbox();
  const lists = mugLists(store);
  store.run(`UPDATE product_list SET published = 0 WHERE product_id = (SELECT id ${mug})`);
  const [change] = takeChanges();
  expect([change?.sizes?.toSorted(), change?.offers?.toSorted(), change?.counts]).toEqual([lists, lists, true]);
});

test('a product that leaves a collection reports that collection only', () => {
  const { store, takeChanges } = openOutbox();
  const [left = ''] = mugLists(store);
  store.run(`DELETE FROM collection_product WHERE product_id = (SELECT id ${mug}) AND collection_id = ?`, left);
  const [change] = takeChanges();
  expect([change?.sizes, change?.offers]).toEqual([[left], [left]]);
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

test('deleting a product reports a changed count', () => {
  const { store, takeChanges } = openOutbox();
  store.run(`DELETE ${mug}`);
  expect(takeChanges()).toMatchObject([{ kind: 'product', handles: ['morgen-mug'], counts: true }]);
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
    'product_facet',
    'variant_facet',
    'swatch',
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
  'a product leaves the lists with itself': ['DELETE product_list'],
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
  expect(events.length).toBe(5);
  expect(Math.max(...events.map(({ body }) => body.length))).toBeLessThan(20_000);
});

test('too many changes become one event for the whole shop', () => {
  const { store, takeChanges, outbox } = openOutbox();
  store.transaction(() => {
    for (let count = 0; count < 5001; count += 1)
      store.run('INSERT INTO redirect VALUES (?, ?, ?)', `/old-${count}`, '/', 'now');
  });
  const changes = takeChanges();
  expect(changes).toMatchObject([{ kind: 'shop', ids: [], handles: [] }]);
  expect(outbox.isIdle()).toBe(true);
});

function readSigned(id: string, body: string): Promise<EventReadResult> {
  const now = new Date();
  const { headers } = signRequest({ id, body, sentAt: now.getTime() }, deliverySecret);
  return makeEvents({ secrets: [deliverySecret], clock: () => now }).read(headers, Buffer.from(body));
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
