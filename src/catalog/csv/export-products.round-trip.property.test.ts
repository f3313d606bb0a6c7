import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleMediaInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import type { PictureInput, ProductInput, VariantInput } from '../write/product-input.ts';
import { type MediaInput, savePicture } from '#storage/media/pictures.ts';
import { saveProduct } from '../write/save-product.ts';
import { exportText, importText, inputOf } from '#tests/fixtures/sample-import.ts';

const now = demoDay.toISOString();

const odd = fc.constantFrom('"', '""', 'a,b', 'two\nlines', 'a\r\nb', 'a\rb', "'1", '=1+1', '\u2028', '𝒳', '\u202Ertl');
const names = fc.constantFrom('__proto__', 'constructor', 'Storefront data', 'Title', 'Default Title', '<b>&amp;</b>');
const text = fc
  .oneof({ weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) }, odd, names)
  .map((said) => said.trim())
  .filter((said) => said !== '');
const amount = fc.nat(1_000_000);

const variantParts = fc
  .record({
    sku: fc.option(text),
    barcode: fc.option(fc.stringMatching(/^\d{8,13}$/)),
    price: amount,
    compareAt: fc.option(amount),
    unitPrice: fc.option(fc.record({ price: amount, reference: text })),
    inventory: fc.constantFrom<Pick<VariantInput, 'stock' | 'offered'>>(
      { stock: null },
      { stock: 0 },
      { stock: 7 },
      { stock: 0, offered: true },
      { stock: 7, offered: true },
    ),
    weightGrams: fc.option(fc.nat(9999)),
    expectedOn: fc.constantFrom('2026-12-01', '2027-02-28'),
  })
  .map(({ inventory, ...parts }) => ({ ...parts, ...inventory }));

interface OptionChoices {
  readonly options: ProductInput['options'];
  readonly values: readonly (readonly string[])[];
}

/** One to five options with some of their combinations, in any order. */
const choices: fc.Arbitrary<OptionChoices> = fc
  .uniqueArray(fc.tuple(text, fc.uniqueArray(text, { minLength: 1, maxLength: 3 })), {
    selector: ([name]) => name,
    minLength: 1,
    maxLength: 5,
  })
  .chain((options) =>
    fc
      .uniqueArray(fc.tuple(...options.map(([, values]) => fc.constantFrom(...values))), {
        selector: (values) => JSON.stringify(values),
        minLength: 1,
        maxLength: 6,
      })
      .map((values) => ({
        options: options.map(([name, all], index) => {
          const used = all.filter((value) => values.some((each) => each[index] === value));
          const swatch = index === 0 ? '#c58b32' : null;
          return { name, values: used.map((value) => ({ value, swatch })) };
        }),
        values,
      })),
  )
  .filter(({ options }) => options[0]?.name.toLowerCase() !== 'title');

const noChoices: fc.Arbitrary<OptionChoices> = fc.constant({ options: [], values: [[]] });

const facts = fc.record({
  number: fc.nat(1e6),
  title: text,
  subtitle: fc.option(text),
  description: fc.string({ unit: 'grapheme', maxLength: 40 }),
  type: fc.option(text),
  vendor: fc.option(text),
  status: fc.constantFrom('published', 'draft'),
  tags: fc.uniqueArray(text, { maxLength: 3 }),
  seo: fc.record({ title: fc.option(text), description: fc.option(text) }),
  details: fc.array(fc.record({ name: text, value: fc.oneof(text, fc.constant('')) }), { maxLength: 4 }),
  fulfilment: fc.constantFrom('stock', 'made-to-order', 'digital'),
  fulfilmentNote: fc.option(text),
  requiresShipping: fc.boolean(),
  salesRank: fc.option(fc.integer({ min: 1, max: 1e6 })),
  createdAt: fc.date({ min: new Date(0), max: demoDay, noInvalidDate: true }).map((date) => date.toISOString()),
});

const someProduct: fc.Arbitrary<ProductInput> = fc
  .tuple(
    facts,
    fc.oneof(choices, noChoices),
    fc.infiniteStream(variantParts),
    fc.array(fc.tuple(text, fc.constantFrom('look', 'detail', 'top')), { maxLength: 4 }),
    fc.infiniteStream(fc.option(fc.nat(3))),
  )
  .map(([{ number, ...given }, { options, values }, parts, alts, places]) => {
    const pictures = alts.map(([alt, role], index): PictureInput => {
      const [first] = options;
      return { key: `p${number}-${index}`, role, alt, shows: first ? { [first.name]: values[0]?.[0] ?? '' } : {} };
    });
    const variants = values.map((each): VariantInput => {
      const picture = pictures[places.next().value ?? -1]?.key ?? null;
      return { ...sampleVariantInput({ values: each, picture }), ...parts.next().value };
    });
    return { ...sampleProductInput({ handle: `product-${number}` }), ...given, options, variants, pictures };
  });

