import { id, integerOrNull, text } from '#platform/embedded/row.ts';
import type { Database } from '#platform/embedded/store.ts';

export interface VariantBySku {
  readonly id: string;
  readonly title: string;
  readonly product: string;
  /** Minor units. */
  readonly compareAt: number | null;
}

/** The variant with a SKU, in whatever case it is written; null when there is none. */
export function findVariantBySku(store: Database, sku: string): VariantBySku | null {
  const row = store.first(
    `SELECT v.id, v.title, v.compare_at, p.title product FROM variant v JOIN product p ON p.id = v.product_id
     WHERE lower(v.sku) = lower(?) AND v.sku IS NOT NULL ORDER BY v.sku = ? DESC LIMIT 1`,
    sku,
    sku,
  );
  if (!row) return null;
  return {
    id: id(row),
    title: text(row, 'title'),
    product: text(row, 'product'),
    compareAt: integerOrNull(row, 'compare_at'),
  };
}
