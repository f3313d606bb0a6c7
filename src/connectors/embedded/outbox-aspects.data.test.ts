import { expect, test } from 'vitest';
import type { ChangedAspects, ChangeReference } from '#commerce/changes.ts';
import { maxCountedStock } from '#shop/product/sale-terms.ts';
import type { Database } from '#storage/database.ts';
import { openOutbox, type OutboxFixture } from '#tests/helpers/open-outbox.ts';

const mug = "FROM product WHERE handle = 'morgen-mug'";

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
