import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { importText, inputOf } from '#tests/fixtures/sample-import.ts';
import { saveCollection } from '../write/save-collection.ts';

let store: Database;
const now = '2027-01-01T00:00:00.000Z';
const texts = {
  description: '',
  picture: null,
  pictureAlt: null,
  position: 0,
  sort: 'manual',
  updatedAt: now,
} as const;

beforeEach(() => {
  store = openDatabase(':memory:');
});

const members = (handle: string): readonly string[] =>
  store
    .all(
      `SELECT p.handle FROM collection c JOIN collection_product m ON m.collection_id = c.id
       JOIN product p ON p.id = m.product_id WHERE c.handle = ? ORDER BY m.position`,
      handle,
    )
    .map((row) => text(row, 'handle'));

test('the column Collection creates collections and fills them in the order of the file', async () => {
  const file =
    'Handle,Title,Price,Collection\nsaw,Saw,9,Hand Tools\nrope,Rope,2,Yard\nplane,Plane,19,hand tools\nnail,Nail,1,\n';
  expect(await importText(store, file, { now })).toMatchObject({ ok: true, products: 4 });
  expect([members('hand-tools'), members('yard')]).toEqual([['saw', 'plane'], ['rope']]);
  expect([inputOf(store, 'saw').home, inputOf(store, 'nail').home]).toEqual(['hand-tools', null]);
  expect(await importText(store, file, { now })).toMatchObject({ ok: true, unchanged: 4 });
  expect(members('hand-tools')).toEqual(['saw', 'plane']);
});

test('a product keeps its place and its other collections', async () => {
  await importText(store, 'Handle,Title,Price,Collection\nsaw,Saw,9,Tools\nrope,Rope,2,Tools\n', { now });
  await importText(store, 'Handle,Collection\nrope,Gifts\nsaw,Tools\nrake,Tools\n', { now });
  await importText(store, 'Handle,Collection\nrope,Gifts\n', { now });
  expect([members('tools'), members('gifts')]).toEqual([['saw', 'rope'], ['rope']]);
  expect(inputOf(store, 'rope').home).toBe('tools');
});

test('a collection with rules takes no products from a file', async () => {
  const rules = { match: 'all', rules: [{ field: 'tag', operator: 'equals', value: 'New' }] } as const;
  saveCollection(store, { handle: 'new', title: 'New in', rules, ...texts }, now);
  expect(await importText(store, 'Handle,Title,Price,Collection\nsaw,Saw,9,New in\n', { now })).toMatchObject({
    ok: false,
    problems: [{ line: 2, column: 'Collection', message: 'New in has rules, which choose its products.' }],
  });
});

test('titles and descriptions for search engines are imported, and kept by a file without them', async () => {
  await importText(store, 'Handle,Title,Price,SEO Title,SEO Description\nsaw,Saw,9,Saws for wood,Cuts\n', { now });
  await importText(store, 'Handle,Price\nsaw,10\n', { now });
  expect(inputOf(store, 'saw').seo).toEqual({ title: 'Saws for wood', description: 'Cuts' });
  await importText(store, 'Handle,SEO description\nsaw,\n', { now });
  expect(inputOf(store, 'saw').seo).toEqual({ title: 'Saws for wood', description: null });
});