function shopOf(products: readonly ProductInput[]): Database {
  const store = openDatabase(':memory:');
  for (const product of products) {
    for (const { key } of product.pictures) savePicture(store, sampleMediaInput(key));
    saveProduct(store, product, now);
  }
  return store;
}

const someProducts = fc.uniqueArray(someProduct, { selector: ({ handle }) => handle, minLength: 1, maxLength: 4 });

test('an export imported into an empty shop is exported again byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(someProducts, async (products) => {
      const exported = exportText(shopOf(products), 'https://one.example');
      const other = openDatabase(':memory:');
      expect(await importText(other, exported, { origin: 'https://other.example' })).toMatchObject({
        ok: true,
        products: products.length,
      });
      expect(exportText(other, 'https://other.example')).toBe(exported);
    }),
    { numRuns: 60 },
  );
});

test('an export imported into its own shop changes nothing, with or without an origin', async () => {
  await fc.assert(
    fc.asyncProperty(someProducts, fc.constantFrom(null, 'https://one.example'), async (products, origin) => {
      const shop = shopOf(products);
      const result = await importText(shop, exportText(shop, origin), { origin });
      expect(result).toMatchObject({ ok: true, unchanged: products.length });
    }),
    { numRuns: 40 },
  );
});

test('the demo shop keeps its ids when its export is imported again', async () => {
  const { store } = demoShop();
  const rows = (table: string) => store.all(`SELECT * FROM ${table} ORDER BY 1, 2`);
  const tables = `product variant product_option option_value product_detail product_tag product_picture media
    price_history search_document list_version`.split(/\s+/);
  const kept = tables.map(rows);
  const exported = exportText(store);
  expect(await importText(store, exported)).toMatchObject({ ok: true, products: 40, unchanged: 40 });
  expect(tables.map(rows)).toEqual(kept);
});

const pictured = sampleProductInput({
  handle: 'bowl',
  pictures: [{ key: 'front', role: 'look', shows: {}, alt: 'A bowl' }],
  variants: [sampleVariantInput({ picture: 'front' })],
});

test('another shop refuses paths of pictures and names the remedy', async () => {
  const other = openDatabase(':memory:');
  const result = await importText(other, exportText(shopOf([pictured])));
  expect(result).toMatchObject({
    ok: false,
    problems: [
      { line: 2, column: 'Image Src', remedy: expect.stringContaining('PUBLIC_URL') },
      { line: 2, column: 'Variant Image' },
    ],
  });
});

test('a picture is imported with all sizes, under its address where its key is taken', async () => {
  const exported = exportText(shopOf([pictured]), 'https://one.example');
  const media = (store: Database): readonly MediaInput['template'][] =>
    store.all('SELECT key, template, widths FROM media ORDER BY key').map((row) => Object.values(row).join(' '));
  const template = 'https://one.example/media/front-{width}.{format}';
  const empty = openDatabase(':memory:');
  await importText(empty, exported);
  expect(media(empty)).toEqual([`front ${template} [320,1000]`]);
  const taken = openDatabase(':memory:');
  savePicture(taken, { ...sampleMediaInput('front'), template: '/media/other.jpg', widths: [], formats: [] });
  await importText(taken, exported);
  const address = 'https://one.example/media/front-1000.jpeg';
  expect(media(taken)).toEqual(['front /media/other.jpg []', `${address} ${template} [320,1000]`]);
  expect(inputOf(taken, 'bowl')).toMatchObject({ pictures: [{ key: address }], variants: [{ picture: address }] });
});

test('an edited cell overrides the storefront data', async () => {
  const store = shopOf([
    sampleProductInput({ handle: 'bowl', description: 'As *Markdown*.', tags: ['a,b', 'c'], details: [] }),
  ]);
  const edited = exportText(store).replace('As <em>Markdown</em>.', 'As HTML.').replace('"a,b, c"', 'round');
  expect(await importText(store, edited)).toMatchObject({ ok: true, unchanged: 0 });
  expect(inputOf(store, 'bowl')).toMatchObject({ description: '<p>As HTML.</p>', tags: ['round'] });
});

test('a file has columns for as many options as its products need', () => {
  const options = ['A', 'B', 'C', 'D', 'E'].map((name) => sampleOption(name, ['x']));
  const values = options.map(() => 'x');
  const five = shopOf([sampleProductInput({ handle: 'five', options, variants: [sampleVariantInput({ values })] })]);
  expect(exportText(five)).toContain('Option5 Name,Option5 Value,Variant SKU');
  expect(exportText(openDatabase(':memory:'))).toContain('Option3 Name,Option3 Value,Variant SKU');
});
