import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { id } from '#storage/row.ts';
import { exportText, importText, inputOf } from '#tests/fixtures/sample-import.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { demoDay } from '#tests/fixtures/sample-shop.ts';
import { setStock } from '../../write/price-and-stock.ts';
import { saveProduct } from '../../write/save-product.ts';
import { undoDays, undoImport } from './import-history.ts';

const now = demoDay.toISOString();
const later = (days: number): string => new Date(demoDay.getTime() + days * 24 * 3_600_000).toISOString();
const chair = sampleProductInput({
  handle: 'chair',
  title: 'Chair',
  options: [sampleOption('Colour', ['Red', 'Blue'])],
  variants: [
    sampleVariantInput({ values: ['Red'], sku: 'c-red', price: 1000 }),
    sampleVariantInput({ values: ['Blue'], sku: 'c-blue', price: 1200 }),
  ],
});
const changes =
  'Handle,Title,Collection,Option1 Value,Variant Price\nchair,Armchair,Seats,Red,20\nchair,,,Green,20\nlamp,Lamp,Seats,,5\n';

let store: Database;
beforeEach(() => {
  store = openDatabase(':memory:');
  saveProduct(store, chair, now);
});

const members = (): readonly unknown[] =>
  store
    .all('SELECT p.handle FROM collection_product m JOIN product p ON p.id = m.product_id ORDER BY p.handle')
    .map(({ handle }) => handle);
const found = (term: string): unknown =>
  store.first(
    'SELECT count(*) count FROM search_document d JOIN product p ON p.id = d.product_id WHERE p.title = ?',
    term,
  )?.['count'];

test('an import is undone: what it changed is restored, what it created is deleted', async () => {
  const before = exportText(store);
  const input = inputOf(store, 'chair');
  expect(await importText(store, changes)).toMatchObject({ ok: true, changes: { created: 1, changed: 1 } });
  expect(inputOf(store, 'chair')).toMatchObject({
    title: 'Armchair',
    variants: [{ values: ['Red'] }, { values: ['Green'] }],
  });
  expect(members()).toEqual(['chair', 'lamp']);
  expect(undoImport(store, later(1))).toMatchObject({ ok: true, startedAt: now, restored: 1, deleted: 1 });
  expect(exportText(store)).toBe(before);
  expect(inputOf(store, 'chair').createdAt).toBe(input.createdAt);
  expect([members(), found('Chair'), found('Armchair'), found('Lamp')]).toEqual([[], 1, 0, 0]);
  expect(undoImport(store, later(1))).toEqual({ ok: false, reason: 'no_import' });
});

test('nothing is undone when a product was changed or sold since', async () => {
  await importText(store, changes);
  const lamp = id(
    store.first("SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.handle = 'lamp'") ?? {},
  );
  setStock(store, lamp, { stock: 3, now });
  const imported = exportText(store);
  expect(undoImport(store, later(1))).toMatchObject({ ok: false, reason: 'changed_since', handles: ['lamp'] });
  expect(exportText(store)).toBe(imported);
});

test('imports of the same products are undone one after another, the last one first', async () => {
  const before = exportText(store);
  await importText(store, changes);
  const first = exportText(store);
  await importText(store, 'Handle,Vendor\nchair,Elm\nlamp,Elm\n');
  await importText(store, 'Handle,Vendor\nchair,Ash\n');
  expect(undoImport(store, later(1))).toMatchObject({ ok: true, restored: 1, deleted: 0 });
  expect(undoImport(store, later(1))).toMatchObject({ ok: true, restored: 2, deleted: 0 });
  expect(exportText(store)).toBe(first);
  expect(undoImport(store, later(1))).toMatchObject({ ok: true, restored: 1, deleted: 1 });
  expect(exportText(store)).toBe(before);
  expect(undoImport(store, later(1))).toEqual({ ok: false, reason: 'no_import' });
});

test('an import before the last is not undone when a product was sold between the two', async () => {
  await importText(store, changes);
  const lamp = id(
    store.first("SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.handle = 'lamp'") ?? {},
  );
  setStock(store, lamp, { stock: 3, now });
  await importText(store, 'Handle,Vendor\nchair,Elm\nlamp,Elm\n');
  expect(undoImport(store, later(1))).toMatchObject({ ok: true, restored: 2 });
  expect(undoImport(store, later(1))).toMatchObject({ ok: false, handles: ['lamp'] });
});

test('an import that changes nothing is not the one that is undone', async () => {
  await importText(store, changes);
  expect(await importText(store, exportText(store))).toMatchObject({ ok: true, changes: { created: 0, changed: 0 } });
  expect(undoImport(store, later(1))).toMatchObject({ ok: true, restored: 1, deleted: 1 });
});

test('an import is forgotten after some weeks', async () => {
  await importText(store, changes);
  await importText(store, 'Handle,Vendor\nchair,Elm\n', { now: later(undoDays + 1) });
  expect(undoImport(store, later(undoDays + 1))).toMatchObject({ ok: true, restored: 1, deleted: 0 });
  expect(undoImport(store, later(undoDays + 1))).toEqual({ ok: false, reason: 'no_import' });
});

test('a dry run lists what would be created and changed, by field, and writes nothing', async () => {
  const before = exportText(store);
  const result = await importText(store, changes, { mode: 'check' });
  expect(result.ok && result.changes.listed).toEqual([
    {
      handle: 'chair',
      fields: ['title', 'collection', 'options', 'price (Red)', 'new variant (Green)', 'removed variant (Blue)'],
    },
    { handle: 'lamp', fields: null },
  ]);
  expect(exportText(store)).toBe(before);
  expect(undoImport(store, now)).toEqual({ ok: false, reason: 'no_import' });
});

test('many changes are counted, and the first ones listed', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => `lamp-${index},Lamp,5`);
  const result = await importText(store, `Handle,Title,Variant Price\n${rows.join('\n')}\n`, { mode: 'check' });
  expect(result.ok && [result.changes.created, result.changes.listed.length]).toEqual([60, 50]);
});
