import type { Store } from '../store.ts';
import { exactProducts } from './exact.ts';
import type { Stage } from './query.ts';
import { rank } from './rank.ts';
import { understand } from './understand.ts';

export interface Found {
  /** Best first. */
  readonly productIds: readonly number[];
  /** The term as it was taken, when a word of it was misspelt. */
  readonly corrected: string | null;
}

/** The products that a term means: those that bear it as a number or address, then those whose words fit. */
export function findProducts(store: Store, term: string, stage: Stage = 'typed'): Found {
  const exact = exactProducts(store, term);
  if (exact.length > 0) return { productIds: exact, corrected: null };
  const query = understand(store, term, stage);
  return query ? { productIds: rank(store, query), corrected: query.corrected } : { productIds: [], corrected: null };
}
