import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { keepRunning, systemRuntime } from '#app/runtime.ts';
import { openDatabase } from '#storage/database.ts';
import { openCatalogCopy } from '#sync/copy/catalog-copy.ts';
import { isCopyComplete } from '#sync/engine/first-scan.ts';
import { summarizePending } from '#sync/engine/reads/pending-reads.ts';
import { createSyncEngine } from '#sync/engine/sync-engine.ts';
import { feedMarket, generatedFeed } from '../catalog/generated-feed.ts';

/**
 * Fills a copy, or continues to; applies changes to a full one: `node bench/processes/fill-copy.ts <folder> <products>`.
 * Prints a line for each batch, and one when it is done.
 */
const [folder = '', products = ''] = process.argv.slice(2);
const durable = openDatabase(join(folder, 'shop.sqlite'));
const source = { name: 'generated', market: feedMarket };
const copy = openCatalogCopy({ dataDir: folder, source, durable, runtime: systemRuntime });
const isFilled = isCopyComplete(copy);
const feed = generatedFeed(Number(products), isFilled ? 1 : 0);
const engine = createSyncEngine({ copy, feed, runtime: systemRuntime, report: console.error });
if (!isFilled) await keepRunning(engine.fill(({ phase, count }) => process.stdout.write(`${phase} ${count}\n`)));
else await keepRunning(applyChanges());
await engine.stop();
copy.close();
durable.close();

/** Announced changes, in the transactions of a serving process. */
async function applyChanges(): Promise<void> {
  const ids = Array.from({ length: Math.min(5000, Number(products)) }, (_each, index) => String(index + 1));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  const startedAt = performance.now();
  await engine.accept([{ kind: 'product', ids, handles: [], deleted: false, version: null, settleMs: 0 }]);
  while (summarizePending(copy.store).count > 0) await setTimeout(50);
  const milliseconds = Math.round(performance.now() - startedAt);
  const { user, system } = process.cpuUsage(before);
  const figures = [ids.length, milliseconds, Math.round((user + system) / 1000), delay.percentile(99) / 1e6];
  process.stdout.write(`applied ${figures.join(' ')}\n`);
}
