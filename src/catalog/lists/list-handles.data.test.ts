import { expect, test } from 'vitest';
import { tags } from '#cache/tags.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { ListQuery, ListScope } from '#shop/listing/listing.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, demoShop, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { newPath } from '#tests/helpers/database-files.ts';
import type { Catalog } from '../port.ts';
import { saveProduct } from '../write/save-product.ts';

const now = demoDay.toISOString();
const tool = (title: string): Parameters<typeof saveProduct>[1] =>
  sampleProductInput({ handle: title.toLowerCase().replaceAll(' ', '-'), title, variants: [sampleVariantInput({})] });

const query = (scope: ListScope, given: Partial<ListQuery> = {}): ListQuery => ({
  scope,
  filters: noFilters,
  sort: null,
  page: 1,
  ...given,
});
const search = (term: string): ListQuery => query({ kind: 'search', term });

const handlesFor = async (catalog: Catalog, term: string) => (await catalog.listHandles(search(term)))?.handles;

test.each<[string, ListQuery]>([
  ['a search with partial matches', search('black lamps')],
  ['a misspelt search', search('kvled lamps')],
  ['a search without results', search('xylophone')],
  ['all products by price', query({ kind: 'all' }, { sort: 'price-ascending' })],
  ['the second page', query({ kind: 'all' }, { page: 2 })],
  ['a page past the end', query({ kind: 'all' }, { page: 9 })],
  ['the first three', query({ kind: 'all' }, { limit: 3 })],
  ['what costs at most 30 euros', query({ kind: 'all' }, { filters: { ...noFilters, priceMax: 3000 } })],
])('the handles of %s are those of its cards, with the same counts', async (_, listed) => {
  const catalog = demoShop().catalog(sampleReaderContext().reader);
  const [listing, found] = [await catalog.list(listed), await catalog.listHandles(listed)];
  const handles = listing?.cards.map(({ handle }) => handle);
  expect({ ...listing, handles }).toMatchObject(found ?? { handles: null });
});

test('a collection that does not exist has no handles', async () => {
  const catalog = demoShop().catalog(sampleReaderContext().reader);
  expect(await catalog.listHandles(query({ kind: 'collection', handle: 'none' }))).toBeNull();
});

test('the handles depend on the products that have them', async () => {
  const { reader, recorded } = sampleReaderContext();
  const store = openDatabase(':memory:');
  const id = saveProduct(store, tool('Hand saw'), now);
  await sampleShop(store)
    .catalog(reader)
    .listHandles(query({ kind: 'all' }));
  expect(recorded).toContain(tags.product(id));
});

test('a reader that searches again finds what has been saved meanwhile', async () => {
  const store = openDatabase(':memory:');
  const catalog = sampleShop(store).catalog(sampleReaderContext().reader);
  saveProduct(store, tool('Hand saw'), now);
  expect(await handlesFor(catalog, 'saw')).toEqual(['hand-saw']);
  saveProduct(store, tool('Pull saw'), now);
  expect(await handlesFor(catalog, 'saw')).toEqual(['hand-saw', 'pull-saw']);
});

test('a reader that searches again finds what another process has saved meanwhile', async () => {
  const path = newPath();
  const [store, other] = [openDatabase(path), openDatabase(path)];
  const catalog = sampleShop(store).catalog(sampleReaderContext().reader);
  saveProduct(store, tool('Hand saw'), now);
  expect(await handlesFor(catalog, 'saw')).toEqual(['hand-saw']);
  saveProduct(other, tool('Pull saw'), now);
  expect(await handlesFor(catalog, 'saw')).toEqual(['hand-saw', 'pull-saw']);
  for (const each of [store, other]) each.close();
});

test('a search is ranked once for several filters', async () => {
  const store = openDatabase(':memory:');
  for (const title of ['Hand saw', 'Pull saw']) saveProduct(store, tool(title), now);
  const catalog = sampleShop(store).catalog(sampleReaderContext().reader);
  const countStatements = async (priceMax: number): Promise<number> => {
    const before = store.statementCount();
    await catalog.listHandles({ ...search('saw'), filters: { ...noFilters, priceMax } });
    return store.statementCount() - before;
  };
  const first = await countStatements(5000);
  expect(await countStatements(6000)).toBeLessThan(first / 2);
});
