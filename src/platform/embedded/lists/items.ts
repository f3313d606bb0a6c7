import { listOf } from '../lists-by-key.ts';
import { flag, id, integer, text, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import { makeValues, type Item, type Values } from './item.ts';

/** All products of a shop as lists need them, kept in memory and brought up to date at each look. */
export interface Items {
  readonly values: Values;
  readonly byId: ReadonlyMap<number, Item>;
  /** Moves with each change of a product. */
  readonly version: number;
}

interface Kept extends Items {
  readonly byId: Map<number, Item>;
  version: number;
}

const kept = new WeakMap<Store, Kept>();

/** The products as they are now. The first call reads all of them, a later one those that changed since. */
export function readItems(store: Store): Items {
  const items = kept.get(store) ?? { values: makeValues(), byId: new Map<number, Item>(), version: 0 };
  kept.set(store, items);
  while (readNext(store, items));
  return items;
}

/** Products that are read at once. */
const batch = 2000;

const changed = 'SELECT product_id, version FROM list_version WHERE version > ? ORDER BY version LIMIT ?';

function readNext(store: Store, items: Kept): boolean {
  const rows = store.all(changed, items.version, batch);
  const last = rows.at(-1);
  if (!last) return false;
  const ids = rows.map((row) => integer(row, 'product_id'));
  for (const productId of ids) items.byId.delete(productId);
  for (const item of readBatch(store, items.values, JSON.stringify(ids))) items.byId.set(item.id, item);
  items.version = integer(last, 'version');
  return rows.length === batch;
}

const named = 'product_id IN (SELECT value FROM json_each(?))';

function readBatch(store: Store, values: Values, ids: string): readonly Item[] {
  const facets = new Map<string, number[]>();
  for (const row of store.all(`SELECT product_id, key, folded, value FROM product_facet WHERE ${named}`, ids)) {
    listOf(facets, id(row, 'product_id')).push(valueOf(values, row));
  }
  const options = new Map<string, number[]>();
  for (const row of store.all(`SELECT variant_id, key, folded, value FROM variant_facet WHERE ${named}`, ids)) {
    listOf(options, id(row, 'variant_id')).push(valueOf(values, row));
  }
  const variants = Map.groupBy(
    store.all(`SELECT id, product_id, price, available FROM variant WHERE ${named}`, ids),
    (row) => id(row, 'product_id'),
  );
  return store.all(`SELECT * FROM product_list WHERE ${named}`, ids).map((row) => ({
    id: integer(row, 'product_id'),
    published: flag(row, 'published'),
    priceMin: integer(row, 'price_min'),
    salesRank: integer(row, 'sales_rank'),
    titleKey: text(row, 'title_key'),
    createdAt: text(row, 'created_at'),
    values: facets.get(id(row, 'product_id')) ?? [],
    variants: (variants.get(id(row, 'product_id')) ?? []).map((each) => ({
      price: integer(each, 'price'),
      available: flag(each, 'available'),
      values: options.get(id(each)) ?? [],
    })),
  }));
}

function valueOf(values: Values, row: Row): number {
  return values.number({ key: text(row, 'key'), folded: text(row, 'folded'), label: text(row, 'value') });
}
