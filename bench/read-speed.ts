import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCarts } from '#platform/embedded/carts.ts';
import { makeCheckout } from '#platform/embedded/checkout.ts';
import { makeEvents } from '#platform/embedded/events.ts';
import { openDatabase } from '#platform/embedded/open-database.ts';
import { makeEmbedded } from '#platform/embedded/platform.ts';
import type { Catalog } from '#platform/port.ts';
import { noFilters } from '#shop/list-query-filters.ts';
import type { Filters, ListQuery } from '#shop/listing.ts';
import { generateCatalogue, sizeOf } from './generate-catalogue.ts';
import { makeRandom, type Random } from './random.ts';

/**
 * How long the embedded platform takes to read products, lists and searches in a small and in a large shop; the ratio
 * of the two says how it grows. `node bench/read-speed.ts [small] [large]`, sizes in products.
 */
const [small = 1000, large = 100_000] = process.argv.slice(2).map(Number);
/** How long each read is repeated. */
const budgetMs = 3000;
const now = '2026-11-20T12:00:00.000Z';

interface Timing {
  readonly median: number;
  readonly p99: number;
}

type Reads = Readonly<Record<string, (catalog: Catalog, random: Random, products: number) => Promise<unknown>>>;

const filtered: Filters = {
  ...noFilters,
  options: new Map([['colour', ['moss', 'ink']]]),
  available: [true],
  types: ['mug', 'bowl', 'lamp'],
};

const query = (scope: ListQuery['scope'], given: Partial<ListQuery> = {}): ListQuery => ({
  scope,
  filters: noFilters,
  sort: null,
  page: 1,
  ...given,
});

const anyCollection = (random: Random, products: number): ListQuery['scope'] => ({
  kind: 'collection',
  handle: `collection-${random.below(Math.ceil(products / 50))}`,
});

const terms = ['lamp', 'oak board', 'small ribbed vase', 'blue mug', 'linen nap', 'candel holder'] as const;

const reads: Reads = {
  'product by id': (catalog, random, products) => catalog.productById(String(random.below(products) + 1)),
  collection: (catalog, random, products) => catalog.list(query(anyCollection(random, products))),
  'collection, 3 filters, by price': (catalog, random, products) =>
    catalog.list(query(anyCollection(random, products), { filters: filtered, sort: 'price-ascending' })),
  'all products': (catalog) => catalog.list(query({ kind: 'all' })),
  'all products, 3 filters, by price': (catalog) =>
    catalog.list(query({ kind: 'all' }, { filters: filtered, sort: 'price-ascending' })),
  search: (catalog, random) => catalog.list(query({ kind: 'search', term: random.pick(terms) })),
  suggest: (catalog, random) => catalog.suggest(random.pick(terms), 6),
  recommendations: (catalog, random, products) => catalog.recommendations(String(random.below(products) + 1), 4),
};

const results = { [small]: await measureShop(small), [large]: await measureShop(large) };
print();
writeFileSync(join(tmpdir(), 'read-speed.json'), JSON.stringify(results, null, 1));

async function measureShop(products: number): Promise<Readonly<Record<string, Timing>>> {
  const folder = mkdtempSync(join(tmpdir(), 'read-speed-'));
  const store = openDatabase(join(folder, 'shop.sqlite'));
  const begun = performance.now();
  generateCatalogue(store, sizeOf(products, now));
  console.log(`${products} products written in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const shop = makeEmbedded({
    store,
    warn: console.warn,
    clock: () => new Date(now),
    carts: makeCarts({ store, clock: () => new Date(), country: null }),
    checkout: makeCheckout({ store, clock: () => new Date(), country: null, placed: () => {} }),
    events: makeEvents(),
  });
  const context = { country: 'NO', language: 'en', currency: 'EUR' };
  const measured: Record<string, Timing> = {};
  for (const [name, read] of Object.entries(reads)) {
    const random = makeRandom(7);
    measured[name] = await measure(() =>
      read(shop.catalog({ context, draft: false, record: () => {} }), random, products),
    );
  }
  await shop.close();
  rmSync(folder, { recursive: true });
  return measured;
}

async function measure(read: () => Promise<unknown>): Promise<Timing> {
  for (let warm = 0; warm < 3; warm += 1) await read();
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  while (performance.now() < end && times.length < 2000) {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

function print(): void {
  const ms = (value = 0): string => value.toFixed(3).padStart(10);
  console.log(
    `${'ms'.padEnd(36)}${`${small}`.padStart(10)}${'p99'.padStart(10)}${`${large}`.padStart(10)}${'p99'.padStart(10)}${'ratio'.padStart(8)}`,
  );
  for (const name of Object.keys(reads)) {
    const [few, many] = [results[small]?.[name], results[large]?.[name]];
    const ratio = ((many?.median ?? 0) / (few?.median ?? 1)).toFixed(1).padStart(8);
    console.log(`${name.padEnd(36)}${ms(few?.median)}${ms(few?.p99)}${ms(many?.median)}${ms(many?.p99)}${ratio}`);
  }
}
