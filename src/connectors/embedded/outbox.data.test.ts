import { expect, test } from 'vitest';
import type { ChangedAspects, ChangeReference } from '#commerce/changes.ts';
import type { EventReadResult, OutgoingEvent } from '#commerce/events.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { deliverySecret } from '#tests/helpers/send-delivery.ts';
import { makeEvents } from './events.ts';
import { makeOutbox } from './outbox.ts';
import { maxCountedStock } from '#shop/product/sale-terms.ts';
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

const idOf = (store: Database): string => String(store.first(`SELECT id ${mug}`)?.['id']);

const collectionsOf = (store: Database): readonly string[] =>
  store
    .all('SELECT collection_id AS id FROM collection_product WHERE product_id = ?', Number(idOf(store)))
    .map(({ id }) => String(id))
    .toSorted();

/** The aspects of the only change that is due, their names sorted. */
function aspectsAfter({ store, takeChanges }: OutboxFixture, sql: string): ChangeReference['aspects'] {
  store.run(sql);
  const changes = takeChanges();
  expect(changes.length).toBeLessThan(2);
  return changes[0]?.aspects && sorted(changes[0].aspects);
}

const sorted = (aspects: ChangedAspects): ChangedAspects =>
  Object.fromEntries(Object.entries(aspects).map(([aspect, names]) => [aspect, names.toSorted()]));

test('a product with a new name reports its page and its card, and no list', () => {
  const fixture = openOutbox();
  const aspects = aspectsAfter(fixture, "UPDATE product SET title = 'New name' WHERE handle = 'morgen-mug'");
  const own = [idOf(fixture.store)];
  expect(aspects).toEqual({ product: own, card: own });
});

test('a product with a new description reports its page alone', () => {
  const fixture = openOutbox();
  const aspects = aspectsAfter(fixture, "UPDATE product SET description = 'x' WHERE handle = 'morgen-mug'");
  expect(aspects).toEqual({ product: [idOf(fixture.store)] });
});

test('tags of a product are no change of its page', () => {
  const fixture = openOutbox();
  const aspects = aspectsAfter(fixture, `INSERT INTO product_tag SELECT id, 'x' ${mug}`);
  expect(aspects).toEqual({ 'product-tags': [idOf(fixture.store)] });
});

test.each([
  ['as it was', 'UPDATE product SET title = title'],
  ['at another time', "UPDATE product SET updated_at = '2026-02-02T00:00:00.000Z'"],
])('a product that is saved %s reports nothing that it shows', (_, update) => {
  const fixture = openOutbox();
  expect(aspectsAfter(fixture, `${update} WHERE handle = 'morgen-mug'`)).toEqual({});
});

test.each([
  ['sells out', 'list-stock', `UPDATE product_list SET available = 0 WHERE product_id = (SELECT id ${mug})`],
  ['sells better', 'list-rank', `UPDATE product_list SET sales_rank = 0 WHERE product_id = (SELECT id ${mug})`],
  ['sorts elsewhere', 'list-title', `UPDATE product_list SET title_key = '' WHERE product_id = (SELECT id ${mug})`],
  ['becomes older', 'list-created', `UPDATE product_list SET created_at = '' WHERE product_id = (SELECT id ${mug})`],
] as const)('a product that %s reports %s of its collections and of all products', (_, aspect, sql) => {
  const fixture = openOutbox();
  const lists = ['all', ...collectionsOf(fixture.store)].toSorted();
  expect(aspectsAfter(fixture, sql)).toMatchObject({ [aspect]: lists });
});

test.each([
  ['unpublishing a product', `UPDATE product_list SET published = 0 WHERE product_id = (SELECT id ${mug})`],
  ['deleting a product', `DELETE ${mug}`],
])('%s reports the members of its collections and of all products', (_, sql) => {
  const fixture = openOutbox();
  const [lists, own] = [['all', ...collectionsOf(fixture.store)].toSorted(), [idOf(fixture.store)]];
  expect(aspectsAfter(fixture, sql)).toMatchObject({ 'list-members': lists, offer: own });
});

test('a product that leaves a collection reports that collection only', () => {
  const fixture = openOutbox();
  const [left = ''] = collectionsOf(fixture.store);
  const sql = `DELETE FROM collection_product WHERE product_id = (SELECT id ${mug}) AND collection_id = ${left}`;
  expect(aspectsAfter(fixture, sql)).toEqual({ 'list-members': [left] });
});

test('a product that moves in a collection reports its order', () => {
  const fixture = openOutbox();
  const [list = ''] = collectionsOf(fixture.store);
  const sql = `UPDATE collection_product SET position = 999 WHERE product_id = (SELECT id ${mug}) AND collection_id = ${list}`;
  expect(aspectsAfter(fixture, sql)).toEqual({ 'list-order': [list] });
});

const setRange = (handle: string, price: number): string =>
  `UPDATE product_list SET price_min = ${price}, price_max = ${price}
   WHERE product_id = (SELECT id FROM product WHERE handle = '${handle}')`;

test('the range of prices of a list is reported only where the lowest or the highest price changed', () => {
  const fixture = openOutbox();
  fixture.store.run('UPDATE product_list SET price_min = 1000, price_max = 9000');
  fixture.takeChanges();
  expect(aspectsAfter(fixture, setRange('morgen-mug', 2000))).toEqual({ 'lowest-price': [idOf(fixture.store)] });
  const lists = ['all', ...collectionsOf(fixture.store)].toSorted();
  expect(aspectsAfter(fixture, setRange('morgen-mug', 500))).toMatchObject({ 'list-price-range': lists });
  expect(aspectsAfter(fixture, setRange('morgen-mug', 600))).toMatchObject({ 'list-price-range': lists });
  expect(aspectsAfter(fixture, setRange('morgen-mug', 9500))).toMatchObject({ 'list-price-range': lists });
});

test('two products that get the lowest price together change the range of their lists', () => {
  const fixture = openOutbox();
  fixture.store.run('UPDATE product_list SET price_min = 1000, price_max = 9000');
  fixture.takeChanges();
  fixture.store.run(setRange('kveld-table-lamp', 500));
  expect(aspectsAfter(fixture, setRange('morgen-mug', 500))).toMatchObject({
    'list-price-range': expect.arrayContaining(['all', ...collectionsOf(fixture.store)]),
  });
});

test('stock beyond what pages count reports nothing that they show', () => {
  const fixture = openOutbox();
  fixture.store.run('UPDATE variant SET stock = 100');
  fixture.takeChanges();
  const set = (stock: number): ChangeReference['aspects'] =>
    aspectsAfter(fixture, `UPDATE variant SET stock = ${stock} WHERE product_id = (SELECT id ${mug})`);
  expect(set(50)).toBeUndefined();
  expect(set(maxCountedStock - 1)).toEqual({ product: [idOf(fixture.store)] });
});

test('every change of the stock of a variant with terms is reported', () => {
  const fixture = openOutbox();
  fixture.store.run(`UPDATE variant SET stock = 100, terms = '{}'`);
  fixture.takeChanges();
  const sql = `UPDATE variant SET stock = 50 WHERE product_id = (SELECT id ${mug})`;
  expect(aspectsAfter(fixture, sql)).toEqual({ product: [idOf(fixture.store)] });
});

test('a draft with another price changes no list', () => {
  const fixture = openOutbox();
  fixture.store.run(`UPDATE product_list SET published = 0 WHERE product_id = (SELECT id ${mug})`);
  fixture.takeChanges();
  const aspects = aspectsAfter(fixture, setRange('morgen-mug', 1));
  expect(aspects).toEqual({ 'lowest-price': [idOf(fixture.store)] });
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
