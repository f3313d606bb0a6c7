import type { Database } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import { parseQuery } from './query/parse-query.ts';
import type { InputState } from './query/query.ts';
import { rankProducts } from './query/rank.ts';

export interface ProductSearchResult {
  /** Best first. */
  readonly productIds: readonly number[];
  /** The term as it was taken, when a word of it was misspelt. */
  readonly corrected: string | null;
}

/** The products that a term means: those that bear it as a number or address, then those whose words fit. */
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

/** Products that a term names as a whole: by a variant's SKU or barcode, or by their own address. */
export function findExactMatches(store: Database, term: string): readonly number[] {
  return store.all(select, term.trim().toLowerCase()).map((row) => integer(row, 'product_id'));
}
