import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from '#platform/embedded/platform.ts';
import { sampleInput } from '#platform/embedded/sample-input.ts';
import { saveProduct } from '#platform/embedded/write/products.ts';
import { quantile } from './report.ts';

/**
 * A process of a shop that serves while another one imports: `node bench/import-neighbour.ts <data folder>` reads a
 * product and adds to a cart every few milliseconds until its input ends, then says how long that took.
 */
const [dataDir = ''] = process.argv.slice(2);
const shop = openEmbedded({ dataDir, demoDir: null, warn: () => {} });
const now = new Date().toISOString();
saveProduct(shop.store, sampleInput({ handle: 'neighbour' }), now);
const { id: variantId } = shop.store.first('SELECT id FROM variant') ?? {};
const reading = { context: { country: '', language: '', currency: '' }, draft: false, record: () => {} };
const reads: number[] = [];
const writes: number[] = [];
let failures = 0;
const over = new AbortController();
process.stdin.on('end', () => over.abort()).resume();
console.log('ready');
await Promise.all([readOn(), writeOn()]);
console.log(JSON.stringify({ reads: spread(reads), writes: spread(writes), failures }));
await shop.close();

async function readOn(): Promise<void> {
  for (; !over.signal.aborted; await pause(10)) {
    reads.push(await timed(() => shop.catalog(reading).product('neighbour')));
  }
}

async function writeOn(): Promise<void> {
  for (; !over.signal.aborted; await pause(20)) {
    const add = () => shop.carts.add({ ref: null, key: null }, [{ variantId: String(variantId), quantity: 1 }]);
    writes.push(await timed(() => add().catch(() => void (failures += 1))));
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Milliseconds. */
function spread(all: number[]): object {
  all.sort((one, other) => one - other);
  return { count: all.length, p50: quantile(all, 0.5), p99: quantile(all, 0.99), longest: all.at(-1) ?? 0 };
}
