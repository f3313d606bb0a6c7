import type { Database } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import { parseQuery } from './query/parse-query.ts';
import type { InputState } from './query/query.ts';
import { rankProducts } from './query/rank.ts';

export interface ProductSearchResult {
  /** Best first. */
  readonly productIds: readonly number[];
  /** The term with its misspelt words corrected; null when none was. */
  readonly corrected: string | null;
}

/** The products that match a term: those that have it as SKU, barcode or handle first, then those that match its words. */
export function findProducts(store: Database, term: string, inputState: InputState = 'typed'): ProductSearchResult {
  const exact = findExactMatches(store, term);
  if (exact.length > 0) return { productIds: exact, corrected: null };
  const query = parseQuery(store, term, inputState);
  return query
    ? { productIds: rankProducts(store, query), corrected: query.corrected }
    : { productIds: [], corrected: null };
}

const select = `
SELECT product_id FROM variant WHERE lower(sku) = ?1 AND sku IS NOT NULL
UNION SELECT product_id FROM variant WHERE barcode = ?1
UNION SELECT id FROM product WHERE handle = ?1 AND instr(handle, '-') > 0`;

/** Products with a variant whose SKU or barcode is the term, or whose handle is. */
export function findExactMatches(store: Database, term: string): readonly number[] {
  return store.all(select, term.trim().toLowerCase()).map((row) => integer(row, 'product_id'));
}
