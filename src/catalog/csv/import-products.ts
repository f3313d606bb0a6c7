import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { servingMemory, setConnectionMemory } from '#storage/connection-memory.ts';
import type { Database } from '#storage/database.ts';
import { retryOnBusy } from '#storage/transactions/retry-on-busy.ts';
import { readCurrency } from '../products/variants.ts';
import { readCollectionTitles } from '../search/index/product-texts.ts';
import { applyStaged } from './apply-staged-products.ts';
import { doubtfulColumns } from './columns/column-advice.ts';
import { isStockUpdate, readLayout } from './columns/file-layout.ts';
import { readRecords } from './table/csv-records.ts';
import { decodeFile } from './table/decode-file.ts';
import { readExistingProducts } from './existing-products.ts';
import { changedFields, collectChanges, type ImportChanges } from './changes/import-changes.ts';
import { collectFreeRows } from './free-rows.ts';
import { type ImportContext, reportCell } from './import-context.ts';
import { beginImportRun, endImportRun } from './changes/import-history.ts';
import { collectProblems, type ImportProblem, type ProblemList, type ReportProblem } from './import-problems.ts';
import { readRuledCollections } from './named-collections.ts';
import type { RemoteMedia } from './remote-media.ts';
import { prepareProduct } from './parse/prepare-product.ts';
import { type ProductRows, readProductRows } from './table/product-rows.ts';
import { openStagingTable, type StagingTable } from './staging-table.ts';

export interface ImportOptions {
  readonly path: string;
  /** `check`: finds problems and writes nothing. */
  readonly mode: 'check' | 'write';
  /** ISO 8601. */
  readonly now: string;
  /** Scheme and host that addresses of the shop's own pictures begin with; null where it has no fixed one. */
  readonly origin: string | null;
  /**
   * Stores copies of pictures on other hosts in the shop, under their keys, and reports those that it cannot store;
   * absent: pages show the pictures from their hosts.
   */
  readonly fetchPictures?: (pictures: readonly RemoteMedia[]) => Promise<void>;
  /** Called from time to time with the share that is done, from 0 to 1. */
  readonly progress: (share: number) => void;
}

export type ImportResult =
  | ({
      readonly ok: true;
      readonly kind: ImportKind;
      readonly warnings: ProblemList;
      /** Names of the columns whose cells are details of products. */
      readonly details: readonly string[];
      /** Products that another process changed meanwhile, so that their rows do not apply any more: left as they are. */
      readonly skipped: number;
      /** Why they were skipped. */
      readonly conflicts: ProblemList;
      /** What was, or would be, created and changed. */
      readonly changes: ImportChanges;
    } & ImportCounts)
  | { readonly ok: false; readonly problems: readonly ImportProblem[]; readonly unlistedCount: number };

/** `stock`: the file has nothing but the stock of variants. */
export type ImportKind = 'products' | 'stock';

interface ImportCounts {
  readonly products: number;
  readonly variants: number;
  /** Products that the shop has as the file describes them. */
  readonly unchanged: number;
  /** Pictures on other hosts that the file names. */
  readonly remotePictures: number;
}

/** The share of the total time that reading takes. */
export const readingShare = 0.45;

/**
 * Creates or updates the products of a file by their handles. Everything is read, checked and staged first; with any
 * problem nothing is written. Then products are written one after another, so that visitors are served meanwhile. An
 * import that is interrupted is continued by importing the file again.
 */
export async function importProducts(store: Database, options: ImportOptions): Promise<ImportResult> {
  const staging = openStagingTable();
  // What is written is not read again: mapping the file into memory gains nothing here.
  setConnectionMemory(store, { ...servingMemory, mappedBytes: 0 });
  try {
    return await importStaged(staging, store, options);
  } finally {
    staging.close();
  }
}

async function importStaged(staging: StagingTable, store: Database, options: ImportOptions): Promise<ImportResult> {
  const { mode, progress } = options;
  const [problems, warnings] = [collectProblems(), collectProblems()];
  const file = await readProductFile(store, options, problems.report);
  const changes = collectChanges();
  const counts = file ? await stageFile(store, file, { staging, warn: warnings.report, changes }) : noCounts;
  if (counts.products === 0 && problems.listed.length === 0) problems.report(noProducts);
  if (!file || problems.listed.length > 0) return refuse(problems);
  for (const warning of doubtfulColumns(file.context.layout)) warnings.report(warning);
  progress(mode === 'write' ? readingShare : 1);
  const kind = isStockUpdate(file.context.layout) ? 'stock' : 'products';
  const conflicts = collectProblems();
  const details = file.context.layout.details.map(({ name }) => name);
  const done = { ok: true, kind, warnings, details, conflicts, changes, skipped: 0, ...counts } as const;
  if (mode === 'check') return done;
  await options.fetchPictures?.(staging.remotePictures());
  const runId = await retryOnBusy(() => beginImportRun(store, basename(options.path), options.now));
  const skipped = await applyStaged(store, staging, {
    runId,
    context: { ...file.context, report: conflicts.report },
    keepsRemote: !options.fetchPictures,
    count: counts.products,
    progress: (share) => progress(readingShare + (1 - readingShare) * share),
  });
  await retryOnBusy(() => endImportRun(store, runId));
  return { ...done, skipped };
}

const noCounts: ImportCounts = { products: 0, variants: 0, unchanged: 0, remotePictures: 0 };

