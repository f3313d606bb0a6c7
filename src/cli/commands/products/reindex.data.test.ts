import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { saveProduct } from '#catalog/write/save-product.ts';
import { indexPending } from '#catalog/search/index/index-products.ts';
import { saveDocument } from '#content/save-document.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { commandLineFor } from '#tests/helpers/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'reindex-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandLineFor(folder);
const store = openDatabase(join(folder, 'shop.sqlite'));
afterAll(() => store.close());

const attributes = { type: 'Tool', tags: ['wood'], details: [{ name: 'Material', value: 'Oak' }] };
const derivedTables = ['product_list', 'product_facet', 'search_document'];
const derived = () => derivedTables.map((table) => store.all(`SELECT * FROM ${table} ORDER BY 1, 2`));

test('what was lost of lists, filters and the search index is made anew', async () => {
  for (const handle of ['rope', 'saw', 'plane'])
    saveProduct(store, sampleProductInput({ handle, ...attributes }), new Date().toISOString());
  indexPending(store);
  const before = derived();
  expect(before.every((rows) => rows.length > 0)).toBe(true);
  store.run('DELETE FROM product_facet');
  store.run('UPDATE product_list SET published = 0, price_min = 1');
  const { outcome, output } = await run('reindex');
  expect([outcome, output]).toEqual(['done', expect.stringContaining('3 products indexed.')]);
  expect(derived()).toEqual(before);
});

test('a filter that is declared in the database of a copy applies to products that exist', async () => {
  const front = { name: 'Alder', facets: ['type'] };
  const dates = { publishedAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
  saveDocument(store, {
    kind: 'profile',
    parent: '',
    handle: 'shop',
    title: 'Alder',
    front,
    body: '',
    status: 'published',
    ...dates,
    position: 0,
  });
  store.run(`UPDATE document SET front = '{"name":"Alder","facets":["vendor","Material"]}' WHERE kind = 'profile'`);
  store.run('DELETE FROM change_note');
  await run('reindex');
  expect(store.all('SELECT source, name FROM filter_attribute ORDER BY position')).toEqual([
    { source: 'vendor', name: null },
    { source: 'detail', name: 'Material' },
  ]);
  expect(store.all("SELECT DISTINCT value FROM product_facet WHERE key LIKE '%material'")).toEqual([{ value: 'Oak' }]);
});

test('reindex takes no arguments, and an empty shop has nothing to index', async () => {
  await expect(run('reindex', 'saw')).rejects.toThrow(/saw/u);
  store.run('DELETE FROM product');
  expect((await run('reindex')).output).toContain('0 products indexed.');
});
