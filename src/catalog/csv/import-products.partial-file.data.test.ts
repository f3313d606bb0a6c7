import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleMediaInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { demoDay } from '#tests/fixtures/sample-shop.ts';
import type { ProductInput } from '../write/product-input.ts';
import { savePicture } from '#storage/media/pictures.ts';
import { saveProduct } from '../write/save-product.ts';
import { importText, inputOf, placesOf } from '#tests/fixtures/sample-import.ts';

let store: Database;

const material = { name: 'Material', value: 'Oak' };

const full = sampleProductInput({
  handle: 'chair',
  title: 'Chair',
  subtitle: 'To sit on',
  description: 'As *Markdown*.',
  type: 'Chairs',
  vendor: 'Oak & Co',
  tags: ['oak', 'porch'],
  status: 'draft',
  requiresShipping: false,
  details: [material, { name: 'Care', value: 'Oil' }],
  options: [sampleOption('Colour', ['Red', 'Blue'])],
  pictures: [
    { key: 'front', role: 'look', shows: {}, alt: 'Front' },
    { key: 'back', role: 'detail', shows: {}, alt: 'Back' },
  ],
  variants: [
    variant('Red', { price: 100, compareAt: 200, stock: 3, picture: 'front' }),
    variant('Blue', { price: 300, stock: null, title: 'In blue' }),
  ],
  fulfilmentNote: 'Made in a week',
  salesRank: 4,
  seo: { title: 'Chair for porches', description: 'A chair.' },
});

function variant(
  value: string,
  given: Parameters<typeof sampleVariantInput>[0],
): ReturnType<typeof sampleVariantInput> {
  const facts = { sku: `C-${value}`, barcode: '123', weightGrams: 900, unitPrice: { price: 5, reference: '1 kg' } };
  return sampleVariantInput({ title: value, values: [value], ...facts, ...given });
}

beforeEach(() => {
  store = openDatabase(':memory:');
  for (const key of ['front', 'back']) savePicture(store, sampleMediaInput(key));
  saveProduct(store, full, demoDay.toISOString());
});

/** The chair after an import, beside what it was. */
async function after(file: string): Promise<{ was: ProductInput; is: ProductInput }> {
  const was = inputOf(store, 'chair');
  expect(await importText(store, file, { now: '2027-01-01T00:00:00.000Z' })).toMatchObject({ ok: true });
  return { was, is: inputOf(store, 'chair') };
}

const changed = { updatedAt: '2027-01-01T00:00:00.000Z' };

interface ExpectedChange {
  readonly filled: Partial<ProductInput>;
  /** Absent: what is left empty was not there. */
  readonly empty?: Partial<ProductInput>;
}

test.each<readonly [column: string, cell: string, expected: ExpectedChange]>([
  ['Vendor', 'Elm', { filled: { vendor: 'Elm' }, empty: { vendor: null } }],
  ['Type', 'Stools', { filled: { type: 'Stools' }, empty: { type: null } }],
  ['Tags', '"elm, new"', { filled: { tags: ['elm', 'new'] }, empty: { tags: [] } }],
  ['Body (HTML)', '<p>New</p>', { filled: { description: '<p>New</p>' }, empty: { description: '' } }],
  ['Description', '<p>New</p>', { filled: { description: '<p>New</p>' }, empty: { description: '' } }],
  ['Status', 'active', { filled: { status: 'published' }, empty: { status: 'published' } }],
  ['Published', 'TRUE', { filled: { status: 'published' }, empty: { status: 'published' } }],
  ['Requires shipping', 'TRUE', { filled: { requiresShipping: true }, empty: { requiresShipping: true } }],
  [
    'Care (product.metafields.custom.care)',
    'Wax',
    { filled: { details: [material, { name: 'Care', value: 'Wax' }] }, empty: { details: [material] } },
  ],
  ['Length', '2 m', { filled: { details: [...full.details, { name: 'Length', value: '2 m' }] } }],
  ['Product category', 'Seats', { filled: { details: [...full.details, { name: 'Category', value: 'Seats' }] } }],
])(
  '%s changes its field, empties it where the cell is empty, and changes nothing else',
  async (column, cell, expected) => {
    const filled = await after(`Handle,${column}\nchair,${cell}\n`);
    expect(filled.is).toEqual({ ...filled.was, ...expected.filled, ...changed });
    saveProduct(store, full, demoDay.toISOString());
    const emptied = await after(`Handle,${column}\nchair,\n`);
    expect(emptied.is).toEqual(expected.empty ? { ...emptied.was, ...expected.empty, ...changed } : emptied.was);
  },
);

