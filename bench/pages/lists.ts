import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '#storage/database.ts';
import { sampleShop, type SampleShop } from '../../tests/fixtures/sample-shop.ts';
import { loadProductIndex, saveProductIndex } from '#catalog/lists/index/product-index.ts';
import { refreshProducts } from '#catalog/write/refresh-products.ts';
import type { Catalog } from '#catalog/port.ts';
import { generateCatalog, catalogSizeFor } from '../catalog/generate-catalog.ts';
import { benchmarkReads } from '../catalog/list-reads.ts';
import { createRandom } from '../catalog/random.ts';
import { type BenchmarkGoal, quantile, writeReport, round, type ReportRow } from '../harness/report.ts';

/**
 * Time of products, lists, facets, search and suggestions of the embedded platform in shops of several sizes, and its
 * growth compared with the logarithm of the size. `node bench/pages/lists.ts [sizes...]`, in products.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000, 100_000];
/** Milliseconds for which each read is repeated. */
const budgetMs = 3000;
const now = '2026-11-20T12:00:00.000Z';

interface ReadTiming {
  readonly p50: number;
  readonly p99: number;
  /** Average processor time of one read; much less than p50 on a busy machine. */
  readonly cpu: number;
}

const results = new Map<number, ReadonlyMap<string, ReadTiming>>();
const startRows: ReportRow[] = [];
for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  const path = join(folder, 'shop.sqlite');
  generate(path, size);
  const reading = { ...(await measureFirst(path)), ...(await measureWarming(path)) };
  startRows.push(
    { products: size, index: 'none saved', ...reading },
    { ...(await measureSaving(path)), products: size },
  );
  results.set(size, await measureReads(path, size));
  rmSync(folder, { recursive: true });
}
writeReport('lists-start', startRows);
writeReport('lists', Array.from(results.get(sizes[0] ?? 0)?.keys() ?? [], rowOf), [
  goal('product', 15),
  goal('collection, 3 filters, by price', 50),
  goal('everything', 50),
  goal('search', 50),
]);

function goal(name: string, atMost: number): BenchmarkGoal {
  const largest = sizes.at(-1) ?? 0;
  const measured = results.get(largest)?.get(name)?.p99 ?? Number.NaN;
  return { what: `${name}, ${largest} products, p99 ms`, measured, atMost };
}

function generate(path: string, size: number): void {
  const store = openDatabase(path);
  generateCatalog(store, catalogSizeFor(size, now));
  store.close();
}

function openShop(path: string): SampleShop {
  return sampleShop(openDatabase(path), () => new Date(now));
}

function catalogOf(shop: SampleShop): Catalog {
  return shop.catalog({ context: { country: 'NO', language: 'en', currency: 'EUR' }, draft: false, record: () => {} });
}

/** Time of the first list in a process that has not read ahead. */
async function measureFirst(path: string): Promise<ReportRow> {
  const shop = openShop(path);
  const rss = process.memoryUsage.rss();
  const [first] = await timesOf(() => benchmarkReads['everything']?.(catalogOf(shop), createRandom(7), 1), 1);
  const grown = process.memoryUsage.rss() - rss;
  await shop.close();
  return { 'first list, ms': round(first ?? 0), 'memory taken by it, MB': round(grown / 2 ** 20, 0) };
}

/** Time of reading ahead, and the longest pause of the event loop meanwhile. */
async function measureWarming(path: string): Promise<ReportRow> {
  const shop = openShop(path);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  await shop.warm?.();
  const taken = performance.now() - begun;
  delay.disable();
  await shop.close();
  return { 'read ahead in, ms': round(taken), 'longest pause, ms': round(delay.max / 1e6) };
}

/** Time of the first list in a process that finds the index saved by another, and the longest pause while it was saved. */
async function measureSaving(path: string): Promise<ReportRow> {
  const shop = openShop(path);
  await loadProductIndex(shop.store);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await saveProductIndex(shop.store);
  delay.disable();
  await shop.close();
  const longest = round(delay.max / 1e6);
  const reading = { ...(await measureFirst(path)), ...(await measureWarming(path)) };
  return { products: 0, index: 'saved', ...reading, 'longest pause of saving, ms': longest };
}

async function measureReads(path: string, size: number): Promise<ReadonlyMap<string, ReadTiming>> {
  const shop = openShop(path);
  const timings = new Map<string, ReadTiming>();
  for (const [name, read] of Object.entries(benchmarkReads)) {
    const random = createRandom(7);
    timings.set(name, await measure(() => read(catalogOf(shop), random, size)));
  }
  timings.set('a product changes, then everything', await measureChanges(shop, size));
  await shop.close();
  return timings;
}

/** Times the read after the change only. */
async function measureChanges(shop: SampleShop, size: number): Promise<ReadTiming> {
  const random = createRandom(7);
  return measure(
    () => benchmarkReads['everything']?.(catalogOf(shop), random, size),
    () => refreshProducts(shop.store, [{ id: String(random.below(size) + 1) }]),
  );
}

async function measure(read: () => Promise<unknown> | undefined, before = () => {}): Promise<ReadTiming> {
  await timesOf(read, 20);
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  let cpu = 0;
  while (performance.now() < end && times.length < 3000) {
    before();
    const used = process.cpuUsage();
    times.push(...(await timesOf(read, 1)));
    const { user, system } = process.cpuUsage(used);
    cpu += (user + system) / 1000;
  }
  times.sort((one, other) => one - other);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpu: cpu / times.length };
}

/** Milliseconds of sequential reads. */
async function timesOf(read: () => Promise<unknown> | undefined, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
  }
  return times;
}

/** Milliseconds by size, and the ratio of the largest size's to the smallest size's. */
function rowOf(name: string): ReportRow {
  const timings = sizes.map((size) => [size, results.get(size)?.get(name)] as const);
  const cells = timings.flatMap(([size, timing]) =>
    (['p50', 'p99', 'cpu'] as const).map((column) => [`${size} ${column}`, round(timing?.[column] ?? 0)] as const),
  );
  const [few, many] = [timings[0]?.[1]?.p50 ?? 0, timings.at(-1)?.[1]?.p50 ?? 0];
  const logarithms = Math.log(sizes.at(-1) ?? 1) / Math.log(sizes[0] ?? 1);
  return { read: name, ...Object.fromEntries(cells), grows: round(many / few, 1), 'log n': round(logarithms, 1) };
}
