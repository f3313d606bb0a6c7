import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFilters } from '#shop/list-query-filters.ts';
import type { Filters, Listing, SortKey } from '#shop/listing.ts';
import type { Product } from '#shop/product.ts';
import { someFilters } from '../../contract-filters.ts';
import { fits, recounted, said, standingPrice } from '../../contract-recount.ts';
import type { Catalog } from '../../port.ts';
import { sampleReading } from '../../sample-reading.ts';
import { openDatabase } from '../open-database.ts';
import { sampleInput, sampleOption, sampleVariant } from '../sample-input.ts';
import { demoDay, sampleShop } from '../sample-shop.ts';
import type { Store } from '../store.ts';
import type { ProductInput, VariantInput } from '../write/input.ts';
import { removeProduct, saveProduct } from '../write/products.ts';
import { PlatformUnavailable } from '../../errors.ts';
import { numbersIn } from './bits.ts';
import { choiceOf } from './choice.ts';
import { countFacets } from './counts.ts';
import { readKnown, warmKnown, type Known } from './known.ts';
import { tally } from './tally.ts';

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
    .map((given) => sampleVariant({ ...given, values }));
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
  .map((given) => sampleInput({ ...given, options: [sampleOption('Colour', colours), sampleOption('Size', sizes)] }));

type Change = { readonly save: ProductInput } | { readonly remove: string };

const someChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: someProduct.map((save) => ({ save })) },
  { weight: 1, arbitrary: fc.constantFrom(...names).map((remove) => ({ remove })) },
);

function idOf(store: Store, handle: string): string | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  return row && String(row['id']);
}

function apply(store: Store, change: Change): void {
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

type Key = (product: Product) => number;

/** What each order goes by. */
function keyOf(sort: (typeof sorts)[number], filters: Filters, ranks: ReadonlyMap<string, number>): Key {
  const keys = {
    'best-selling': ({ handle }) => ranks.get(handle) ?? 0,
    'title-ascending': ({ title }) => titles.indexOf(title.toLowerCase()),
    'price-ascending': (product) => standingPrice(product, filters),
    'created-ascending': ({ createdAt }) => Date.parse(createdAt),
  } as const satisfies Record<typeof sort, Key>;
  return keys[sort];
}

const titles = ['ash', 'émile', 'zebra'];

/** What a list must show: ties by id. */
function inOrder(products: readonly Product[], filters: Filters, key: Key): readonly string[] {
  return products
    .filter((product) => fits(product, filters))
    .toSorted((one, other) => key(one) - key(other) || Number(one.id) - Number(other.id))
    .map(({ handle }) => handle);
}

test('whatever changes, lists show and count what a recount of all products does', async () => {
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
            const catalog = shop.catalog(sampleReading({ draft }).reading);
            const products = await catalog.products(names);
            const filters = products.length === 0 ? noFilters : gen(someFilters, products);
            const sort = gen(fc.constantFrom, ...sorts);
            const listing = await readList(catalog, filters, sort);
            expect(said(listing)).toEqual(recounted(products, filters));
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

const save = (store: Store, handle: string, price = 1): void =>
  apply(store, { save: sampleInput({ handle, type: 'Mug', variants: [sampleVariant({ price })] }) });

/** Everything that is counted of all products, drafts too. */
function countAll(known: Known): unknown {
  const { current, ids, variants } = known.columns;
  const { values, ...counts } = countFacets(
    known,
    tally(known, { products: current, variants: variants.published }, choiceOf(noFilters)),
  );
  const counted = [...values.values()].flat().map(({ value: { folded }, count }) => [folded, count]);
  return {
    ...counts,
    counted,
    ids: Array.from(numbersIn(current), (row) => ids.cells[row] ?? 0).toSorted((one, other) => one - other),
  };
}

/** As a process that begins now sees it. */
const countAnew = (store: Store): unknown => countAll(readKnown({ ...store }));

test('what changes while products are read in the background is in the lists, and a visitor waits for no more than the rest', async () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  const loading = warmKnown(store);
  save(store, 'ash', 7);
  apply(store, { remove: 'oak' });
  save(store, 'yew');
  expect(countAll(readKnown(store))).toEqual(countAnew(store));
  save(store, 'elm', 5);
  await loading;
  expect(countAll(readKnown(store))).toEqual(countAnew(store));
  store.close();
});

test('a product that changes over and over leaves nothing behind', async () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  for (let price = 1; price <= 300; price += 1) {
    save(store, 'ash', price);
    readKnown(store);
    await setImmediate();
  }
  await expect.poll(() => readKnown(store).columns.ids.length).toBeLessThan(150);
  expect(countAll(readKnown(store))).toEqual(countAnew(store));
  store.close();
});

test('reading that breaks off is begun again by the next visitor', () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  let left = 3;
  const breaking: Store = {
    ...store,
    all: (sql, ...values) => {
      left -= 1;
      if (left === 0) throw new PlatformUnavailable('The database does not answer.');
      return store.all(sql, ...values);
    },
  };
  expect(() => readKnown(breaking)).toThrow(PlatformUnavailable);
  expect(countAll(readKnown(breaking))).toEqual(countAnew(store));
  save(store, 'ash', 9);
  left = 3;
  expect(() => readKnown(breaking)).toThrow(PlatformUnavailable);
  expect(countAll(readKnown(breaking))).toEqual(countAnew(store));
  store.close();
});

test('one changed product is read without the others', () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  let rows = 0;
  const counting: Store = {
    ...store,
    all: (sql, ...values) => {
      const found = store.all(sql, ...values);
      rows += found.length;
      return found;
    },
  };
  readKnown(counting);
  save(store, 'ash', 9);
  rows = 0;
  readKnown(counting);
  // The change, the product, its type: one row each.
  expect(rows).toBe(3);
  readKnown(counting);
  expect(rows).toBe(3);
  store.close();
});

test('others are served while the first visitor waits for the products to be read', async () => {
  const store = openDatabase(':memory:');
  for (const name of names) save(store, name);
  const shop = sampleShop(store);
  let served = false;
  const listing = readList(shop.catalog(sampleReading().reading), noFilters, 'best-selling');
  const other = setImmediate().then(() => (served = true));
  expect((await listing).total).toBe(names.length);
  expect(served).toBe(true);
  await other;
  await shop.close();
});
