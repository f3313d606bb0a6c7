import { beforeEach, expect, test } from 'vitest';
import { tags } from '#cache/tags.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import type { Catalog } from '../port.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { placeholderKey, savePicture } from '#storage/media/pictures.ts';
import { sampleProductInput, sampleMediaInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import type { ProductInput } from '../write/product-input.ts';
import { saveProduct } from '../write/save-product.ts';

let store: Database;
let catalog: Catalog;

beforeEach(() => {
  store = openDatabase(':memory:');
  catalog = sampleShop(store).catalog(sampleReaderContext().reader);
  for (const key of ['moss', 'moss-top', 'sand', placeholderKey]) savePicture(store, sampleMediaInput(key));
});

const write = (product: ProductInput): string => saveProduct(store, product, demoDay.toISOString());

const mug = sampleProductInput({
  handle: 'mug',
  title: 'Mug',
  options: [sampleOption('Colour', ['Sand', 'Moss', 'Ink']), sampleOption('Size', ['S', 'L'])],
  pictures: [
    { key: 'sand', role: 'look', shows: { Colour: 'Sand' }, alt: 'Sand mug' },
    { key: 'moss', role: 'look', shows: { Colour: 'Moss' }, alt: 'Moss mug' },
    { key: 'moss-top', role: 'top', shows: { Colour: 'Moss' }, alt: 'Moss mug from above' },
  ],
  variants: [
    sampleVariantInput({ values: ['Sand', 'S'], stock: 0 }),
    sampleVariantInput({ values: ['Moss', 'S'], price: 1200 }),
    sampleVariantInput({ values: ['Moss', 'L'], price: 1500 }),
    sampleVariantInput({ values: ['Ink', 'S'], stock: null }),
  ],
});

test('a card shows the first available variant, its look and a second picture of that look', async () => {
  write(mug);
  const [card] = await catalog.cards(['mug']);
  expect(card?.variant.options).toEqual([
    { name: 'Colour', value: 'Moss' },
    { name: 'Size', value: 'S' },
  ]);
  expect(card).toMatchObject({
    look: 'Moss',
    otherLooks: 2,
    price: { amount: 1200, currency: 'EUR' },
    priceVaries: false,
  });
  expect(card?.picture?.alt).toBe('Moss mug');
  expect(card?.hover?.alt).toBe('Moss mug from above');
});

test('a card of a sold-out look is marked as unavailable', async () => {
  write(mug);
  const colour = (value: string) => catalog.cards(['mug'], { mug: { colour: value } });
  expect(await colour('Sand')).toMatchObject([{ look: 'Sand', available: false }]);
  expect(await colour('Ink')).toMatchObject([{ look: 'Ink', available: true }]);
});

test('a price varies only if it is the lowest and another variant costs more', async () => {
  write(mug);
  const [ink] = await catalog.cards(['mug'], { mug: { colour: 'Ink' } });
  expect(ink).toMatchObject({ price: { amount: 1000 }, priceVaries: true });
  const [large] = await catalog.cards(['mug'], { mug: { size: 'L' } });
  expect(large).toMatchObject({ price: { amount: 1500 }, priceVaries: false });
});

test('a price varies among the variants that can be bought, and for a sold-out one among all', async () => {
  const sizes = (...stocks: readonly number[]): ProductInput =>
    sampleProductInput({
      handle: 'cap',
      options: [sampleOption('Size', ['S', 'M', 'L'])],
      variants: ['S', 'M', 'L'].map((size, index) =>
        sampleVariantInput({ values: [size], price: 1000 + 100 * index, stock: stocks[index] ?? 0 }),
      ),
    });
  const cardOf = async (...stocks: readonly number[]) => {
    write(sizes(...stocks));
    return (await catalog.cards(['cap']))[0];
  };
  expect(await cardOf(0, 1, 1)).toMatchObject({ price: { amount: 1100 }, priceVaries: true });
  expect(await cardOf(1, 0, 0)).toMatchObject({ price: { amount: 1000 }, priceVaries: false });
  expect(await cardOf(0, 0, 0)).toMatchObject({ price: { amount: 1000 }, priceVaries: true });
});

test('a card depends on whether variants of other prices can be bought', async () => {
  const cards = sampleReaderContext();
  write({
    ...mug,
    handle: 'bowl',
    options: [sampleOption('Size', ['S', 'M', 'L'])],
    pictures: [],
    variants: [
      sampleVariantInput({ values: ['S'] }),
      sampleVariantInput({ values: ['M'] }),
      sampleVariantInput({ values: ['L'], price: 1500 }),
    ],
  });
  await sampleShop(store).catalog(cards.reader).cards(['bowl']);
  const product = await catalog.product('bowl');
  const [small, medium, large] = product?.variants.map(({ id }) => tags.variantOffer(id)) ?? [];
  expect([...cards.recorded]).toEqual(expect.arrayContaining([small, large]));
  expect([...cards.recorded]).not.toContain(medium);
});

test('a preferred look without a picture gets the placeholder, with the look in its alternative text', async () => {
  write(mug);
  const [card] = await catalog.cards(['mug'], { mug: { colour: 'INK' } });
  expect(card?.look).toBe('Ink');
  expect(card?.picture).toMatchObject({ template: '/media/placeholder-{width}.{format}', alt: 'Mug, ink' });
  expect(card?.hover).toBeNull();
  const product = await catalog.product('mug');
  expect(product?.pictures.map(({ shows }) => shows)).toEqual([
    { Colour: 'Sand' },
    { Colour: 'Moss' },
    { Colour: 'Moss' },
    { Colour: 'Ink' },
  ]);
});

test('a card of a sold-out product shows its first variant', async () => {
  write(sampleProductInput({ handle: 'jar', variants: [sampleVariantInput({ stock: 0 })] }));
  const [card] = await catalog.cards(['jar']);
  expect(card).toMatchObject({ available: false, single: true, look: null, otherLooks: 0, priceVaries: false });
});

test('only a reader of drafts sees drafts', async () => {
  write({ ...mug, status: 'draft' });
  expect(await catalog.cards(['mug'])).toEqual([]);
  expect(await catalog.product('mug')).toBeNull();
  const preview = sampleShop(store).catalog(sampleReaderContext({ draft: true }).reader);
  expect(await preview.cards(['mug'])).toHaveLength(1);
  expect((await preview.product('mug'))?.title).toBe('Mug');
});

test('reading 24 cards takes as many statements as reading one', async () => {
  const handles = Array.from({ length: 24 }, (_, index) => `mug-${index}`);
  for (const handle of handles) write({ ...mug, handle });
  let statements = 0;
  const counting: Database = {
    ...store,
    all: (sql, ...values) => {
      statements += 1;
      return store.all(sql, ...values);
    },
  };
  const counted = sampleShop(counting).catalog(sampleReaderContext().reader);
  const cost = async (some: readonly string[]): Promise<number> => {
    statements = 0;
    expect(await counted.cards(some)).toHaveLength(some.length);
    return statements;
  };
  expect(await cost(handles)).toBe(await cost(handles.slice(0, 1)));
});
