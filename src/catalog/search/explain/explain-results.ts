import type { Database } from '#storage/database.ts';
import { integer, text } from '#storage/row.ts';
import { findExactMatches } from '../exact-matches.ts';
import { findProducts } from '../find-products.ts';
import { parseQuery } from '../query/parse-query.ts';
import { findFactors, findHidden } from '../settings/arrange-products.ts';
import { type ScorePart, termExplainer, totalOf } from './explain-score.ts';
import { explainTerm, type TermExplanation } from './explain-words.ts';

export interface ResultExplanation {
  readonly handle: string;
  readonly title: string;
  /** From 1; null for a product that is not among the results. */
  readonly place: number | null;
  /** Why it is on top or left out whatever its score is; null for a product that is ranked by its score. */
  readonly arrangement: 'pinned' | 'exact' | 'hidden' | null;
  /** Some word of the term is missing. */
  readonly isPartial: boolean;
  /** The parts of the score, without the factor. */
  readonly parts: readonly ScorePart[];
  /** Of the search settings; 1 by default. */
  readonly factor: number;
  readonly score: number;
}

export interface SearchExplanation extends TermExplanation {
  /** The term with its misspelt words corrected; null when none was. */
  readonly corrected: string | null;
  readonly total: number;
  /** How many of the results lack some word. */
  readonly partial: number;
  readonly results: readonly ResultExplanation[];
}

/** Of which products results are explained: of those with the handles, else of the first `limit`. */
export type ExplainedChoice = { readonly handles: readonly string[] } | { readonly limit: number };

/** Explains what `findProducts` finds for a term, and the scores of some products. An unknown handle is left out. */
export function explainSearch(store: Database, term: string, explained: ExplainedChoice): SearchExplanation {
  const { productIds, partialIds, pinnedIds, corrected, kindMatches } = findProducts(store, term);
  const query = parseQuery(store, term, { inputState: 'typed' });
  const explainScore = query ? termExplainer(store, query, kindMatches) : () => [];
  const products =
    'limit' in explained
      ? readProducts(store, productIds.slice(0, explained.limit))
      : findByHandle(store, explained.handles);
  const [hidden, exact] = [findHidden(store), new Set(findExactMatches(store, term))];
  const factors = findFactors(
    store,
    term,
    products.map(({ id }) => id),
  );
  const places = new Map(productIds.map((id, index) => [id, index + 1]));
  const results = products.map(({ id, ...product }): ResultExplanation => {
    const parts = explainScore(id);
    const factor = factors.get(id) ?? 1;
    const arrangements = { hidden, pinned: pinnedIds, exact };
    return {
      ...product,
      place: places.get(id) ?? null,
      arrangement: arrangementKinds.find((kind) => arrangements[kind].has(id)) ?? null,
      isPartial: partialIds.has(id),
      parts,
      factor,
      score: totalOf(parts) * factor,
    };
  });
  const words = query ? explainTerm(store, term, query) : { words: [], ignored: [], types: [] };
  return { ...words, corrected, total: productIds.length, partial: partialIds.size, results };
}

const arrangementKinds = ['hidden', 'pinned', 'exact'] as const;

interface ExplainedProduct {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
}

function readProducts(store: Database, ids: readonly number[]): readonly ExplainedProduct[] {
  return store
    .all(`${selectProduct} ON p.id = g.value ORDER BY g.key`, JSON.stringify(ids))
    .map((row) => ({ id: integer(row, 'id'), handle: text(row, 'handle'), title: text(row, 'title') }));
}

function findByHandle(store: Database, handles: readonly string[]): readonly ExplainedProduct[] {
  return store
    .all(`${selectProduct} ON p.handle = g.value ORDER BY g.key`, JSON.stringify(handles))
    .map((row) => ({ id: integer(row, 'id'), handle: text(row, 'handle'), title: text(row, 'title') }));
}

const selectProduct = 'SELECT p.id, p.handle, p.title FROM json_each(?) g JOIN product p';
