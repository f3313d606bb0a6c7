import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allProducts, tags } from '#cache/tags.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { pageSize, type Listing, type ListQuery, type ListScope, type SortKey } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';
import { arbitraryFilters, expectedCounts, listingCounts, sortPrice } from './reference-listing.ts';
import { type OpenSubject, readAllHandles, readAllProducts, tagsOf } from './contract-subject.ts';
import type { Catalog } from '#catalog/port.ts';
import { sampleReaderContext } from '../fixtures/sample-reader-context.ts';

const allScope: ListScope = { kind: 'all' };
const priceSorts = fc.constantFrom<SortKey>('price-ascending', 'price-descending');

export function listContract(open: OpenSubject): void {
  test('the pages of a list have every product once, in a stable order', async () => {
    const { reader, recorded } = sampleReaderContext();
    const catalog = (await open()).commerce.catalog(reader);
    const handles = await readAllHandles(catalog);
    expect(new Set(handles).size).toBe(handles.length);
    expect(await readAllHandles(catalog)).toEqual(handles);
    const first = await catalog.list({ scope: allScope, filters: noFilters, sort: null, page: 1 });
    expect(first?.cards).toHaveLength(Math.min(pageSize, handles.length));
    expect(first?.total ?? handles.length).toBe(handles.length);
    expect(first?.pages).toBe(Math.ceil(handles.length / pageSize));
    expect(recorded).toContain(tags.list(allProducts, 'members'));
  });

  test('a page past the end has no cards and the number of pages', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    const past = await catalog.list({ scope: allScope, filters: noFilters, sort: null, page: 1000 });
    expect(past?.cards).toEqual([]);
    expect(past?.pages).toBeGreaterThan(0);
  });

  test('every offered sort works', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    const { sorts } = await readList(catalog, {});
    for (const sort of sorts) {
      const { cards } = await readList(catalog, { sort });
      const order = sort.endsWith('descending') ? cards.toReversed() : cards;
      const pairs = order.slice(1).map((card, index) => [order[index] ?? card, card] as const);
      const wrong = pairs.filter(([one, next]) => compareCards(sort, [one, next]) > 0);
      expect([sort, wrong.map((pair) => pair.map(({ title }) => title))]).toEqual([sort, []]);
    }
  });

  test('a list sorted by price shows the sort price of each product on all pages', async () => {
    const { commerce } = await open();
    const catalog = commerce.catalog(sampleReaderContext().reader);
    if (!(await readList(catalog, {})).sorts.includes('price-ascending')) return;
    const products = await readAllProducts(catalog);
    await fc.assert(
      fc.asyncProperty(arbitraryFilters([...products.values()]), priceSorts, async (filters, sort) => {
        const cards = await readAllCards(catalog, { filters, sort });
        const prices = cards.map(({ price }) => price.amount);
        const rising = prices.toSorted((one, other) => one - other);
        expect(prices).toEqual(sort === 'price-ascending' ? rising : rising.toReversed());
        const listed = cards.flatMap(({ handle }) => products.get(handle) ?? []);
        expect(prices).toEqual(listed.map((product) => sortPrice(product, filters)));
      }),
      { numRuns: 30, examples: [[noFilters, 'price-ascending']] },
    );
  });

  test('priceVaries is true where others that can be bought cost more and none of them less', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    const products = await readAllProducts(catalog);
    for (const sort of [null, 'price-ascending'] as const) {
      for (const { handle, price, available, priceVaries } of await readAllCards(catalog, { sort })) {
        const variants = products.get(handle)?.variants ?? [];
        const compared = available ? variants.filter((variant) => variant.available) : variants;
        const prices = compared.map((variant) => variant.price.amount);
        const begins = Math.min(...prices) === price.amount && Math.max(...prices) > price.amount;
        expect([handle, sort, priceVaries]).toEqual([handle, sort, begins]);
      }
    }
  });

  test('a collection has as many products as its count says, and records them', async () => {
    const { reader, recorded } = sampleReaderContext();
    const subject = await open();
    const catalog = subject.commerce.catalog(reader);
    for (const { id, handle, count } of (await catalog.collections(1, 1000)).items) {
      recorded.clear();
      const listing = await readList(catalog, { scope: { kind: 'collection', handle } });
      expect([handle, listing.total]).toEqual([handle, count]);
      for (const tag of tagsOf(subject, 'collection', [id])) expect(recorded).toContain(tag);
      expect(recorded).not.toContain(tags.listing);
      const cards = listing.cards.map((card) => card.id);
      for (const tag of tagsOf(subject, 'card', cards)) expect(recorded).toContain(tag);
    }
  });

  test('search finds a product by its title, also in capitals', async () => {
    const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
    const handles = await readAllHandles(catalog);
    for (const { id, title } of await catalog.cards(handles.slice(0, 12))) {
      for (const term of [title, title.toUpperCase(), `${title} `]) {
        const listing = await readList(catalog, { scope: { kind: 'search', term } });
        expect(listing.cards.map((card) => card.id)).toContain(id);
        expect(listing.sort).toBe('relevance');
      }
    }
  });

  test.for(['"', '*', 'a OR', 'NEAR(', '(((', 'title:x', '-', '%', "'", '\u0000', '🙂', 'x'.repeat(200)])(
    'a search for %j does not fail',
    async (term) => {
      const catalog = (await open()).commerce.catalog(sampleReaderContext().reader);
      const listing = await readList(catalog, { scope: { kind: 'search', term } });
      expect(listing.cards.length).toBeLessThanOrEqual(pageSize);
    },
  );

  test('lists and facets equal a recount of all products', async () => {
    const { commerce, filteredDetails } = await open();
    const catalog = commerce.catalog(sampleReaderContext().reader);
    const products = [...(await readAllProducts(catalog)).values()];
    await fc.assert(
      fc.asyncProperty(arbitraryFilters(products, filteredDetails), async (filters) => {
        const expected = expectedCounts(products, filters, filteredDetails);
        expect(listingCounts(await readList(catalog, { filters }))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('facets of a collection count only its products', async () => {
    const { commerce, filteredDetails } = await open();
    const catalog = commerce.catalog(sampleReaderContext().reader);
    const products = await readAllProducts(catalog);
    for (const { handle, count } of (await catalog.collections(1, 12)).items) {
      const scope: ListScope = { kind: 'collection', handle };
      const { cards } = await readList(catalog, { scope });
      const members = cards.flatMap((card) => products.get(card.handle) ?? []);
      if (members.length === 0 || members.length !== count) continue;
      await fc.assert(
        fc.asyncProperty(arbitraryFilters(members, filteredDetails), async (filters) => {
          const expected = expectedCounts(members, filters, filteredDetails);
          expect(listingCounts(await readList(catalog, { scope, filters }))).toEqual(expected);
        }),
        { numRuns: 5 },
      );
    }
  });
}

/** A list of all products without filters, unless options say otherwise. */
async function readList(catalog: Catalog, given: Partial<ListQuery>): Promise<Listing> {
  const listing = await catalog.list({ scope: allScope, filters: noFilters, sort: null, page: 1, ...given });
  if (!listing) throw new Error('There is no such list.');
  return listing;
}

/** All cards of a list. */
async function readAllCards(catalog: Catalog, given: Partial<ListQuery>): Promise<readonly ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const listing = await readList(catalog, { ...given, page });
    cards.push(...listing.cards);
    if (page >= listing.pages) return cards;
  }
}

const { compare } = new Intl.Collator('en');

function compareCards(sort: SortKey, [one, next]: readonly [ProductCard, ProductCard]): number {
  if (sort.startsWith('title')) return compare(one.title, next.title);
  if (sort.startsWith('created')) return Date.parse(one.createdAt) - Date.parse(next.createdAt);
  return sort.startsWith('price') ? one.price.amount - next.price.amount : 0;
}
