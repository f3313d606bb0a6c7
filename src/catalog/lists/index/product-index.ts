import { setImmediate } from 'node:timers/promises';
import { integer } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { appendProducts } from './load-product-index.ts';
import { createProductColumns, retireProduct, type ProductColumns } from './product-columns.ts';
import { createSortIndexes, sortNewRows, type SortIndex, type SortIndexes } from './sort-index.ts';
import { createFilterValueIndex, type FilterValueIndex } from './facet-postings.ts';
import {
  discardIndex,
  findSavedIndex,
  isIntact,
  restoreIndex,
  saveIndex,
  type SavedIndex,
} from './saved/saved-index.ts';

/** The products of a shop in memory, brought up to date at each read. */
export interface ProductIndex {
  readonly columns: ProductColumns;
  readonly values: FilterValueIndex;
  readonly sortIndexes: SortIndexes;
}

interface MaintainedIndex extends ProductIndex {
  /** The version of the last product change that was applied. */
  version: number;
  /** The initial load of all products. */
  loading: Generator<undefined>;
  /** Pending while a new index is built that replaces this one. */
  rebuilding: Promise<void> | null;
}

const indexes = new WeakMap<Database, MaintainedIndex>();

/** The current products. The first call reads all of them, later ones those that changed since. */
export function readProductIndex(store: Database): ProductIndex {
  const index = openIndex(store);
  runToEnd(index.loading);
  while (applyChanges(store, index));
  if (isMostlyStale(index.columns)) index.rebuilding ??= rebuild(store, index);
  return index;
}

/** Loads all products, or those that changed since, in slices, between which the process does other work. */
export async function loadProductIndex(store: Database): Promise<void> {
  const index = openIndex(store);
  await runInSlices(index.loading);
  while (applyChanges(store, index)) await setImmediate();
}

/** Does what `loadProductIndex` does, and sorts the products. */
export async function warmProductIndex(store: Database): Promise<void> {
  await warm(openIndex(store));
}

/** Fewer products are read faster than anyone notices. */
const minSavedProducts = 5000;
/** Reading so many changed products, of all, takes little time compared with restoring the others. */
const unsavedShare = 0.02;

/**
 * Saves the current products for the next process, which then need not read each of them: as soon as this one has them, and
 * again whenever many have changed.
 */
export async function saveProductIndex(store: Database, atLeast = minSavedProducts): Promise<void> {
  await loadProductIndex(store);
  const index = openIndex(store);
  const products = index.columns.rowsByProductId.size;
  if (products < atLeast || countUnsaved(store) <= products * unsavedShare) return;
  await warm(index);
  await saveIndex(store, index, index.version);
}

/** How many products changed since the index was saved; infinite when there is none. */
function countUnsaved(store: Database): number {
  const saved = findSavedIndex(store);
  if (!saved) return Infinity;
  const row = store.first('SELECT count(*) changed FROM list_version WHERE version > ?', saved.version);
  return integer(row ?? {}, 'changed');
}

/** A sort index with all products in it. */
export function readSortIndex({ columns, sortIndexes }: ProductIndex, name: keyof SortIndexes): SortIndex {
  const sortIndex = sortIndexes[name];
  runToEnd(sortNewRows(columns, sortIndex));
  return sortIndex;
}

function openIndex(store: Database): MaintainedIndex {
  return indexes.getOrInsertComputed(store, () => startIndex(store));
}

/** A product that changes during the load has a later version and is read again. */
function startIndex(store: Database, saved = findSavedIndex(store)): MaintainedIndex {
  const columns = createProductColumns();
  const version = saved?.version ?? latestVersion(store);
  const index: MaintainedIndex = {
    columns,
    values: createFilterValueIndex(),
    sortIndexes: createSortIndexes(columns),
    version,
    rebuilding: null,
    loading: nothing(),
  };
  index.loading = saved ? restoreProducts(store, index, saved) : loadProducts(store, index, null);
  return index;
}

function* nothing(): Generator<undefined> {}

function latestVersion(store: Database): number {
  return integer(store.first('SELECT coalesce(max(version), 0) version FROM list_version') ?? {}, 'version');
}

/** A damaged index is discarded, and every product loaded. After an error the next read loads them. */
function* restoreProducts(store: Database, index: MaintainedIndex, saved: SavedIndex): Generator<undefined> {
  if (!(yield* isIntact(store, saved))) {
    discardIndex(store, saved);
    index.version = latestVersion(store);
    yield* loadProducts(store, index, null);
    return;
  }
  try {
    yield* restoreIndex(store, saved, index);
  } catch (error) {
    discardIndex(store, saved);
    indexes.set(store, startIndex(store, null));
    throw error;
  }
}

/** Each takes about ten milliseconds. */
const batchSizes = { products: 1000, values: 10_000 } as const;

/** After an error the rows are incomplete, so the index is dropped. */
function* loadProducts(store: Database, index: ProductIndex, ids: readonly number[] | null): Generator<undefined> {
  try {
    yield* appendProducts(index, { store, ids, batchSizes });
  } catch (error) {
    indexes.delete(store);
    throw error;
  }
}

const changedSql = 'SELECT product_id, version FROM list_version WHERE version > ? ORDER BY version LIMIT ?';

function applyChanges(store: Database, index: MaintainedIndex): boolean {
  const rows = store.all(changedSql, index.version, batchSizes.products);
  const last = rows.at(-1);
  if (!last) return false;
  const ids = rows.map((row) => integer(row, 'product_id'));
  for (const id of ids) retireProduct(index.columns, id);
  runToEnd(loadProducts(store, index, ids));
  index.version = integer(last, 'version');
  return rows.length === batchSizes.products;
}

/** Stale rows that are tolerated however few products there are. */
const allowedStaleRows = 100;

/** More rows are stale than current. */
function isMostlyStale({ ids, rowsByProductId }: ProductColumns): boolean {
  return ids.length > 2 * rowsByProductId.size + allowedStaleRows;
}

/** The stale index stays in use meanwhile; after an error the next read tries again. */
async function rebuild(store: Database, stale: MaintainedIndex): Promise<void> {
  try {
    const rebuilt = startIndex(store, null);
    await warm(rebuilt);
    indexes.set(store, rebuilt);
  } catch {
    stale.rebuilding = null;
  }
}

async function warm({ loading, columns, sortIndexes }: MaintainedIndex): Promise<void> {
  await runInSlices(loading);
  for (const sortIndex of Object.values(sortIndexes)) await runInSlices(sortNewRows(columns, sortIndex));
}

async function runInSlices(work: Generator<undefined>): Promise<void> {
  while (!work.next().done) await setImmediate();
}

function runToEnd(work: Generator<undefined>): void {
  while (!work.next().done);
}
