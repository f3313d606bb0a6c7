import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tags } from '#cache/tags.ts';
import { fold } from '#shop/fold.ts';
import { filterKeys, noFilters, withValues } from '#shop/list-query-filters.ts';
import { pageSize, type Filters, type Listing, type ListScope, type SortKey } from '#shop/listing.ts';
import type { Product, ProductCard } from '#shop/product.ts';
import { allHandles } from './contract-catalog.ts';
import { allValues, countWith, fits, priceBounds } from './contract-recount.ts';
import type { Subject } from './contract.ts';
import type { Catalog } from './port.ts';
import { sampleReading } from './sample-reading.ts';

type Open = () => Promise<Subject>;

const everything: ListScope = { kind: 'all' };

export function listContract(open: Open): void {
  test('pages of a list show every product once, in the same order each time', async () => {
    const { reading, recorded } = sampleReading();
    const catalog = (await open()).commerce.catalog(reading);
    const handles = await allHandles(catalog);
    expect(new Set(handles).size).toBe(handles.length);
    expect(await allHandles(catalog)).toEqual(handles);
    const first = await catalog.list({ scope: everything, filters: noFilters, sort: null, page: 1 });
    expect(first?.cards).toHaveLength(Math.min(pageSize, handles.length));
    expect(first?.total ?? handles.length).toBe(handles.length);
    expect(first?.pages).toBe(Math.ceil(handles.length / pageSize));
    expect(recorded).toContain(tags.listing);
  });

  test('a page past the end has no cards and still says how many pages there are', async () => {
    const catalog = (await open()).commerce.catalog(sampleReading().reading);
    const past = await catalog.list({ scope: everything, filters: noFilters, sort: null, page: 1000 });
    expect(past?.cards).toEqual([]);
    expect(past?.pages).toBeGreaterThan(0);
  });

  test('every sort that is offered sorts', async () => {
    const catalog = (await open()).commerce.catalog(sampleReading().reading);
    const products = await readProducts(catalog);
    const { sorts } = await readList(catalog, everything, noFilters);
    for (const sort of sorts) {
      const { cards } = await readList(catalog, everything, noFilters, sort);
      const order = sort.endsWith('descending') ? cards.toReversed() : cards;
      const pairs = order.slice(1).map((card, index) => [order[index] ?? card, card] as const);
      const wrong = pairs.filter(([one, next]) => compareBy(sort, products, [one, next]) > 0);
      expect([sort, wrong.map((pair) => pair.map(({ title }) => title))]).toEqual([sort, []]);
    }
  });

  test('a collection holds as many products as it says, and records which they are', async () => {
    const { reading, recorded } = sampleReading();
    const catalog = (await open()).commerce.catalog(reading);
    for (const { id, handle, count } of (await catalog.collections(1, 1000)).items) {
      recorded.clear();
      const listing = await readList(catalog, { kind: 'collection', handle }, noFilters);
      expect([handle, listing.total]).toEqual([handle, count]);
      expect(recorded).toContain(tags.collectionProducts(id));
      expect(recorded).not.toContain(tags.listing);
      for (const card of listing.cards) expect(recorded).toContain(tags.product(card.id));
    }
  });

  test('a product is found by its title and by its title in capitals', async () => {
    const catalog = (await open()).commerce.catalog(sampleReading().reading);
    const handles = await allHandles(catalog);
    for (const { id, title } of await catalog.cards(handles.slice(0, 12))) {
      for (const term of [title, title.toUpperCase(), `${title} `]) {
        const listing = await readList(catalog, { kind: 'search', term }, noFilters);
        expect(listing.cards.map((card) => card.id)).toContain(id);
        expect(listing.sort).toBe('relevance');
      }
    }
  });

  test.for(['"', '*', 'a OR', 'NEAR(', '(((', 'title:x', '-', '%', "'", '\u0000', '🙂', 'x'.repeat(200)])(
    'a search for %j is answered',
    async (term) => {
      const catalog = (await open()).commerce.catalog(sampleReading().reading);
      expect((await readList(catalog, { kind: 'search', term }, noFilters)).ignored).toEqual([]);
    },
  );

  test('lists and facets count what a recount of all products counts', async () => {
    const { commerce } = await open();
    if (!commerce.caps.facetCounts) return;
    const catalog = commerce.catalog(sampleReading().reading);
    const products = [...(await readProducts(catalog)).values()];
    await fc.assert(
      fc.asyncProperty(someFilters(products), async (filters) => {
        expectTruth(await readList(catalog, everything, filters), filters, products);
      }),
      { numRuns: 60 },
    );
  });

  test('facets of a collection count only what is in it', async () => {
    const { commerce } = await open();
    if (!commerce.caps.facetCounts) return;
    const catalog = commerce.catalog(sampleReading().reading);
    const products = await readProducts(catalog);
    const { items } = await catalog.collections(1, 6);
    for (const { handle } of items) {
      const scope: ListScope = { kind: 'collection', handle };
      const inside = await readList(catalog, scope, noFilters);
      const members = inside.cards.flatMap((card) => products.get(card.handle) ?? []);
      if (inside.pages > 1) continue;
      const [first] = [...someOptions(members)];
      const filters = first ? withValues(noFilters, new Map([first])) : noFilters;
      expectTruth(await readList(catalog, scope, filters), filters, members);
    }
  });
}

