import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemRuntime } from '#app/runtime.ts';
import { openDatabase } from '#storage/database.ts';
import { openCatalogCopy } from '#sync/copy/catalog-copy.ts';
import { isCopyComplete } from '#sync/engine/first-scan.ts';
import { summarizePending } from '#sync/engine/pending-reads.ts';
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
if (!isFilled) await engine.fill(({ phase, count }) => process.stdout.write(`${phase} ${count}\n`));
else await applyChanges();
await engine.stop();
copy.close();
durable.close();

/** A thousand announced changes, in the transactions of a serving process. */
async function applyChanges(): Promise<void> {
  const ids = Array.from({ length: 1000 }, (_each, index) => String(index + 1));
  const startedAt = performance.now();
  await engine.accept([{ kind: 'product', ids, handles: [], deleted: false, version: null, settleMs: 0 }]);
  while (summarizePending(copy.store).count > 0) await setTimeout(10);
  process.stdout.write(`applied ${ids.length} ${Math.round(performance.now() - startedAt)}\n`);
}
