import { beforeEach, expect, test } from 'vitest';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { ListScope } from '#shop/listing/listing.ts';
import type { Catalog } from '../port.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveCollection, saveCollectionProducts, saveRecommendations } from './save-collection.ts';
import type { CollectionInput } from './product-input.ts';
import { setPrice, setStock } from './price-and-stock.ts';
import { removeProduct, saveProduct } from './save-product.ts';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

let store: Database;
let catalog: Catalog;
let today: string;

beforeEach(() => {
  today = day(100);
  store = openDatabase(':memory:');
  const shop = sampleShop(store, () => new Date(today));
  catalog = {
    ...shop.catalog(sampleReaderContext().reader),
    list: (query) => shop.catalog(sampleReaderContext().reader).list(query),
    product: (handle) => shop.catalog(sampleReaderContext().reader).product(handle),
  };
});

const bowl = sampleProductInput({
  handle: 'bowl',
  createdAt: day(1),
  updatedAt: day(1),
  options: [sampleOption('Size', ['S', 'L'])],
  variants: [sampleVariantInput({ values: ['S'], price: 4000 }), sampleVariantInput({ values: ['L'], price: 6000 })],
});

const cheap: CollectionInput = {
  handle: 'cheap',
  title: 'Cheap',
  description: '',
  picture: null,
  pictureAlt: null,
  position: 0,
  sort: 'price-ascending',
  rules: { match: 'all', rules: [{ field: 'priceMin', operator: 'lessThan', value: 3000 }] },
  updatedAt: day(1),
};

async function handlesIn(scope: ListScope): Promise<readonly string[]> {
  const listing = await catalog.list({ scope, filters: noFilters, sort: null, page: 1 });
  return (listing?.cards ?? []).map(({ handle }) => handle);
}

const inCollection = (handle: string): Promise<readonly string[]> => handlesIn({ kind: 'collection', handle });

test('saving a product again keeps its id and the ids of its variants', async () => {
  const id = saveProduct(store, bowl, today);
  const [small, large] = (await catalog.product('bowl'))?.variants ?? [];
  const [first] = bowl.variants;
  expect(saveProduct(store, { ...bowl, title: 'Deep bowl', variants: first ? [first] : [] }, today)).toBe(id);
  const again = await catalog.product('bowl');
  expect(again?.title).toBe('Deep bowl');
  expect(again?.variants.map((variant) => variant.id)).toEqual([small?.id]);
  expect(await handlesIn({ kind: 'search', term: 'deep' })).toEqual(['bowl']);
  expect(store.all('SELECT 1 FROM variant WHERE id = ?', Number(large?.id))).toEqual([]);
});

test('a variant that does not fit the options is refused and nothing is written', () => {
  const odd = { ...bowl, variants: [sampleVariantInput({ values: ['XL'] })] };
  expect(() => saveProduct(store, odd, today)).toThrow('bowl: variant "XL" does not fit the options.');
  expect(() => saveProduct(store, { ...bowl, variants: [] }, today)).toThrow('bowl: a product needs a variant.');
  expect(store.all('SELECT 1 FROM product')).toEqual([]);
});

test('the database enforces its constraints', () => {
  saveProduct(store, bowl, today);
  for (const change of [
    'UPDATE variant SET price = -1',
    'UPDATE variant SET stock = -1',
    'UPDATE variant SET price = 12.5',
    'UPDATE variant SET option_values = \'["S"]\'',
    "UPDATE product SET status = 'gone'",
    "UPDATE product SET handle = ''",
    'UPDATE variant SET product_id = 99',
    "INSERT INTO redirect VALUES ('/a', 'https://example.com', '2026-01-01')",
    "INSERT INTO redirect VALUES ('/a', '//example.com', '2026-01-01')",
    "INSERT INTO product_picture VALUES (1, 0, 'no-such-picture', 'look', '{}', '')",
  ]) {
    expect(() => store.run(change)).toThrow(/constraint|cannot store/u);
  }
});

