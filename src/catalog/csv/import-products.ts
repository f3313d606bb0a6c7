import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Database } from '#storage/database.ts';
import { retryOnBusy } from '#storage/retry-on-busy.ts';
import { readCurrency } from '../products/currency.ts';
import { readCollectionTitles } from '../search/index/product-texts.ts';
import type { ImportContext } from './cells.ts';
import { decodeFile } from './decode-file.ts';
import { readExistingProducts } from './existing-products.ts';
import { collectProblems, type ImportProblem, type ProblemList } from './import-problems.ts';
import { prepareProduct } from './prepare-product.ts';
import { groupByProduct, type ProductRows, readRows } from './rows.ts';
import { openStagingTable, type StagingTable } from './staging-table.ts';
import { ConcurrentChangeError, writeStaged } from './write-staged-products.ts';

export interface ImportOptions {
  readonly path: string;
  /** `check`: finds out what would be wrong and writes nothing. */
  readonly mode: 'check' | 'write';
  /** ISO 8601. */
  readonly now: string;
  /** Scheme and host of this shop, by which addresses of its own pictures begin; null where it has no fixed one. */
  readonly origin: string | null;
  /** Told now and then how much is done, from 0 to 1. */
  readonly progress: (share: number) => void;
}

export type ImportResult =
  /** `unchanged`: products that are in the shop as the file says. */
  | { readonly ok: true; readonly products: number; readonly variants: number; readonly unchanged: number }
  /** `more` problems are not listed. */
  | { readonly ok: false; readonly problems: readonly ImportProblem[]; readonly more: number };

/** The share of the time after which everything is read. */
export const readingShare = 0.45;

/**
 * Takes the products of a file over, each changing or making the one of its handle: all of them, or none when anything
 * is wrong. Everything is read, checked and laid ready before the shop is written to, in one transaction.
 */
export async function importProducts(store: Database, options: ImportOptions): Promise<ImportResult> {
  const staging = openStagingTable();
  disableMemoryMapping(store);
  try {
    return await importStaged(staging, store, options);
  } finally {
    staging.close();
  }
}

/** What is written is not read again: a file that is mapped into memory gains nothing here. */
function disableMemoryMapping(store: Database): void {
  store.first('PRAGMA mmap_size = 0');
}

async function importStaged(staging: StagingTable, store: Database, options: ImportOptions): Promise<ImportResult> {
  const { mode, now, origin, progress } = options;
  const problems = collectProblems();
  const shop = { currency: readCurrency(store), titles: readCollectionTitles(store) };
  const context: ImportContext = { now, origin, report: problems.report, ...shop };
  const counts = await stageFile(store, await openFile(options), { context, stage: staging });
  if (counts.products === 0 && problems.listed.length === 0) problems.report(noProducts);
  if (problems.listed.length > 0) return refuse(problems);
  progress(mode === 'write' ? readingShare : 1);
  if (mode === 'check') return { ok: true, ...counts };
  const step = (share: number): void => progress(readingShare + (1 - readingShare) * share);
  try {
    await retryOnBusy(() => writeStaged(store, staging, { context, count: counts.products, progress: step }));
    return { ok: true, ...counts };
  } catch (error) {
    if (error instanceof ConcurrentChangeError) return refuse(problems);
    throw error;
  }
}

const chunkSize = 256 * 1024;

async function openFile({ path, progress }: ImportOptions): Promise<AsyncIterable<Uint8Array>> {
  const { size } = await stat(path);
  const bytes = createReadStream(path, { highWaterMark: chunkSize });
  return bytes.on('data', (chunk) => progress((readingShare * (bytes.bytesRead - chunk.length)) / size));
}

const noProducts = {
  line: 1,
  column: '',
  message: 'There are no products.',
  remedy: 'The file may be empty or cut off: export it anew.',
};

function refuse({ listed, more }: ProblemList): ImportResult {
  return { ok: false, problems: listed, more: more() };
}

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
