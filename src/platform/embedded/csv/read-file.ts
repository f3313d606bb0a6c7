import { isDeepStrictEqual } from 'node:util';
import { text } from '../row.ts';
import type { Store } from '../store.ts';
import type { ProductInput } from '../write/input.ts';
import { readMedia } from '../write/read-inputs.ts';
import { readCurrent, type Current } from './current.ts';
import { decodeFile } from './decode.ts';
import { groupRows, type ProductRows } from './product-rows.ts';
import type { ReadContext } from './read-context.ts';
import { readRows } from './rows.ts';
import type { Stage } from './stage.ts';
import { toProduct, type ReadProduct } from './to-product.ts';

/** What all products of a file are read against. */
export type FileContext = Pick<ReadContext, 'now' | 'origin' | 'tell'>;

export interface Counts {
  readonly products: number;
  readonly variants: number;
  readonly unchanged: number;
}

export interface Reading {
  readonly context: FileContext;
  readonly stage: Stage;
}

/** Products that are looked up at once. */
const batchSize = 200;

/** Reads and checks the products of a file against those of the shop, and lays them ready. */
export async function readFile(
  store: Store,
  bytes: AsyncIterable<Uint8Array>,
  { context, stage }: Reading,
): Promise<Counts> {
  const rows = readRows(decodeFile(bytes, context.tell), context.tell);
  const counts = { products: 0, variants: 0, unchanged: 0 };
  for await (const batch of batches(groupRows(rows, context.tell))) {
    for (const { products, variants, unchanged } of stageBatch(store, batch, { context, stage })) {
      counts.products += products;
      counts.variants += variants;
      counts.unchanged += unchanged;
    }
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

function stageBatch(store: Store, batch: readonly ProductRows[], { context, stage }: Reading): readonly Counts[] {
  const current = readCurrent(
    store,
    batch.map(({ handle }) => handle),
  );
  const read = makeReader(store, context);
  return batch.map((product) => {
    const before = current.get(product.handle) ?? null;
    const found = read(product, before);
    const isNew = before === null || !says(found, before.product);
    stage.add({ ...product, version: before?.version ?? null, read: isNew ? found : null });
    return { products: 1, variants: found.product.variants.length, unchanged: isNew ? 0 : 1 };
  });
}

/** Reads products of a file as changes of what they are. */
export function makeReader(
  store: Store,
  context: FileContext,
): (product: ProductRows, before: Current | null) => ReadProduct {
  const currency = text(store.first("SELECT value FROM setting WHERE name = 'currency'") ?? {}, 'value');
  const media = (key: string) => readMedia(store, key);
  return ({ rows }, before) => toProduct(rows, { ...context, currency, media, before: before?.product ?? null });
}

/** Whether what was read is what the shop has. */
function says({ product, media }: ReadProduct, before: ProductInput): boolean {
  return media.length === 0 && isDeepStrictEqual(plain(product), plain(before));
}

function plain(product: ProductInput): ProductInput {
  return {
    ...product,
    id: null,
    updatedAt: '',
    variants: product.variants.map((variant) => ({ ...variant, id: null })),
  };
}
