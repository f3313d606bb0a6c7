import type { Database } from '../store.ts';
import { findExactMatches } from './exact.ts';
import type { InputState } from './query.ts';
import { rankProducts } from './rank.ts';
import { parseQuery } from './understand.ts';

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