test.each([
  ['Variant Price', '1.50', { price: 150, lowestRecent: 100 }],
  ['Price', '1.50', { price: 150, lowestRecent: 100 }],
  ['Variant Compare At Price', '9.00', { compareAt: 900 }],
  ['Compare-at price', '', { compareAt: null }],
  ['Variant Inventory Qty', '7', { stock: 7 }],
  ['Variant Inventory Policy', 'continue', { offered: true }],
  ['Variant Inventory Policy', 'deny', {}],
  ['Continue selling when out of stock', 'TRUE', { offered: true }],
  ['Inventory tracker', '', { stock: null }],
  ['Inventory tracker', 'shopify', {}],
  ['Variant Grams', '', { weightGrams: null }],
  ['Variant Barcode', "'456", { barcode: '456' }],
  ['Variant Image', '/media/back-1000.jpeg', { picture: 'back' }],
  ['Variant Image', '', { picture: null }],
] as const)('%s with “%s” changes only the variant with the SKU', async (column, cell, change) => {
  const { was, is } = await after(`Handle,Variant SKU,${column}\nchair,c-red,${cell}\n`);
  const [red, blue] = was.variants;
  expect(is.variants).toEqual([{ ...red, ...change, sku: 'c-red' }, blue]);
});

test('rows with option values list all variants', async () => {
  const { was, is } = await after('Handle,Option1 Value,Price\nchair,Blue,1\nchair,Green,2\n');
  const blue = was.variants[1];
  expect(is.options).toEqual([sampleOption('Colour', ['Blue', 'Green'])]);
  expect(is.variants).toMatchObject([
    { ...blue, price: 100 },
    { values: ['Green'], price: 200, sku: null, stock: null },
  ]);
  expect(is.variants).toHaveLength(2);
});

test('the only variant of a product needs no SKU', async () => {
  saveProduct(store, sampleProductInput({ handle: 'bowl' }), demoDay.toISOString());
  await importText(store, 'Handle,Variant SKU,Price\nbowl,B-1,2\n');
  expect(inputOf(store, 'bowl').variants).toMatchObject([{ sku: 'B-1', price: 200, stock: 5 }]);
});

test('a row without a SKU, or with an unknown one, is refused', async () => {
  expect(placesOf(await importText(store, 'Handle,Price\nchair,1\n'))).toEqual(['2 Variant SKU']);
  expect(placesOf(await importText(store, 'Handle,SKU,Price\nchair,C-Green,1\n'))).toEqual(['2 SKU']);
});

test('a column of pictures replaces them, and known pictures keep their other fields', async () => {
  const { was, is } = await after(
    'Handle,Image Src\nchair,/media/back-1000.jpeg\nchair,https://elsewhere.example/new.jpg\n',
  );
  expect(is.pictures).toMatchObject([was.pictures[1], { key: 'https://elsewhere.example/new.jpg', role: 'look' }]);
  expect(is.pictures).toHaveLength(2);
  const emptied = await after('Handle,Image Src\nchair,\n');
  expect(emptied.is.pictures).toEqual([]);
});

test('a new product needs a title and a price', async () => {
  const result = await importText(store, 'Handle,Vendor\nstool,Elm\n');
  expect(placesOf(result)).toEqual(['2 Variant Price', '2 Handle']);
  expect(result).toMatchObject({ problems: [{}, { message: 'There is no product stool yet.' }] });
});

test('a row without further columns changes nothing, not even the time of change', async () => {
  const { was, is } = await after('Handle\nchair\n');
  expect(is).toEqual(was);
});
