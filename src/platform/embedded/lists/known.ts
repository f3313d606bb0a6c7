import { setImmediate } from 'node:timers/promises';
import { integer } from '../row.ts';
import type { Store } from '../store.ts';
import { appendProducts } from './append.ts';
import { makeColumns, retire, type Columns } from './columns.ts';
import { makeOrders, sortNew, type Order, type Orders } from './order.ts';
import { makeValues, type Values } from './values.ts';

/** The products of a shop as lists need them, kept in memory and brought up to date at each look. */
export interface Known {
  readonly columns: Columns;
  readonly values: Values;
  readonly orders: Orders;
}

interface Kept extends Known {
  /** Of the last change of a product that is taken in. */
  version: number;
  /** The first reading of all products. */
  readonly loading: Generator<undefined>;
  /** Under way while one that takes its place is made. */
  renewal: Promise<void> | null;
}

const memory = new WeakMap<Store, Kept>();

/** The products as they are now. The first call reads all of them, a later one those that changed since. */
export function readKnown(store: Store): Known {
  const kept = begun(store);
  finish(kept.loading);
  while (readChanged(store, kept));
  if (isWorn(kept.columns)) kept.renewal ??= renew(store, kept);
  return kept;
}

/** Resolves when all products have been read once: in pieces, between which the process does other work. */
export async function loadKnown(store: Store): Promise<void> {
  await inPieces(begun(store).loading);
}

/** As `loadKnown`, and sorts them. */
export async function warmKnown(store: Store): Promise<void> {
  await warm(begun(store));
}

/** An order with all products in it. */
export function sorted({ columns, orders }: Known, name: keyof Orders): Order {
  const order = orders[name];
  finish(sortNew(columns, order));
  return order;
}

function begun(store: Store): Kept {
  const kept = memory.get(store) ?? begin(store);
  memory.set(store, kept);
  return kept;
}

/** What changes while it is read has a later version and is read again. */
function begin(store: Store): Kept {
  const columns = makeColumns();
  const version = integer(store.first('SELECT coalesce(max(version), 0) version FROM list_version') ?? {}, 'version');
  const known = { columns, values: makeValues(), orders: makeOrders(columns), version, renewal: null };
  return { ...known, loading: append(store, known, null) };
}

/** What takes some ten milliseconds. */
const most = { products: 1000, values: 10_000 } as const;

/** Rows that were not read to their end are of no use: what holds them is forgotten. */
function* append(store: Store, known: Known, ids: readonly number[] | null): Generator<undefined> {
  try {
    yield* appendProducts(known, { store, ids, most });
  } catch (error) {
    memory.delete(store);
    throw error;
  }
}

const changed = 'SELECT product_id, version FROM list_version WHERE version > ? ORDER BY version LIMIT ?';

function readChanged(store: Store, kept: Kept): boolean {
  const rows = store.all(changed, kept.version, most.products);
  const last = rows.at(-1);
  if (!last) return false;
  const ids = rows.map((row) => integer(row, 'product_id'));
  for (const id of ids) retire(kept.columns, id);
  finish(append(store, kept, ids));
  kept.version = integer(last, 'version');
  return rows.length === most.products;
}

/** Rows that may be out of date however few products there are. */
const spare = 100;

/** More rows are out of date than are not. */
function isWorn({ ids, rowOf }: Columns): boolean {
  return ids.length > 2 * rowOf.size + spare;
}

/** Until the new one is there the worn one does; one that fails is tried again at the next look. */
async function renew(store: Store, worn: Kept): Promise<void> {
  try {
    const kept = begin(store);
    await warm(kept);
    memory.set(store, kept);
  } catch {
    worn.renewal = null;
  }
}

async function warm({ loading, columns, orders }: Kept): Promise<void> {
  await inPieces(loading);
  for (const order of Object.values(orders)) await inPieces(sortNew(columns, order));
}

async function inPieces(work: Generator<undefined>): Promise<void> {
  while (!work.next().done) await setImmediate();
}

function finish(work: Generator<undefined>): void {
  while (!work.next().done);
}
