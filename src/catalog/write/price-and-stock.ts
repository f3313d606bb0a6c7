import { id, integer, textOrNull } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { refreshMemberships } from './collection-rules.ts';
import { refreshProducts } from './refresh-products.ts';

export interface VariantPrice {
  readonly price: number;
  readonly compareAt: number | null;
}

/** Sets a variant's price and records it in the price history. False if there is no such variant. */
export function setPrice(
  store: Database,
  variantId: string,
  pricing: VariantPrice & { readonly now: string },
): boolean {
  return changeVariant(store, { variantId, now: pricing.now }, () => {
    const { price, compareAt, now } = pricing;
    store.run('UPDATE variant SET price = ?, compare_at = ? WHERE id = ?', price, compareAt, variantId);
    recordPrice(store, variantId, { price, from: now });
  });
}

/** Sets a variant's stock; null: not tracked. False if there is no such variant. */
export function setStock(store: Database, variantId: string, level: { stock: number | null; now: string }): boolean {
  return changeVariant(store, { variantId, now: level.now }, () => {
    store.run('UPDATE variant SET stock = ? WHERE id = ?', level.stock, variantId);
  });
}

/** Adds a price to the history unless it is the latest one already. `from` is ISO 8601. */
export function recordPrice(store: Database, variantId: string, entry: { price: number; from: string }): void {
  const last = store.first(
    'SELECT price FROM price_history WHERE variant_id = ? ORDER BY from_at DESC LIMIT 1',
    variantId,
  );
  if (!last || integer(last, 'price') !== entry.price) addPrice(store, variantId, entry);
}

/** Adds a price to the history without comparing it to the latest one. */
export function addPrice(store: Database, variantId: string, entry: { price: number; from: string }): void {
  store.run(
    `INSERT INTO price_history (variant_id, from_at, price) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET price = excluded.price WHERE price <> excluded.price`,
    variantId,
    new Date(entry.from).toISOString(),
    entry.price,
  );
}

/**
 * Adds the lowest price that applied in the 30 days before the current one, as the merchant states it, to the history.
 * A lower price in the history still counts.
 */
export function recordLowestRecent(store: Database, variantId: string, lowest: number): void {
  const current = store.first('SELECT max(from_at) AS from_at FROM price_history WHERE variant_id = ?', variantId);
  const from = current && textOrNull(current, 'from_at');
  if (from === null) return;
  addPrice(store, variantId, { price: lowest, from: new Date(Date.parse(from) - 1).toISOString() });
}

function changeVariant(store: Database, at: { variantId: string; now: string }, change: () => void): boolean {
  const { variantId, now } = at;
  return store.transaction(() => {
    const row = store.first('SELECT product_id FROM variant WHERE id = ?', variantId);
    if (!row) return false;
    const productId = id(row, 'product_id');
    change();
    store.run('UPDATE product SET updated_at = ? WHERE id = ?', now, productId);
    refreshProducts(store, [{ id: productId, hasSameFacets: true, hasSameTexts: true }]);
    refreshMemberships(store, now, { productIds: [productId] });
    return true;
  });
}
