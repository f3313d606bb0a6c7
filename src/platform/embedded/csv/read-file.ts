import type { Database } from '../store.ts';
import { readExistingProducts } from './current.ts';
import { decodeFile } from './decode.ts';
import { groupByProduct, type ProductRows } from './product-rows.ts';
import type { ImportContext } from './read-context.ts';
import { prepareProduct } from './ready-product.ts';
import { readRows } from './rows.ts';
import type { StagingTable } from './stage.ts';

export interface ImportCounts {
  readonly products: number;
  readonly variants: number;
  /** Products that are in the shop as the file says. */
  readonly unchanged: number;
}

export interface StagingContext {
  readonly context: ImportContext;
  readonly stage: StagingTable;
}

/** Products that are looked up at once. */
const batchSize = 200;

/** Reads and checks the products of a file against those of the shop, and lays ready what is to be written. */
export async function stageFile(
  store: Database,
  bytes: AsyncIterable<Uint8Array>,
  staging: StagingContext,
): Promise<ImportCounts> {
  const { report } = staging.context;
  const counts = { products: 0, variants: 0, unchanged: 0 };
  for await (const batch of batches(groupByProduct(readRows(decodeFile(bytes, report), report), report))) {
    const staged = stageBatch(store, batch, staging);
    counts.products += batch.length;
    counts.variants += staged.variants;
    counts.unchanged += staged.unchanged;
  }
  return counts;
}

async function* batches<T>(all: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const each of all) {
    batch.push(each);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function stageBatch(
  store: Database,
  batch: readonly ProductRows[],
  { context, stage }: StagingContext,
): Pick<ImportCounts, 'variants' | 'unchanged'> {
  const existing = readExistingProducts(
    store,
    batch.map(({ handle }) => handle),
  );
  let [variants, unchanged] = [0, 0];
  for (const product of batch) {
    const { version = null, product: before = null } = existing.get(product.handle) ?? {};
    const prepared = prepareProduct(product, { store, context, before });
    stage.add({ ...product, version, prepared });
    variants += (prepared?.product ?? before)?.variants.length ?? 0;
    if (!prepared) unchanged += 1;
  }
  return { variants, unchanged };
}
