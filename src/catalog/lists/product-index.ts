import { setImmediate } from 'node:timers/promises';
import { integer } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { appendProducts } from './load-product-index.ts';
import { makeProductColumns, retireProduct, type ProductColumns } from './product-columns.ts';
import { makeSortIndexes, sortNewRows, type SortIndex, type SortIndexes } from './sort-index.ts';
import { makeFilterValueIndex, type FilterValueIndex } from './facet-postings.ts';

/** The products of a shop as lists need them, kept in memory and brought up to date at each look. */
export interface ProductIndex {
  readonly columns: ProductColumns;
  readonly values: FilterValueIndex;
  readonly orders: SortIndexes;
}

interface MaintainedIndex extends ProductIndex {
  /** Of the last change of a product that is taken in. */
  version: number;
  /** The first reading of all products. */
  readonly loading: Generator<undefined>;
  /** Under way while one that takes its place is made. */
  renewal: Promise<void> | null;
}

const indexes = new WeakMap<Database, MaintainedIndex>();

/** The products as they are now. The first call reads all of them, a later one those that changed since. */
export function readProductIndex(store: Database): ProductIndex {
  const index = openIndex(store);
  runToEnd(index.loading);
  while (applyChanges(store, index));
  if (isMostlyStale(index.columns)) index.renewal ??= rebuild(store, index);
  return index;
}

/** Resolves when all products have been read once: in pieces, between which the process does other work. */
export async function loadProductIndex(store: Database): Promise<void> {
  await runInSlices(openIndex(store).loading);
}

/** As `loadKnown`, and sorts them. */
export async function warmProductIndex(store: Database): Promise<void> {
  await warm(openIndex(store));
}

/** An order with all products in it. */
export function readSortIndex({ columns, orders: sortIndexes }: ProductIndex, name: keyof SortIndexes): SortIndex {
  const sortIndex = sortIndexes[name];
  runToEnd(sortNewRows(columns, sortIndex));
  return sortIndex;
}

function openIndex(store: Database): MaintainedIndex {
  const index = indexes.get(store) ?? startIndex(store);
  indexes.set(store, index);
  return index;
}

/** What changes while it is read has a later version and is read again. */
function startIndex(store: Database): MaintainedIndex {
  const columns = makeProductColumns();
  const version = integer(store.first('SELECT coalesce(max(version), 0) version FROM list_version') ?? {}, 'version');
  const index = { columns, values: makeFilterValueIndex(), orders: makeSortIndexes(columns), version, renewal: null };
  return { ...index, loading: loadProducts(store, index, null) };
}

/** What takes some ten milliseconds. */
const batchSizes = { products: 1000, values: 10_000 } as const;

/** Rows that were not read to their end are of no use: what holds them is forgotten. */
function* loadProducts(store: Database, index: ProductIndex, ids: readonly number[] | null): Generator<undefined> {
  try {
    yield* appendProducts(index, { store, ids, most: batchSizes });
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

/** Rows that may be out of date however few products there are. */
const allowedStaleRows = 100;

/** More rows are out of date than are not. */
function isMostlyStale({ ids, rowsByProductId }: ProductColumns): boolean {
  return ids.length > 2 * rowsByProductId.size + allowedStaleRows;
}

/** Until the new one is there the worn one does; one that fails is tried again at the next look. */
async function rebuild(store: Database, stale: MaintainedIndex): Promise<void> {
  try {
    const rebuilt = startIndex(store);
    await warm(rebuilt);
    indexes.set(store, rebuilt);
  } catch {
    stale.renewal = null;
  }
}

async function warm({ loading, columns, orders }: MaintainedIndex): Promise<void> {
  await runInSlices(loading);
  for (const order of Object.values(orders)) await runInSlices(sortNewRows(columns, order));
}

async function runInSlices(work: Generator<undefined>): Promise<void> {
  while (!work.next().done) await setImmediate();
}

function runToEnd(work: Generator<undefined>): void {
  while (!work.next().done);
}
