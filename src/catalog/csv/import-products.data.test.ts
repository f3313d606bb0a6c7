import { expect, test } from 'vitest';
import type { Product } from '#shop/product/product.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { demoShop, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { exportText, importText, placesOf } from '#tests/fixtures/sample-import.ts';

const count = (store: Database, table: string): number => store.all(`SELECT 1 FROM ${table}`).length;
const read = (store: Database, handle: string): Promise<Product | null> =>
  sampleShop(store).catalog(sampleReaderContext().reader).product(handle);

const older = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Tracker,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Cost per item,Material (product.metafields.custom.material),Seat height
rocker,Rocking chair,<p>Rocks.</p>,Oak & Co,Chairs,"porch, oak",TRUE,Colour,Red,R-1,9000,3,shopify,199.90,249,https://pictures.example/r.jpg,1,A red chair,44,Oak,17 in
rocker,,,,,,,,Blue,R-2,9000,0,shopify,209,,https://pictures.example/b.jpg,2,A blue chair,44,,
`;

const noProblems = { listed: [], report: expect.any(Function), unlistedCount: expect.any(Function) };
const nothingReported = { warnings: noProblems, conflicts: noProblems, skipped: 0 };
const created = (handle: string) => ({
  changes: { created: 1, changed: 0, listed: [{ handle, fields: null }], add: expect.any(Function) },
});

test('a file with the older headings is imported with details and pictures', async () => {
  const store = openDatabase(':memory:');
  expect(await importText(store, older)).toEqual({
    ok: true,
    products: 1,
    variants: 2,
    unchanged: 0,
    remotePictures: 2,
    kind: 'products',
    details: ['Material', 'Seat height'],
    ...created('rocker'),
    ...nothingReported,
  });
  const product = await read(store, 'rocker');
  expect(product).toMatchObject({ title: 'Rocking chair', type: 'Chairs', vendor: 'Oak & Co', tags: ['oak', 'porch'] });
  expect(product?.description).toContain('<p>Rocks.</p>');
  expect(product?.details).toEqual([
    { name: 'Material', value: 'Oak' },
    { name: 'Seat height', value: '17 in' },
  ]);
  expect(product?.variants.map(({ sku, price, stock }) => [sku, price.amount, stock])).toEqual([
    ['R-1', 19_990, 3],
    ['R-2', 20_900, 0],
  ]);
  expect(product?.pictures.map(({ template, alt }) => [template, alt])).toEqual([
    ['https://pictures.example/r.jpg', 'A red chair'],
    ['https://pictures.example/b.jpg', 'A blue chair'],
  ]);
  expect(JSON.stringify(product)).not.toContain('Cost per item');
});

test('a file with the newer headings gives the same products', async () => {
  const newer = older
    .replace('Handle', 'URL handle')
    .replace('Body (HTML)', 'Description')
    .replace('Published', 'Published on online store')
    .replace('Variant SKU', 'SKU')
    .replace('Variant Grams', 'Weight value (grams)')
    .replace('Variant Inventory Qty', 'Inventory quantity')
    .replace('Variant Inventory Tracker', 'Inventory tracker')
    .replace('Variant Price', 'Price')
    .replace('Variant Compare At Price', 'Compare-at price')
    .replace('Image Src', 'Product image URL');
  const [one, other] = [openDatabase(':memory:'), openDatabase(':memory:')];
  await importText(one, older);
  expect(await importText(other, `\uFEFF${newer.replaceAll('\n', '\r\n')}`)).toMatchObject({ ok: true });
  expect(exportText(other).replaceAll('\r\n', '\n')).toBe(exportText(one));
});

test('only a title and a price are needed', async () => {
  const store = openDatabase(':memory:');
  expect(await importText(store, 'Title,Price\nBlå stol,"12,50"\n')).toEqual({
    ok: true,
    products: 1,
    variants: 1,
    unchanged: 0,
    remotePictures: 0,
    kind: 'products',
    details: [],
    ...created('bla-stol'),
    ...nothingReported,
  });
  expect(await read(store, 'bla-stol')).toMatchObject({ title: 'Blå stol', options: [], variants: [{ stock: null }] });
});

test('every problem has line, column and remedy, and nothing is written', async () => {
  const store = openDatabase(':memory:');
  const text = `Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Status,Image Src
fine,Fine,Title,Default Title,10,1,active,
chair,Chair,Size,S,ten,1,active,
chair,,,S,10,1.5,active,
table,,Title,Default Title,,1,sold,javascript:alert(1)
fine,Fine again,Title,Default Title,10,1,active,
`;
  const result = await importText(store, text);
  const problems = result.ok ? [] : result.problems;
  expect([...new Set(placesOf(result))].toSorted()).toEqual([
    '3 Variant Price',
    '4 Option1 Value',
    '4 Variant Inventory Qty',
    '5 Image Src',
    '5 Status',
    '5 Title',
    '5 Variant Price',
    '6 Handle',
  ]);
  expect(problems.filter(({ message, remedy }) => message === '' || remedy === '')).toEqual([]);
  expect([count(store, 'product'), count(store, 'media')]).toEqual([0, 0]);
});

test('an invalid cell is reported once, however often it is used', async () => {
  const text = `Handle,Title,Price,Image Src,Image Position,Variant Image
chair,Chair,much,https://pictures.example/a.jpg,first,https://pictures.example/b.jpg
`;
  const result = await importText(openDatabase(':memory:'), text);
  expect(placesOf(result)).toEqual(['2 Price', '2 Image Position']);
});

test('a dry run writes nothing', async () => {
  const store = openDatabase(':memory:');
  expect(await importText(store, older, { mode: 'check' })).toEqual({
    ok: true,
    products: 1,
    variants: 2,
    unchanged: 0,
    remotePictures: 2,
    kind: 'products',
    details: ['Material', 'Seat height'],
    ...created('rocker'),
    ...nothingReported,
  });
  expect(count(store, 'product')).toBe(0);
});

test('progress rises steadily to 1', async () => {
  const { store } = demoShop();
  const shares: number[] = [];
  const rows = Array.from({ length: 3000 }, (_, index) => `p${index},${'A long title '.repeat(20)},1\n`).join('');
  await importText(store, `Handle,Title,Price\n${rows}`, { progress: (share) => void shares.push(share) });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  const gaps = shares.map((share, index) => share - (shares[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(0.2);
  expect(shares.at(-1)).toBe(1);
});

test('problems beyond the maximum are counted', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => `p${index},P,much\n`).join('');
  const result = await importText(openDatabase(':memory:'), `Handle,Title,Price\n${rows}`);
  expect(result).toMatchObject({ ok: false, unlistedCount: 30 });
});

test('an import records changes, indexes products and fills rule-based collections', async () => {
  const shop = demoShop();
  shop.store.run('DELETE FROM change_note');
  await importText(shop.store, older);
  expect(shop.store.all("SELECT subject FROM change_note WHERE kind = 'product-handle'")).toEqual([
    { subject: 'rocker' },
  ]);
  const { products } = await shop.catalog(sampleReaderContext().reader).suggest('rocking', 3);
  expect(products.map(({ handle }) => handle)).toEqual(['rocker']);
});
