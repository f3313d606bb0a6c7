import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveProduct } from '#catalog/write/save-product.ts';
import { messagesFor } from '#messages/messages.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { countRows, demoDay, demoFolder } from '#tests/fixtures/sample-shop.ts';
import { removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed.ts';

function openDemo() {
  const store = openDatabase(':memory:');
  const mediaDir = mkdtempSync(join(tmpdir(), 'remove-demo-'));
  seedDemo(store, { demoDir: demoFolder, mediaDir, now: demoDay });
  const locale = { country: 'NO', locale: 'en', messages: messagesFor('en') };
  const remove = () => removeDemo(store, { demoDir: demoFolder, mediaDir, now: demoDay, ...locale });
  return { store, mediaDir, remove };
}

test('removing the demo shop leaves an empty shop with the files of its own', () => {
  const { store, mediaDir, remove } = openDemo();
  writeFileSync(join(mediaDir, 'own-320.jpeg'), '');
  const { counts, kept } = remove();
  expect(counts.products).toBeGreaterThan(10);
  expect(kept).toEqual([]);
  expect(['product', 'collection', 'code', 'redirect', 'media'].map((table) => countRows(store, table))).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect(store.all('SELECT kind FROM document').map(({ kind }) => kind)).toEqual(['profile']);
  expect(readdirSync(mediaDir)).toEqual(['own-320.jpeg']);
});

test('removing the demo shop a second time changes nothing', () => {
  const { mediaDir, remove } = openDemo();
  remove();
  const { counts } = remove();
  expect(Object.values(counts).every((count) => count === 0)).toBe(true);
  expect(readdirSync(mediaDir)).toEqual([]);
});

test('what was changed stays, with the pictures that it shows', () => {
  const { store, mediaDir, remove } = openDemo();
  const { media_key: key } = store.first('SELECT media_key FROM product_picture LIMIT 1') ?? {};
  const pictures = [{ key: String(key), role: 'look', shows: {}, alt: 'A vase' }] as const;
  saveProduct(store, sampleProductInput({ handle: 'own', pictures }), demoDay.toISOString());
  store.run("UPDATE document SET title = 'Ours' WHERE kind = 'menu' AND handle = 'header'");
  expect(remove().kept).toEqual(['menu/header']);
  expect(store.all('SELECT handle FROM product').map(({ handle }) => handle)).toEqual(['own']);
  expect(store.all('SELECT key FROM media').map((row) => row['key'])).toEqual([key]);
  expect(readdirSync(mediaDir).length).toBeGreaterThan(0);
  expect(readdirSync(mediaDir).every((file) => file.startsWith(String(key)))).toBe(true);
});
