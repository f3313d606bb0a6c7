import { integer } from '../row.ts';
import type { Database } from '../store.ts';

const select = `
SELECT product_id FROM variant WHERE lower(sku) = ?1 AND sku IS NOT NULL
UNION SELECT product_id FROM variant WHERE barcode = ?1
UNION SELECT id FROM product WHERE handle = ?1 AND instr(handle, '-') > 0`;

/** Products that a term names as a whole: by a variant's SKU or barcode, or by their own address. */
export function findExactMatches(store: Database, term: string): readonly number[] {
  return store.all(select, term.trim().toLowerCase()).map((row) => integer(row, 'product_id'));
}
