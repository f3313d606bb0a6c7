import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import type { ListScope, Listing } from '#shop/listing/listing.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleCollectionInput } from '#tests/fixtures/sample-collection-input.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import type { CollectionInput } from '../write/product-input.ts';
import { saveCollection } from '../write/save-collection.ts';
import { saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();

const mug = sampleProductInput({
  handle: 'mug',
  options: [sampleOption('Colour', ['Sand', 'Moss', 'Ink', 'Chalk'])],
  variants: [
    sampleVariantInput({ values: ['Sand'], price: 3000 }),
    sampleVariantInput({ values: ['Moss'], price: 1000, stock: 0 }),
    sampleVariantInput({ values: ['Ink'], price: 2000 }),
    sampleVariantInput({ values: ['Chalk'], price: 4000 }),
  ],
});

const soldOut = {
  ...mug,
  handle: 'cup',
  title: 'cup',
  variants: mug.variants.map((variant) => ({ ...variant, stock: 0 })),
};

const collection = sampleCollectionInput({ handle: 'mugs', title: 'Mugs', updatedAt: now });

function openShop(...collections: readonly CollectionInput[]) {
  const store = openDatabase(':memory:');
  for (const product of [mug, soldOut]) saveProduct(store, product, now);
  for (const each of collections) saveCollection(store, each, now);
  const { reader, changes } = sampleReaderContext();
  const catalog = sampleShop(store).catalog(reader);
  const list = (parameters: string, scope: ListScope = { kind: 'all' }): Promise<Listing | null> =>
    catalog.list(parseListQuery(new URLSearchParams(parameters), { scope, currency: 'EUR' }).query);
  return { list, changes };
}

test.each([
  ['', ['Sand', 'Sand']],
  ['filter.v.price.lte=25', ['Ink', 'Moss']],
  ['filter.v.price.lte=20', ['Ink', 'Moss']],
  ['filter.v.price.gte=35', ['Chalk', 'Chalk']],
  ['filter.v.price.gte=40', ['Chalk', 'Chalk']],
  ['filter.v.price.lte=15', ['Moss', 'Moss']],
  ['filter.v.availability=1', ['Sand']],
  ['filter.v.availability=0&filter.v.price.lte=15', ['Moss', 'Moss']],
  ['filter.v.option.colour=Chalk', ['Chalk', 'Chalk']],
  ['filter.v.option.colour=Moss&filter.v.option.colour=Chalk', ['Chalk', 'Moss']],
  ['filter.v.option.size=L', []],
  ['sort_by=price-ascending&filter.v.availability=1', ['Ink']],
  ['sort_by=price-descending', ['Ink', 'Moss']],
  ['sort_by=price-ascending&filter.v.price.gte=25&filter.v.availability=1', ['Sand']],
])('the cards of the list “%s” show the variants %j', async (parameters, shown) => {
  const listing = await openShop().list(parameters);
  expect(listing?.cards.map(({ variant }) => variant.options[0]?.value)).toEqual(shown);
});

test('a list has the sort of its collection unless its URL names another that the collection has', async () => {
  const byPrice = { ...collection, sort: 'price-ascending' } as const;
  const { list } = openShop(byPrice);
  const scope = { kind: 'collection', handle: 'mugs' } as const;
  expect((await list('', scope))?.sort).toBe('price-ascending');
  expect((await list('sort_by=title-ascending', scope))?.sort).toBe('title-ascending');
  expect((await list('sort_by=relevance', scope))?.sort).toBe('price-ascending');
});

test('only a collection of products that were chosen by hand can be sorted by hand', async () => {
  const rules = { match: 'all', rules: [{ field: 'title', operator: 'equals', value: 'mug' }] } as const;
  const byRules = { ...collection, handle: 'by-rules', sort: 'best-selling', rules } as const;
  const { list } = openShop(collection, byRules);
  expect((await list('', { kind: 'collection', handle: 'mugs' }))?.sorts).toContain('manual');
  const listing = await list('sort_by=manual', { kind: 'collection', handle: 'by-rules' });
  expect(listing).toMatchObject({ sort: 'best-selling', total: 1 });
  expect(listing?.sorts).not.toContain('manual');
});

test('a list of new products expires when its oldest product becomes too old for it', async () => {
  const rules = { match: 'all', rules: [{ field: 'createdAt', operator: 'withinDays', value: 10 }] } as const;
  const { list, changes } = openShop({ ...collection, handle: 'new', sort: 'best-selling', rules }, collection);
  await list('', { kind: 'collection', handle: 'mugs' });
  expect(changes()).toBeNull();
  await list('', { kind: 'collection', handle: 'new' });
  expect(changes()).toBe(new Date(demoDay.getTime() + 10 * 86_400_000 + 1).toISOString());
});

test('there is no list of a collection that does not exist', async () => {
  expect(await openShop().list('', { kind: 'collection', handle: 'mugs' })).toBeNull();
});
