import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultAttributes } from '#shop/listing/filter-attributes.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { Filters, Listing, SortKey } from '#shop/listing/listing.ts';
import type { Product } from '#shop/product/product.ts';
import {
  arbitraryFilters,
  expectedCounts,
  listingCounts,
  matchesFilters,
  sortPrice,
} from '#tests/contract/reference-listing.ts';
import type { Catalog } from '../../port.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import type { ProductInput, VariantInput } from '../../write/product-input.ts';
import { removeProduct, saveProduct } from '../../write/save-product.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { numbersIn } from './bitset.ts';
import { compileFilter } from '../filter.ts';
import { countFacets } from '../facet-counts.ts';
import { readProductIndex, warmProductIndex, type ProductIndex } from './product-index.ts';
import { computeResultSet } from '../result-set.ts';

const colours = ['Ink', 'Moss', 'Sand'] as const;
const sizes = Array.from({ length: 30 }, (_, index) => `Size ${index}`);
const names = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak'] as const;

const someVariants: fc.Arbitrary<VariantInput[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...colours), fc.constantFrom(...sizes)), {
    minLength: 1,
    maxLength: 45,
    selector: (values) => values.join(' '),
  })
  .chain((all) => fc.tuple(...all.map((values) => someVariant(values))));

function someVariant(values: readonly string[]): fc.Arbitrary<VariantInput> {
  return fc
    .record({ price: fc.integer({ min: 1, max: 9 }), stock: fc.constantFrom(0, 0, 3, null) })
    .map((given) => sampleVariantInput({ ...given, values }));
}

const someProduct: fc.Arbitrary<ProductInput> = fc
  .record({
    handle: fc.constantFrom(...names),
    title: fc.constantFrom('Ash', 'ash', 'Émile', 'Zebra'),
    status: fc.constantFrom('published', 'published', 'draft'),
    type: fc.constantFrom(null, 'Mug', 'Lamp'),
    vendor: fc.constantFrom(null, 'Nord'),
    tags: fc.subarray(['new', 'Slow', 'gift']),
    salesRank: fc.integer({ min: 1, max: 3 }),
    createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
    variants: someVariants,
  })
  .map((given) =>
    sampleProductInput({ ...given, options: [sampleOption('Colour', colours), sampleOption('Size', sizes)] }),
  );

type RandomProductChange = { readonly save: ProductInput } | { readonly remove: string };

const someChange: fc.Arbitrary<RandomProductChange> = fc.oneof(
  { weight: 4, arbitrary: someProduct.map((save) => ({ save })) },
  { weight: 1, arbitrary: fc.constantFrom(...names).map((remove) => ({ remove })) },
);

function idOf(store: Database, handle: string): string | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  return row && String(row['id']);
}

function apply(store: Database, change: RandomProductChange): void {
  if ('save' in change) {
    saveProduct(store, { ...change.save, id: idOf(store, change.save.handle) }, demoDay.toISOString());
    return;
  }
  const known = idOf(store, change.remove);
  if (known !== null) removeProduct(store, known);
}

async function readList(catalog: Catalog, filters: Filters, sort: SortKey): Promise<Listing> {
  const listing = await catalog.list({ scope: { kind: 'all' }, filters, sort, page: 1 });
  if (!listing) throw new Error('There is no list of all products.');
  return listing;
}

const sorts = ['best-selling', 'title-ascending', 'price-ascending', 'created-ascending'] as const;

type SortValue = (product: Product) => number;

/** What each sort compares. */
function keyOf(sort: (typeof sorts)[number], filters: Filters, ranks: ReadonlyMap<string, number>): SortValue {
  const keys = {
    'best-selling': ({ handle }) => ranks.get(handle) ?? 0,
    'title-ascending': ({ title }) => titles.indexOf(title.toLowerCase()),
    'price-ascending': (product) => sortPrice(product, filters),
    'created-ascending': ({ createdAt }) => Date.parse(createdAt),
  } as const satisfies Record<typeof sort, SortValue>;
  return keys[sort];
}

const titles = ['ash', 'émile', 'zebra'];

/** The expected handles of a list: ties are broken by id. */
function inOrder(products: readonly Product[], filters: Filters, key: SortValue): readonly string[] {
  return products
    .filter((product) => matchesFilters(product, filters))
    .toSorted((one, other) => key(one) - key(other) || Number(one.id) - Number(other.id))
    .map(({ handle }) => handle);
}