const noProducts = {
  line: 1,
  column: '',
  message: 'There are no products.',
  remedy: 'The file may be empty or truncated. Export it again.',
};

function refuse({ listed, unlistedCount }: ProblemList): ImportResult {
  return { ok: false, problems: listed, unlistedCount: unlistedCount() };
}

interface ProductFile {
  readonly context: ImportContext;
  readonly products: AsyncIterable<ProductRows>;
}

/** Opens a file and reads its headings; null when it has none that can be used. */
async function readProductFile(
  store: Database,
  options: ImportOptions,
  report: ReportProblem,
): Promise<ProductFile | null> {
  const records = readRecords(decodeFile(await openFile(options), report), report);
  const headings = await records.next();
  const layout = headings.done ? null : readLayout(headings.value.cells, report);
  if (!layout) {
    await records.return(undefined);
    return null;
  }
  const { now, origin } = options;
  const shop = {
    currency: readCurrency(store),
    collectionTitles: readCollectionTitles(store),
    ruledCollections: readRuledCollections(store),
  };
  const context = { layout, report, now, origin, ...shop };
  return { context, products: readProductRows(records, context) };
}

const chunkSize = 256 * 1024;

async function openFile({ path, progress }: ImportOptions): Promise<AsyncIterable<Uint8Array>> {
  const { size } = await stat(path);
  const bytes = createReadStream(path, { highWaterMark: chunkSize });
  return bytes.on('data', (chunk) => progress((readingShare * (bytes.bytesRead - chunk.length)) / size));
}

/** Products that are looked up at once. */
const batchSize = 200;

/** Prepares and stages the products of a file. */
async function stageFile(
  store: Database,
  { context, products }: ProductFile,
  { staging, warn, changes }: Pick<StagingContext, 'staging' | 'warn' | 'changes'>,
): Promise<ImportCounts> {
  const counts = { ...noCounts };
  const free = collectFreeRows();
  for await (const batch of batched(products, batchSize)) {
    for (const { rows } of batch) free.add(rows);
    const staged = stageBatch(batch, { store, context, staging, warn, changes });
    counts.products += batch.length;
    counts.variants += staged.variants;
    counts.unchanged += staged.unchanged;
    counts.remotePictures += staged.remotePictures;
  }
  free.report(context, warn);
  return counts;
}

async function* batched<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

interface StagingContext {
  readonly store: Database;
  readonly context: ImportContext;
  readonly staging: StagingTable;
  readonly warn: ReportProblem;
  readonly changes: ReturnType<typeof collectChanges>;
}

function stageBatch(
  batch: readonly ProductRows[],
  { store, context, staging, warn, changes }: StagingContext,
): Omit<ImportCounts, 'products'> {
  const known = readExistingProducts(
    store,
    batch.map(({ handle }) => handle),
  );
  let [variants, unchanged, remotePictures] = [0, 0, 0];
  for (const source of batch) {
    const { version = null, product: existing = null } = known.get(source.handle) ?? {};
    const { prepared, remote } = prepareProduct(source, { store, context, existing });
    warnOfRepeatedSkus(source, { context, staging, warn });
    warnOfInterchangedPrices(source, { context, warn });
    warnOfGiftCard(source, { context, warn });
    staging.add(source, { version, prepared });
    remotePictures += staging.addRemote(remote);
    variants += (prepared?.product ?? existing)?.variants.length ?? 0;
    if (!prepared) unchanged += 1;
    else changes.add({ handle: source.handle, fields: changedFields(existing, prepared.product) });
  }
  return { variants, unchanged, remotePictures };
}

/** A SKU names a variant in commands and in other systems. Shopify allows the same one twice, so it is not refused. */
function warnOfRepeatedSkus(
  { rows }: ProductRows,
  { context, staging, warn }: Pick<StagingContext, 'context' | 'staging' | 'warn'>,
): void {
  for (const { line, cells } of rows) {
    const sku = cells.sku ?? null;
    const before = sku === null ? null : staging.addSku(sku, line);
    if (before === null) continue;
    const message = `The SKU ${sku} is on line ${before} too.`;
    const remedy = 'Give each variant a SKU of its own, so that stock and orders name the right one.';
    reportCell({ ...context, report: warn }, { line, column: 'sku', message, remedy });
  }
}

/** A compare-at price below the price is not a reduction: perhaps the columns were interchanged. */
function warnOfInterchangedPrices(
  { rows }: ProductRows,
  { context, warn }: Pick<StagingContext, 'context' | 'warn'>,
): void {
  for (const { line, cells } of rows) {
    const { price, compareAt } = cells;
    if (typeof price !== 'number' || typeof compareAt !== 'number' || compareAt === 0 || compareAt >= price) continue;
    const message = 'This is below the price, so that no reduction is shown.';
    const remedy = 'Check whether the two are interchanged.';
    reportCell({ ...context, report: warn }, { line, column: 'compareAt', message, remedy });
  }
}

/** Shopify issues a code for each gift card that is sold. */
function warnOfGiftCard(
  { rows: [{ line, cells }] }: ProductRows,
  { context, warn }: Pick<StagingContext, 'context' | 'warn'>,
): void {
  if (cells.giftCard !== true) return;
  const message = 'It is sold like any product: this shop issues no codes for gift cards.';
  const remedy = 'Create one for each that is sold: npm run shop -- help codes.';
  reportCell({ ...context, report: warn }, { line, column: 'giftCard', message, remedy });
}