test('setting a price updates lists, price history and rule-based collections', async () => {
  saveCollection(store, cheap, today);
  saveProduct(store, bowl, today);
  expect(await inCollection('cheap')).toEqual([]);
  const [small] = (await catalog.product('bowl'))?.variants ?? [];
  expect(setPrice(store, small?.id ?? '', { price: 2500, compareAt: 4000, now: today })).toBe(true);
  expect(await inCollection('cheap')).toEqual(['bowl']);
  const reduced = await catalog.product('bowl');
  expect(reduced?.variants[0]).toMatchObject({
    price: { amount: 2500 },
    compareAt: { amount: 4000 },
  });
  expect(reduced?.updatedAt).toBe(today);
  expect(setPrice(store, '999', { price: 1, compareAt: null, now: today })).toBe(false);
});

test('a variant is available if it has stock or its stock is not tracked', async () => {
  saveProduct(store, bowl, today);
  const available = async (): Promise<boolean | undefined> => (await catalog.cards(['bowl']))[0]?.available;
  for (const { id } of (await catalog.product('bowl'))?.variants ?? []) setStock(store, id, { stock: 0, now: today });
  expect(await available()).toBe(false);
  const [first] = (await catalog.product('bowl'))?.variants ?? [];
  setStock(store, first?.id ?? '', { stock: null, now: today });
  expect(await available()).toBe(true);
});

test('a product leaves a collection of new products after the days of its rule', async () => {
  const rules = {
    match: 'all' as const,
    rules: [{ field: 'createdAt' as const, operator: 'withinDays' as const, value: 30 }],
  };
  saveProduct(store, { ...bowl, createdAt: day(90) }, today);
  saveProduct(store, { ...bowl, handle: 'older', createdAt: day(80) }, today);
  saveCollection(store, { ...cheap, handle: 'new', sort: 'created-descending', rules }, today);
  expect(await inCollection('new')).toEqual(['bowl', 'older']);
  today = day(112);
  expect(await inCollection('new')).toEqual(['bowl']);
  today = day(121);
  expect(await inCollection('new')).toEqual([]);
});

test('a collection without rules keeps its order and refuses unknown products', async () => {
  for (const handle of ['a', 'b', 'c']) saveProduct(store, { ...bowl, handle }, today);
  saveCollection(store, { ...cheap, handle: 'table', sort: 'manual', rules: null }, today);
  saveCollectionProducts(store, 'table', ['c', 'a', 'b']);
  expect(await inCollection('table')).toEqual(['c', 'a', 'b']);
  expect(() => saveCollectionProducts(store, 'table', ['a', 'nope'])).toThrow('There is no product nope.');
  expect(await inCollection('table')).toEqual(['c', 'a', 'b']);
  expect(() => saveCollectionProducts(store, 'nope', [])).toThrow('There is no collection nope without rules.');
});

test('own recommendations come first with their reasons, then products of the same collection', async () => {
  saveCollection(store, { ...cheap, handle: 'table', sort: 'manual', rules: null }, today);
  const write = (handle: string, type: string): string =>
    saveProduct(store, { ...bowl, handle, type, home: 'table' }, today);
  const id = write('a', 'Bowl');
  for (const [handle, type] of [
    ['b', 'Plate'],
    ['c', 'Bowl'],
    ['d', 'Mug'],
  ] as const)
    write(handle, type);
  saveCollectionProducts(store, 'table', ['a', 'b', 'c', 'd']);
  saveRecommendations(store, 'a', [{ handle: 'd', reason: 'Warms the hands' }]);
  const found = await catalog.recommendations(id, 4);
  expect(found.map(({ card, reason }) => [card.handle, reason])).toEqual([
    ['d', 'Warms the hands'],
    ['c', null],
    ['b', null],
  ]);
});

test('a shop without collections recommends what can be bought, the same type first', async () => {
  const write = (handle: string, type: string, stock: number): string =>
    saveProduct(store, sampleProductInput({ handle, type, variants: [sampleVariantInput({ stock })] }), today);
  const id = write('a', 'Bowl', 0);
  write('b', 'Plate', 3);
  write('c', 'Bowl', 3);
  write('d', 'Bowl', 0);
  const found = await catalog.recommendations(id, 4);
  expect(found.map(({ card }) => card.handle)).toEqual(['c', 'b']);
});

