import type { Database } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import { parseQuery } from './query/parse-query.ts';
import type { InputState } from './query/query.ts';
import { rankProducts, type RankedProducts } from './query/rank.ts';

export interface ProductSearchResult extends RankedProducts {
  /** The term with its misspelt words corrected; null when none was. */
  readonly corrected: string | null;
}

/**
 * The products that match a term: those that have it as SKU, barcode or handle first, then those that match its words.
 * Nothing else is found by a term with a digit that is a SKU: `Toner` may be one too, but also names other products.
 */
export function findProducts(store: Database, term: string, inputState: InputState = 'typed'): ProductSearchResult {
  const exact = findExactMatches(store, term);
  const query = exact.length > 0 && /\d/.test(term) ? null : parseQuery(store, term, inputState);
  if (!query) return { productIds: exact, partialIds: new Set(), unknownWords: [], corrected: null };
  const { productIds, partialIds, unknownWords } = rankProducts(store, query);
  if (exact.length === 0) return { productIds, partialIds, unknownWords, corrected: query.corrected };
  const others = partialIds.difference(new Set(exact));
  return { productIds: [...new Set([...exact, ...productIds])], partialIds: others, unknownWords: [], corrected: null };
}

const select = `
SELECT product_id FROM variant WHERE lower(sku) = ?1 AND sku IS NOT NULL
UNION SELECT product_id FROM variant WHERE barcode = ?1
UNION SELECT id FROM product WHERE handle = ?1 AND instr(handle, '-') > 0`;

/** Products with a variant whose SKU or barcode is the term, or whose handle is. */
export function findExactMatches(store: Database, term: string): readonly number[] {
  return store.all(select, term.trim().toLowerCase()).map((row) => integer(row, 'product_id'));
}
