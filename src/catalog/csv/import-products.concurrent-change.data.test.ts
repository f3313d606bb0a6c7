import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleCollectionInput } from '#tests/fixtures/sample-collection-input.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { id } from '#storage/row.ts';
import { saveCollection } from '../write/save-collection.ts';
import { setStock } from '../write/price-and-stock.ts';
import { removeProduct, saveProduct } from '../write/save-product.ts';
import { readingShare, type ImportResult } from './import-products.ts';
import { exportText, importText, inputOf } from '#tests/fixtures/sample-import.ts';

const now = demoDay.toISOString();
const bowl = sampleProductInput({ handle: 'bowl', vendor: 'Elm', variants: [sampleVariantInput({ stock: 5 })] });

let store: Database;

beforeEach(() => {
  store = openDatabase(':memory:');
  saveProduct(store, bowl, now);
});

/** Imports a file, and changes the shop after the file was read and before anything is written. */
function importWhile(content: string, change: () => void): Promise<ImportResult> {
  return importText(store, content, { progress: (share) => void (share === readingShare && change()) });
}

const idOf = (table: string): string => id(store.first(`SELECT id FROM ${table}`) ?? {});
const sell = (): unknown => setStock(store, idOf('variant'), { stock: 1, now });

test('a stock change during the read is kept', async () => {
  expect(await importWhile('Handle,Vendor\nbowl,Oak\n', sell)).toMatchObject({ ok: true });
  expect(inputOf(store, 'bowl')).toMatchObject({ vendor: 'Oak', variants: [{ stock: 1 }] });
});

test('an unchanged product is prepared again when it changes during the read', async () => {
  const exported = exportText(store);
  expect(await importWhile(exported, sell)).toMatchObject({ ok: true });
  expect(exportText(store)).toBe(exported);
});

test('an update of a product that is removed during the read is skipped and reported, and the others are written', async () => {
  saveProduct(store, { ...bowl, handle: 'cup' }, now);
  const file = 'Handle,Vendor\nbowl,Oak\ncup,Oak\n';
  const result = await importWhile(file, () => removeProduct(store, idOf('product')));
  expect(result).toMatchObject({ ok: true, skipped: 1, conflicts: { listed: [{ line: 2 }, { line: 2 }] } });
  expect(store.all('SELECT handle, vendor FROM product')).toEqual([{ handle: 'cup', vendor: 'Oak' }]);
});

test('a product that is created during the read is updated', async () => {
  const add = (): unknown => saveProduct(store, { ...bowl, handle: 'cup', subtitle: 'For tea' }, now);
  expect(await importWhile('Handle,Title,Price\ncup,Cup,1\n', add)).toMatchObject({ ok: true });
  expect(inputOf(store, 'cup')).toMatchObject({ title: 'Cup', subtitle: 'For tea', variants: [{ price: 100 }] });
});

test('search uses the collection title at the time of writing', async () => {
  const name = (title: string) => saveCollection(store, sampleCollectionInput({ handle: 'home', title }), now);
  name('Kitchen');
  saveProduct(store, { ...bowl, home: 'home' }, now);
  await importWhile('Handle,Vendor\nbowl,Oak\n', () => name('Scullery'));
  const { products } = await sampleShop(store).catalog(sampleReaderContext().reader).suggest('scullery', 3);
  expect(products.map(({ handle }) => handle)).toEqual(['bowl']);
});