async function readList(catalog: Catalog, scope: ListScope, filters: Filters, sort?: SortKey): Promise<Listing> {
  const listing = await catalog.list({ scope, filters, sort: sort ?? null, page: 1 });
  if (!listing) throw new Error('There is no such list.');
  return listing;
}

async function readProducts(catalog: Catalog): Promise<ReadonlyMap<string, Product>> {
  const found = new Map<string, Product>();
  for (const handle of await allHandles(catalog)) {
    const product = await catalog.product(handle);
    if (product) found.set(handle, product);
  }
  return found;
}

const { compare } = new Intl.Collator('en');

function compareBy(
  sort: SortKey,
  products: ReadonlyMap<string, Product>,
  [one, next]: readonly [ProductCard, ProductCard],
): number {
  if (sort.startsWith('title')) return compare(one.title, next.title);
  if (sort.startsWith('created')) return Date.parse(one.createdAt) - Date.parse(next.createdAt);
  if (!sort.startsWith('price')) return 0;
  const least = ({ handle }: ProductCard): number =>
    Math.min(...(products.get(handle)?.variants ?? []).map(({ price }) => price.amount));
  return least(one) - least(next);
}

/** Filters of values that products have, a few of each of a few facets. */
function someFilters(products: readonly Product[]): fc.Arbitrary<Filters> {
  const values = [...allValues(products)].map(([key, all]) => [key, [...all]] as const);
  const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price.amount));
  const price = fc.option(fc.constantFrom(...prices), { nil: null, freq: 3 });
  const chosen = fc
    .subarray(values)
    .chain((facets) =>
      fc.tuple(...facets.slice(0, 3).map(([key, all]) => someOf(all).map((some) => [key, some] as const))),
    );
  return fc
    .record({ chosen, priceMin: price, priceMax: price, available: fc.subarray([true, false]) })
    .map(({ chosen: facets, priceMin, priceMax, available }) => ({
      ...withValues(noFilters, new Map(facets)),
      available,
      priceMin,
      priceMax,
    }));
}

function someOf(values: readonly string[]): fc.Arbitrary<readonly string[]> {
  return fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) });
}

function someOptions(products: readonly Product[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...allValues(products)]
      .filter(([key]) => key.startsWith('filter.v.option.'))
      .map(([key, values]) => [key, [...values].slice(0, 2)]),
  );
}

function expectTruth(listing: Listing, filters: Filters, products: readonly Product[]): void {
  const expected = products.filter((product) => fits(product, filters));
  expect(listing.total).toBe(expected.length);
  const handles = new Set(expected.map(({ handle }) => handle));
  expect(listing.cards.filter(({ handle }) => !handles.has(handle))).toEqual([]);
  for (const facet of listing.facets) {
    if (facet.kind === 'price') expect([facet.min, facet.max]).toEqual(priceBounds(products, filters));
    else
      for (const { value, count } of facet.values) {
        expect([facet.key, value, count]).toEqual([
          facet.key,
          value,
          countWith(products, filters, { key: facet.key, value }),
        ]);
      }
  }
  expectNothingMissing(listing, filters, products);
}

/** Every value that would show something is offered. */
function expectNothingMissing(listing: Listing, filters: Filters, products: readonly Product[]): void {
  const offered = new Map(
    listing.facets.map((facet) => [
      facet.key,
      new Set<string>(facet.kind === 'values' ? facet.values.map(({ value }) => fold(value)) : []),
    ]),
  );
  for (const [key, values] of [...allValues(products), [filterKeys.availability, new Set(['0', '1'])] as const]) {
    for (const value of values) {
      if (countWith(products, filters, { key, value }) > 0)
        expect([key, [...(offered.get(key) ?? [])]]).toEqual([key, expect.arrayContaining([value])]);
    }
  }
}
