import type { Store } from '../store.ts';
import { readCurrent } from './current.ts';
import { decodeFile } from './decode.ts';
import { groupRows, type ProductRows } from './product-rows.ts';
import type { FileContext } from './read-context.ts';
import { readyProduct } from './ready-product.ts';
import { readRows } from './rows.ts';
import type { Stage } from './stage.ts';

export interface Counts {
  readonly products: number;
  readonly variants: number;
  /** Products that are in the shop as the file says. */
  readonly unchanged: number;
}

export interface Reading {
  readonly context: FileContext;
  readonly stage: Stage;
}

/** Products that are looked up at once. */
const batchSize = 200;

/** Reads and checks the products of a file against those of the shop, and lays ready what is to be written. */
export async function readFile(store: Store, bytes: AsyncIterable<Uint8Array>, reading: Reading): Promise<Counts> {
  const { tell } = reading.context;
  const counts = { products: 0, variants: 0, unchanged: 0 };
  for await (const batch of batches(groupRows(readRows(decodeFile(bytes, tell), tell), tell))) {
    const found = stageBatch(store, batch, reading);
    counts.products += batch.length;
    counts.variants += found.variants;
    counts.unchanged += found.unchanged;
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
  store: Store,
  batch: readonly ProductRows[],
  { context, stage }: Reading,
): Pick<Counts, 'variants' | 'unchanged'> {
  const current = readCurrent(
    store,
    batch.map(({ handle }) => handle),
  );
  let [variants, unchanged] = [0, 0];
  for (const product of batch) {
    const { version = null, product: before = null } = current.get(product.handle) ?? {};
    const ready = readyProduct(product, { store, context, before });
    stage.add({ ...product, version, ready });
    variants += (ready?.product ?? before)?.variants.length ?? 0;
    if (!ready) unchanged += 1;
  }
  return { variants, unchanged };
}
