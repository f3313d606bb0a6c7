import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { saveProduct } from '#catalog/write/save-product.ts';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import type { Picture } from '#shop/content/picture.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import { readAllHandles } from '#tests/contract/contract-subject.ts';
import { messagesFor } from '#messages/messages.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, demoFolder, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { readCommerceSettings } from '../commerce-settings.ts';
import { seedDemo, seedStarter } from './seed.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'shop-media-'));
const store = openDatabase(':memory:');
seedDemo(store, { demoDir: demoFolder, mediaDir, now: demoDay });
const catalog = sampleShop(store).catalog(sampleReaderContext().reader);

const expectedFile = z.object({
  collections: z.array(z.object({ handle: z.string(), expected: z.array(z.string()).optional() })),
});
const { collections } = expectedFile.parse(
  JSON.parse(readFileSync(join(demoFolder, 'catalogue/collections.json'), 'utf8')),
);
const ruled = collections.flatMap(({ handle, expected }) => (expected ? [{ handle, expected }] : []));

test.for(ruled)('$handle has the products that match its rules, in its order', async ({ handle, expected }) => {
  const listing = await catalog.list({
    scope: { kind: 'collection', handle },
    filters: noFilters,
    sort: null,
    page: 1,
  });
  expect(listing?.cards.map((card) => card.handle)).toEqual(expected);
});

test('a collection of new products stores when its oldest product leaves it', async () => {
  const { reader, changes } = sampleReaderContext();
  await sampleShop(store).catalog(reader).collection('ceramics');
  expect(changes()).toBeNull();
  await sampleShop(store).catalog(reader).collection('new');
  expect(changes()).toBe('2026-11-22T08:00:00.001Z');
});

test('every picture of the catalog has its files', async () => {
  const pictures: Picture[] = [];
  for (const handle of await readAllHandles(catalog))
    pictures.push(...((await catalog.product(handle))?.pictures ?? []));
  const files = pictures.flatMap(({ template, widths, formats }) =>
    widths.length === 0
      ? [template]
      : widths.flatMap((width) =>
          formats.map((format) => template.replace('{width}', String(width)).replace('{format}', format)),
        ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !existsSync(join(mediaDir, basename(file))))).toEqual([]);
});

test('the demo shop sells no gift card, which nobody would issue, and says so', async () => {
  const handles = await readAllHandles(catalog);
  const products = await catalog.products(handles);
  expect(handles.length).toBeGreaterThan(0);
  expect(
    products.map(({ title, type }) => `${title} ${type}`).filter((text) => /gift ?card|voucher/i.test(text)),
  ).toEqual([]);
  const answer = /### Do you sell gift cards\?\n\n(?<text>.*)/u.exec(
    readFileSync(join(demoFolder, 'content/faq.md'), 'utf8'),
  );
  expect(answer?.groups?.['text']).toMatch(/^No\./);
});

test('every variant has a picture', async () => {
  for (const handle of await readAllHandles(catalog)) {
    const product = await catalog.product(handle);
    expect(product?.variants.map(({ picture }) => picture)).not.toContain(null);
  }
});

test('a reduced variant of the demo shop is reduced from its former price', async () => {
  const lamp = await catalog.product('kveld-table-lamp');
  const reduced = lamp?.variants.filter(({ compareAt }) => compareAt !== null) ?? [];
  expect(reduced.length).toBeGreaterThan(0);
  for (const { id, compareAt } of reduced)
    expect(store.all('SELECT 1 FROM variant WHERE id = ? AND compare_at = ?', id, compareAt?.amount ?? 0)).toHaveLength(
      1,
    );
});

test('seeding does not change a shop that has products', () => {
  const before = countRows(store);
  store.run("UPDATE product SET title = 'Renamed' WHERE handle = 'morgen-mug'");
  seedDemo(store, { demoDir: demoFolder, mediaDir, now: demoDay });
  expect(countRows(store)).toBe(before);
  expect(store.all("SELECT 1 FROM product WHERE title = 'Renamed'")).toHaveLength(1);
  store.run("UPDATE product SET title = 'Morgen mug' WHERE handle = 'morgen-mug'");
});

test('a folder without a demo shop is refused', () => {
  const empty = openDatabase(':memory:');
  const seed = (): void => seedDemo(empty, { demoDir: '/no/such/demo', mediaDir, now: demoDay });
  expect(seed).toThrow(DatabaseUnusableError);
  expect(seed).toThrow('/no/such/demo holds no demo shop: put it there, or set SEED_DEMO=false to start empty.');
  empty.close();
});

test('an error while seeding leaves the shop empty', () => {
  const empty = openDatabase(':memory:');
  empty.transaction(() =>
    empty.run("CREATE TRIGGER fault BEFORE INSERT ON redirect BEGIN SELECT raise(ABORT, 'fault'); END"),
  );
  expect(() => seedDemo(empty, { demoDir: demoFolder, mediaDir, now: demoDay })).toThrow('fault');
  expect(countRows(empty)).toBe(0);
  empty.close();
});

function countRows(shop: Database): number {
  const row = shop.first('SELECT (SELECT count(*) FROM product) + (SELECT count(*) FROM document) n');
  return integer(row ?? {}, 'n');
}

const starter = { country: 'SE', locale: 'en-GB', messages: messagesFor('en-GB'), now: demoDay } as const;
const profileOf = async (store: ReturnType<typeof openDatabase>) =>
  sampleShop(store).content(sampleReaderContext().reader).profile();

test('an empty shop gets a starter profile', async () => {
  const store = openDatabase(':memory:');
  seedStarter(store, starter);
  expect(await profileOf(store)).toMatchObject({ name: 'My shop', email: null, logo: null, detailsHeading: null });
});

test('a starter profile is written in the language that the shop starts in', async () => {
  const store = openDatabase(':memory:');
  seedStarter(store, { ...starter, locale: 'de-DE', messages: messagesFor('de-DE') });
  expect(await profileOf(store)).toMatchObject({ name: 'Mein Shop', locale: 'de-DE' });
});

test('a starter profile can deliver to its own country', () => {
  const store = openDatabase(':memory:');
  seedStarter(store, starter);
  expect(readCommerceSettings(store, demoDay.toISOString()).zones.get('SE')).toMatchObject([
    { id: 'parcel', price: 0 },
  ]);
});

test('the starter profile does not change a shop that has documents', async () => {
  const store = openDatabase(':memory:');
  saveProduct(store, sampleProductInput({ handle: 'mug' }), demoDay.toISOString());
  seedStarter(store, starter);
  expect((await profileOf(store)).name).toBe('Shop');
});
