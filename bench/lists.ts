import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/embedded/open-database.ts';
import { sampleShop } from '#platform/embedded/sample-shop.ts';
import type { Catalog } from '#platform/port.ts';
import { noFilters } from '#shop/list-query-filters.ts';
import type { Filters, ListQuery } from '#shop/listing.ts';
import { generateCatalogue, sizeOf } from './generate-catalogue.ts';
import { makeRandom, type Random } from './random.ts';
import { adjectives, colours, materials, nouns } from './words.ts';

/**
 * How long the embedded platform takes for products, lists, facets, search and suggestions in shops of several sizes,
 * and how it grows. `node bench/lists.ts [sizes...]`, in products.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000, 100_000];
const budgetMs = 4000;
const now = '2026-11-20T12:00:00.000Z';

interface Timing {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

type Read = (catalog: Catalog, random: Random, products: number) => Promise<unknown>;

const query = (scope: ListQuery['scope'], given: Partial<ListQuery> = {}): ListQuery => ({
  scope,
  filters: noFilters,
  sort: null,
  page: 1,
  ...given,
});

/** Three filters that are hardly ever the same twice. */
function someFilters(random: Random): Filters {
  const chosen = random.sample(colours, 2).map(([colour]) => colour.toLowerCase());
  return {
    ...noFilters,
    options: new Map([['colour', chosen]]),
    available: [true],
    priceMax: 5000 + random.below(50_000),
  };
}

/** Half of them are two or three words long, one in eight is misspelt. */
function someTerm(random: Random): string {
  const words = [random.pick(nouns)];
  if (random.below(2) === 0) words.unshift(random.pick(materials));
  if (random.below(4) === 0) words.unshift(random.pick(adjectives));
  const term = words.join(' ');
  return random.below(8) === 0 ? term.replace(/(.)(.)$/, '$2$1') : term;
}

const collection = (random: Random, products: number): ListQuery['scope'] => ({
  kind: 'collection',
  handle: `collection-${random.below(Math.ceil(products / 50))}`,
});

const reads: Readonly<Record<string, Read>> = {
  product: (catalog, random, products) => catalog.productById(String(random.below(products) + 1)),
  'collection, 3 filters, sorted': (catalog, random, products) =>
    catalog.list(query(collection(random, products), { filters: someFilters(random), sort: 'price-ascending' })),
  'everything, 3 filters, sorted': (catalog, random) =>
    catalog.list(query({ kind: 'all' }, { filters: someFilters(random), sort: 'price-ascending' })),
  'everything with its facets': (catalog) => catalog.list(query({ kind: 'all' })),
  search: (catalog, random) => catalog.list(query({ kind: 'search', term: someTerm(random) })),
  suggest: (catalog, random) => {
    const term = someTerm(random);
    return catalog.suggest(term.slice(0, 2 + random.below(term.length)), 4);
  },
};

const results: Record<string, Record<string, Timing>> = {};
for (const size of sizes) await measureShop(size);
report();

async function measureShop(products: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  const store = openDatabase(join(folder, 'shop.sqlite'));
  generateCatalogue(store, sizeOf(products, now));
  const shop = sampleShop(store, () => new Date(now));
  const context = { country: 'NO', language: 'en', currency: 'EUR' };
  const first = performance.now();
  await shop.catalog({ context, draft: false, record: () => {} }).list(query({ kind: 'all' }));
  const timings: Record<string, Timing> = {
    'first list of a process': { p50: performance.now() - first, p99: performance.now() - first, count: 1 },
  };
  for (const [name, read] of Object.entries(reads)) {
    const random = makeRandom(7);
    timings[name] = await measure(() =>
      read(shop.catalog({ context, draft: false, record: () => {} }), random, products),
    );
  }
  results[products] = timings;
  await shop.close();
  rmSync(folder, { recursive: true });
}

async function measure(read: () => Promise<unknown>): Promise<Timing> {
  for (let warm = 0; warm < 5; warm += 1) await read();
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  while (performance.now() < end && times.length < 3000) {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), count: times.length };
}

function report(): void {
  const names = Object.keys(results[sizes[0] ?? 0] ?? {});
  console.log(
    `${'ms'.padEnd(32)}${sizes.map((size) => `${size}`.padStart(11) + 'p99'.padStart(10)).join('')}${'growth'.padStart(9)}`,
  );
  for (const name of names) {
    const timings = sizes.map((size) => results[size]?.[name]);
    const cells = timings.map(
      (timing) => (timing?.p50 ?? 0).toFixed(2).padStart(11) + (timing?.p99 ?? 0).toFixed(2).padStart(10),
    );
    const growth = (timings.at(-1)?.p50 ?? 0) / (timings[0]?.p50 ?? 1);
    console.log(`${name.padEnd(32)}${cells.join('')}${growth.toFixed(1).padStart(9)}`);
  }
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('lists.json', folder), `${JSON.stringify({ results }, null, 1)}\n`);
}
