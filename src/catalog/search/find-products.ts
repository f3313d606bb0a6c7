import type { Database } from '#storage/database.ts';
import { bareCode, findExactMatches } from './exact-matches.ts';
import { parseQuery } from './query/parse-query.ts';
import type { InputState } from './query/search-query.ts';
import { type KindMatch, rankTerm, type RankedTerm } from './ranking/rank-kinds.ts';
import type { RankedProducts } from './ranking/rank.ts';
import { findFactors, findHidden, findPinned } from './settings/arrange-products.ts';

export interface ProductSearchResult extends Omit<RankedTerm, 'scores'> {
  /** The term with its misspelt words corrected; null when none was. */
  readonly corrected: string | null;
  /** The term as a code (`bareCode`) where it is one, or the beginning of one, of some of the products; else null. */
  readonly code: string | null;
  /** Those of the products that the merchant has put on top of this term. */
  readonly pinnedIds: ReadonlySet<number>;
}

/**
 * The products that match a term as the merchant has arranged them: pinned ones first, boosted ones before others like
 * them, sold-out ones after others like them, hidden ones not at all. Pages of results, suggestions and the assistant all search by it.
 */
export function findProducts(store: Database, term: string, inputState: InputState = 'typed'): ProductSearchResult {
  const matched = matchProducts(store, term, inputState);
  const [pinned, hidden] = [findPinned(store, term), findHidden(store)];
  if (pinned.length === 0 && hidden.size === 0) return { ...matched, pinnedIds: new Set() };
  const pinnedIds = new Set(pinned).difference(hidden);
  const isPinned = pinnedIds.size > 0;
  return {
    ...matched,
    productIds: [...pinnedIds.union(new Set(matched.productIds)).difference(hidden)],
    partialIds: matched.partialIds.difference(pinnedIds),
    unknownWords: isPinned ? [] : matched.unknownWords,
    corrected: isPinned ? null : matched.corrected,
    pinnedIds,
  };
}

/**
 * The products that match a term: those that have it as SKU, barcode or handle first, then those that match its words.
 * Nothing else is found by a term with a digit that is a SKU: `Toner` may be one too, but also names other products.
 */
function matchProducts(store: Database, term: string, inputState: InputState): Omit<ProductSearchResult, 'pinnedIds'> {
  const exact = findExactMatches(store, term);
  const query = exact.length > 0 && isCode(term) ? null : parseQuery(store, term, { inputState });
  const code = exact.length > 0 ? bareCode(term) : null;
  if (!query) return { ...nothingMatched, productIds: exact, code };
  const ranked = rankTerm(store, query);
  const { partialIds, unknownWords, optionTermsOf, kindMatches } = ranked;
  const productIds = reorderByFactors(store, term, ranked);
  if (code === null)
    return { productIds, partialIds, unknownWords, optionTermsOf, kindMatches, code, corrected: query.corrected };
  const others = partialIds.difference(new Set(exact));
  const all = [...new Set([...exact, ...productIds])];
  return { ...nothingMatched, productIds: all, partialIds: others, optionTermsOf, code };
}

const nothingMatched = {
  productIds: [],
  partialIds: new Set<number>(),
  unknownWords: [],
  corrected: null,
  optionTermsOf: (): readonly string[] => [],
  kindMatches: new Map<number, KindMatch>(),
  code: null,
} as const;

/** The best products with their scores multiplied by their factors; those further down keep their places. */
function reorderByFactors(store: Database, term: string, { productIds, scores }: RankedProducts): readonly number[] {
  const best = productIds.slice(0, scores.length);
  const factors = findFactors(store, term, best);
  if (factors.size === 0) return productIds;
  const weighted = best.map((id, place) => ({ id, score: (scores[place] ?? 0) * (factors.get(id) ?? 1) }));
  const order = weighted.toSorted((one, other) => other.score - one.score).map(({ id }) => id);
  return [...order, ...productIds.slice(scores.length)];
}

/** `6730s` and `W712/95`; two words with a digit may be one, but also name other products: `phone 6`. */
function isCode(term: string): boolean {
  return /^\S*\d\S*$/.test(term.trim());
}
