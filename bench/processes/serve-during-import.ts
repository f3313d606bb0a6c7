import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { sampleProductInput } from '../../tests/fixtures/sample-product-input.ts';
import { saveProduct } from '#catalog/write/save-product.ts';
import { quantile } from '../harness/report.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';

/**
 * A process of a shop that serves while another one imports: `node bench/processes/serve-during-import.ts <data folder>`
 * reads a product and adds to a cart every few milliseconds until its input ends, then prints how long these took.
 */
const [dataDir = ''] = process.argv.slice(2);
const shop = openEmbeddedPlatform({ dataDir, chooseDemo: () => null, warn: () => {} });
const now = new Date().toISOString();
saveProduct(shop.store, sampleProductInput({ handle: 'other-product' }), now);
const { id: variantId } = shop.store.first('SELECT id FROM variant') ?? {};
const reading = { context: { country: '', language: '', currency: '' }, draft: false, record: () => {} };
const reads: number[] = [];
const writes: number[] = [];
let failures = 0;
const stopController = new AbortController();
process.stdin.on('end', () => stopController.abort()).resume();
console.log('ready');
await Promise.all([readRepeatedly(), writeRepeatedly()]);
console.log(JSON.stringify({ reads: summarize(reads), writes: summarize(writes), failures }));
await shop.close();

async function readRepeatedly(): Promise<void> {
  for (; !stopController.signal.aborted; await pause(10)) {
    reads.push(await timeOperation(() => shop.catalog(reading).product('other-product')));
  }
}

async function writeRepeatedly(): Promise<void> {
  for (; !stopController.signal.aborted; await pause(20)) {
    const add = () =>
      shop.carts(sampleBuyerContext).add({ ref: null, key: null }, [{ variantId: String(variantId), quantity: 1 }]);
    writes.push(await timeOperation(() => add().catch(() => void (failures += 1))));
  }
}

async function timeOperation(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Milliseconds. */
function summarize(all: number[]): object {
  all.sort((one, other) => one - other);
  return { count: all.length, p50: quantile(all, 0.5), p99: quantile(all, 0.99), longest: all.at(-1) ?? 0 };
}