test('a shop without collections recommends what shares tags and brand before what only sells better', async () => {
  const write = (handle: string, facets: Pick<Partial<typeof bowl>, 'tags' | 'type' | 'vendor'>): string =>
    saveProduct(store, sampleProductInput({ handle, ...facets }), today);
  const coat = write('coat', { type: 'Coats', tags: ['dog', 'rain'], vendor: 'Trail' });
  write('cat-food', { type: 'Cat food', tags: ['cat'], vendor: 'Miau' });
  write('dog-food', { type: 'Dog food', tags: ['dog'], vendor: 'Barkley' });
  write('collar', { type: 'Collars', tags: ['dog'], vendor: 'Trail' });
  write('jacket', { type: 'Coats', tags: [], vendor: 'Other' });
  const found = await catalog.recommendations(coat, 4);
  expect(found.map(({ card }) => card.handle)).toEqual(['jacket', 'collar', 'dog-food', 'cat-food']);
});

test('former handles of a product redirect to it unless they are in use again', async () => {
  const shop = sampleShop(store);
  const leads = (handle: string) => shop.content(sampleReaderContext().reader).redirect(`/products/${handle}`);
  const id = saveProduct(store, bowl, today);
  saveProduct(store, { ...bowl, id, handle: 'deep-bowl' }, today);
  saveProduct(store, { ...bowl, id, handle: 'deepest-bowl' }, today);
  expect([await leads('bowl'), await leads('deep-bowl')]).toEqual(['/products/deepest-bowl', '/products/deepest-bowl']);
  expect(await leads('deepest-bowl')).toBeNull();
  saveProduct(store, bowl, today);
  expect(await leads('bowl')).toBeNull();
  saveProduct(store, { ...bowl, id, handle: 'deep-bowl' }, today);
  expect([await leads('deep-bowl'), await leads('deepest-bowl')]).toEqual([null, '/products/deep-bowl']);
});

test('removing a product removes it from lists, search and recommendations', async () => {
  const id = saveProduct(store, { ...bowl, title: 'Bowl' }, today);
  const other = saveProduct(store, { ...bowl, handle: 'plate', title: 'Plate' }, today);
  saveRecommendations(store, 'plate', [{ handle: 'bowl', reason: null }]);
  expect(removeProduct(store, id)).toBe(true);
  expect(removeProduct(store, id)).toBe(false);
  expect(await handlesIn({ kind: 'all' })).toEqual(['plate']);
  expect(await handlesIn({ kind: 'search', term: 'bowl' })).toEqual([]);
  expect(await catalog.recommendations(other, 4)).toEqual([]);
  expect(store.all('SELECT 1 FROM variant_facet WHERE product_id = ?', Number(id))).toEqual([]);
});

test('setting a price does not record a change of the number of products', async () => {
  saveProduct(store, bowl, today);
  const [small] = (await catalog.product('bowl'))?.variants ?? [];
  store.run('DELETE FROM change_note');
  setPrice(store, small?.id ?? '', { price: 100, compareAt: null, now: today });
  const recordedKinds = () => store.all('SELECT kind FROM change_note ORDER BY kind').map((row) => row['kind']);
  expect(recordedKinds()).not.toContain('published');
  saveProduct(store, { ...bowl, status: 'draft' }, today);
  expect(recordedKinds()).toContain('published');
});

test('saving a product as it is records no change of what it shows', () => {
  saveProduct(store, bowl, today);
  store.run('DELETE FROM change_note');
  saveProduct(store, { ...bowl, updatedAt: '2026-05-05T00:00:00.000Z' }, today);
  const kinds = store.all('SELECT DISTINCT kind FROM change_note ORDER BY kind').map((row) => row['kind']);
  expect(kinds).toEqual(['any-product', 'product-handle']);
});