test('after any changes, lists show and count what a full recount gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(someChange, { maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.gen(),
      async (rounds, gen) => {
        const store = openDatabase(':memory:');
        const shop = sampleShop(store);
        const ranks = new Map<string, number>();
        for (const changes of rounds) {
          for (const change of changes) {
            apply(store, change);
            if ('save' in change) ranks.set(change.save.handle, change.save.salesRank ?? 0);
          }
          for (const draft of [false, true]) {
            const catalog = shop.catalog(sampleReaderContext({ draft }).reader);
            const products = await catalog.products(names);
            const filters = products.length === 0 ? noFilters : gen(arbitraryFilters, products);
            const sort = gen(fc.constantFrom, ...sorts);
            const listing = await readList(catalog, filters, sort);
            expect(listingCounts(listing)).toEqual(expectedCounts(products, filters));
            expect(listing.cards.map(({ handle }) => handle)).toEqual(
              inOrder(products, filters, keyOf(sort, filters, ranks)),
            );
          }
        }
        await shop.close();
      },
    ),
    { numRuns: 60 },
  );
});

const save = (store: Database, handle: string, price = 1): void =>
  apply(store, { save: sampleProductInput({ handle, type: 'Mug', variants: [sampleVariantInput({ price })] }) });

/** All counts of all products, drafts included. */
function countAll(index: ProductIndex): unknown {
  const { current, ids, variants } = index.columns;
  const { values, ...counts } = countFacets(
    index,
    computeResultSet(
      index,
      { products: current, variants: variants.published },
      compileFilter(noFilters, defaultAttributes),
    ),
  );
  const counted = [...values.values()].flat().map(({ value: { folded }, count }) => [folded, count]);
  return {
    ...counts,
    counted,
    ids: Array.from(numbersIn(current), (row) => ids.cells[row] ?? 0).toSorted((one, other) => one - other),
  };
}

/** As a new process counts it. */
const countInNewProcess = (store: Database): unknown => countAll(readProductIndex({ ...store }));

test('changes during the background load are in the index', async () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  const loading = warmProductIndex(store);
  save(store, 'ash', 7);
  apply(store, { remove: 'oak' });
  save(store, 'yew');
  expect(countAll(readProductIndex(store))).toEqual(countInNewProcess(store));
  save(store, 'elm', 5);
  await loading;
  expect(countAll(readProductIndex(store))).toEqual(countInNewProcess(store));
  store.close();
});

test('an index with mostly stale rows is rebuilt', async () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  for (let price = 1; price <= 300; price += 1) {
    save(store, 'ash', price);
    readProductIndex(store);
    await setImmediate();
  }
  await expect.poll(() => readProductIndex(store).columns.ids.length).toBeLessThan(150);
  expect(countAll(readProductIndex(store))).toEqual(countInNewProcess(store));
  store.close();
});

test('a load that fails is started again by the next read', () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  let left = 3;
  const breaking: Database = {
    ...store,
    all: (sql, ...values) => {
      left -= 1;
      if (left === 0) throw new PlatformUnavailableError('The database does not answer.');
      return store.all(sql, ...values);
    },
  };
  expect(() => readProductIndex(breaking)).toThrow(PlatformUnavailableError);
  expect(countAll(readProductIndex(breaking))).toEqual(countInNewProcess(store));
  save(store, 'ash', 9);
  left = 3;
  expect(() => readProductIndex(breaking)).toThrow(PlatformUnavailableError);
  expect(countAll(readProductIndex(breaking))).toEqual(countInNewProcess(store));
  store.close();
});

test('a changed product is read without the others', () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  let rows = 0;
  const counting: Database = {
    ...store,
    all: (sql, ...values) => {
      const found = store.all(sql, ...values);
      rows += found.length;
      return found;
    },
  };
  readProductIndex(counting);
  save(store, 'ash', 9);
  rows = 0;
  readProductIndex(counting);
  // The change, the product, its type: one row each.
  expect(rows).toBe(3);
  readProductIndex(counting);
  expect(rows).toBe(3);
  store.close();
});

test('the first list does not block the event loop while products load', async () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  const shop = sampleShop(store);
  let served = false;
  const listing = readList(shop.catalog(sampleReaderContext().reader), noFilters, 'best-selling');
  const other = setImmediate().then(() => (served = true));
  expect((await listing).total).toBe(names.length);
  expect(served).toBe(true);
  await other;
  await shop.close();
});
