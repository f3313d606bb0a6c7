import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#shop/product.ts';
import { sampleReading } from '../../sample-reading.ts';
import { openDatabase } from '../open-database.ts';
import { sampleInput, sampleOption, sampleVariant } from '../sample-input.ts';
import { demoDay, demoShop, sampleShop } from '../sample-shop.ts';
import type { Store } from '../store.ts';
import type { ProductInput } from '../write/input.ts';
import { saveProduct } from '../write/products.ts';
import { exportProducts } from './export-products.ts';
import { importProducts, type ImportResult } from './import-products.ts';

const now = demoDay.toISOString();
const folder = mkdtempSync(join(tmpdir(), 'csv-'));

async function importText(store: Store, text: string, mode: 'check' | 'write' = 'write'): Promise<ImportResult> {
  const path = join(folder, `${crypto.randomUUID()}.csv`);
  writeFileSync(path, text);
  return importProducts(store, { path, mode, now, origin: null, progress: () => {} });
}

const exported = (store: Store): string => [...exportProducts(store)].join('');
const count = (store: Store, table: string): number => store.all(`SELECT 1 FROM ${table}`).length;
const read = (store: Store, handle: string): Promise<Product | null> =>
  sampleShop(store).catalog(sampleReading().reading).product(handle);

test('the demo shop, exported and imported again, is the same shop with the same ids', async () => {
  const { store } = demoShop();
  const before = exported(store);
  const rows = (table: string) => store.all(`SELECT * FROM ${table} ORDER BY 1, 2`);
  const tables = [
    'variant',
    'product_option',
    'option_value',
    'product_detail',
    'product_tag',
    'product_picture',
    'media',
  ];
  const kept = tables.map(rows);
  expect(await importText(store, before)).toMatchObject({ ok: true, products: 40 });
  expect(tables.map(rows)).toEqual(kept);
  expect(exported(store)).toBe(before);
});

const word = fc.stringMatching(/^[A-Za-zæøå0-9"',;\n=+<>& ]{1,12}$/).map((text) => `a${text}`.trim());
const price = fc.integer({ min: 0, max: 1_000_000 });
const someProduct: fc.Arbitrary<ProductInput> = fc
  .record({
    number: fc.nat(1e6),
    title: word,
    description: word,
    type: fc.option(word),
    vendor: fc.option(word),
    status: fc.constantFrom('published', 'draft'),
    tags: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 3 }),
    details: fc.array(fc.record({ name: word, value: word }), { maxLength: 4 }),
    values: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
    prices: fc.array(fc.tuple(price, fc.option(price), fc.option(fc.nat(99))), { minLength: 3, maxLength: 3 }),
  })
  .map(({ number, values, prices, ...given }) =>
    sampleInput({
      ...given,
      handle: `product-${number}`,
      options: [sampleOption('Colour', values)],
      variants: values.map((value, index) => {
        const [amount = 0, compareAt = null, stock = null] = prices[index] ?? [];
        return sampleVariant({ values: [value], price: amount, compareAt, stock, title: value });
      }),
    }),
  );

test('whatever products say comes through a file unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(someProduct, { selector: ({ handle }) => handle, minLength: 1, maxLength: 4 }),
      async (products) => {
        const [from, to] = [openDatabase(':memory:'), openDatabase(':memory:')];
        for (const product of products) saveProduct(from, product, now);
        const text = exported(from);
        expect(await importText(to, text)).toMatchObject({ ok: true, products: products.length });
        expect(exported(to)).toBe(text);
      },
    ),
    { numRuns: 40 },
  );
});

const older = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Tracker,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Cost per item,Material (product.metafields.custom.material),Seat height
rocker,Rocking chair,<p>Rocks.</p>,Oak & Co,Chairs,"porch, oak",TRUE,Colour,Red,R-1,9000,3,shopify,199.90,249,https://pictures.example/r.jpg,1,A red chair,44,Oak,17 in
rocker,,,,,,,,Blue,R-2,9000,0,shopify,209,,https://pictures.example/b.jpg,2,A blue chair,44,,
`;

test('a file with the older headings gives the product with its details and pictures', async () => {
  const store = openDatabase(':memory:');
  expect(await importText(store, older)).toEqual({ ok: true, products: 1, variants: 2, unchanged: 0 });
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

test('a file with the newer headings gives the same product', async () => {
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
  expect(exported(other).replaceAll('\r\n', '\n')).toBe(exported(one));
});

test('only a title and a price are needed', async () => {
  const store = openDatabase(':memory:');
  expect(await importText(store, 'Title,Price\nBlå stol,"12,50"\n')).toEqual({
    ok: true,
    products: 1,
    variants: 1,
    unchanged: 0,
  });
  expect(await read(store, 'bla-stol')).toMatchObject({ title: 'Blå stol', options: [], variants: [{ stock: null }] });
});

test('every problem is told by line and column with a remedy, and nothing is written', async () => {
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
  const found = problems.map(({ line, column }) => `${line} ${column}`);
  expect([...new Set(found)].toSorted()).toEqual([
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

test('a dry run writes nothing', async () => {
  const store = openDatabase(':memory:');
  expect(await importText(store, older, 'check')).toEqual({ ok: true, products: 1, variants: 2, unchanged: 0 });
  expect(count(store, 'product')).toBe(0);
});

test('problems are listed up to a bound, the rest is counted', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => `p${index},P,much\n`).join('');
  const result = await importText(openDatabase(':memory:'), `Handle,Title,Price\n${rows}`);
  expect(result).toMatchObject({ ok: false, more: 30 });
});

test('a file that is no CSV is refused with the line where it ends', async () => {
  const result = await importText(openDatabase(':memory:'), 'Handle,Title,Price\na,"b"c,1\n');
  expect(result).toMatchObject({ ok: false, problems: [{ line: 2 }] });
});

test('what is imported is told of, found and listed in rule-based collections', async () => {
  const shop = demoShop();
  shop.store.run('DELETE FROM change_note');
  await importText(shop.store, older);
  expect(shop.store.all("SELECT subject FROM change_note WHERE kind = 'product-handle'")).toEqual([
    { subject: 'rocker' },
  ]);
  const { products } = await shop.catalog(sampleReading().reading).suggest('rocking', 3);
  expect(products.map(({ handle }) => handle)).toEqual(['rocker']);
});
