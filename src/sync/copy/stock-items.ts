import type { StockItem } from '#commerce/feed.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { type CatalogCopy, commitInSlices } from './catalog-copy.ts';

/** Stores which stock items variants have; those of variants that the copy does not have are left out. */
export async function applyStockItems(copy: CatalogCopy, items: readonly StockItem[]): Promise<void> {
  const sql = 'UPDATE copy_variant SET stock_item = ? WHERE id = ? AND stock_item IS NOT ?';
  await commitInSlices(copy, items, { write: ({ item, variant }) => copy.store.run(sql, item, variant, item) });
}

/** Those of some stock items that no variant of the copy has. */
export function unknownStockItems(store: Database, items: readonly string[]): readonly string[] {
  const sql = `SELECT value item FROM json_each(?) WHERE value NOT IN
    (SELECT stock_item FROM copy_variant WHERE stock_item IN (SELECT value FROM json_each(?)))`;
  const names = JSON.stringify([...new Set(items)]);
  return store.all(sql, names, names).map((row) => text(row, 'item'));
}
