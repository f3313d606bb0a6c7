import { pageSize } from '#shop/listing/listing.ts';
import type { Database } from '#storage/database.ts';
import { fieldBits } from '../index/fields.ts';
import { blockSize, fieldsWithTerm, type Postings, readPostings } from '../index/postings.ts';
import { type ClassShares, computeClassShares } from './class-shares.ts';
import type { SearchQuery } from '../query/search-query.ts';
import { minHeadShare, type QueryWeights, weighQuery } from './weigh-query.ts';
import { topIndices } from './top-indices.ts';
import { type BlockScores, emptyScores, offsetsOf, scoreBlocks } from './score.ts';

/** Maximum number of results that do not match all concepts. */
const maxPartialMatches = 10 * pageSize;

/** How many of the best products have their scores reported: enough for any order that a merchant gives them. */
export const scoredProducts = 1000;

export interface RankedProducts {
  /** Best first. */
  readonly productIds: readonly number[];
  /** Of the first `scoredProducts` of them. */
  readonly scores: readonly number[];
  /** Those of them that lack some word of the term. */
  readonly partialIds: ReadonlySet<number>;
  /** Words of the term that no product has, also not in another form or by a synonym. */
  readonly unknownWords: readonly string[];
  /** The terms of the query, in all forms and with their synonyms, that a product has in values of its options. */
  readonly optionTermsOf: (productId: number) => readonly string[];
}

/** The products that match a query. Partial matches are included only where full matches are few. */
export function rankProducts(store: Database, query: SearchQuery): RankedProducts {
  const postings = readPostings(store, queryTerms(query));
  const weights = weighQuery(query, postings);
  const unknownWords = query.concepts.flatMap(({ surface }, index) => (weights.concepts[index] === 0 ? surface : []));
  if (weights.asked === 0)
    return { productIds: [], scores: [], partialIds: new Set(), unknownWords, optionTermsOf: () => [] };
  const blocks = scoreBlocks(query, postings, weights);
  const stats = computeMatchStats(blocks, weights);
  const shares = computeClassShares(store, query, stats.best);
  const { full, partial } = collectHits(blocks, { shares, weights, stats });
  const partialIds = new Set<number>();
  for (const place of topIndices(partial.scores, maxPartialMatches)) {
    partialIds.add(partial.productIds[place] ?? 0);
    full.productIds.push(partial.productIds[place] ?? 0);
    full.scores.push(partial.scores[place] ?? 0);
  }
  const places = topIndices(full.scores);
  const productIds = places.map((place) => full.productIds[place] ?? 0);
  const scores = places.slice(0, scoredProducts).map((place) => full.scores[place] ?? 0);
  return { productIds, scores, partialIds, unknownWords, optionTermsOf: createOptionTerms(query, postings) };
}

function createOptionTerms({ concepts }: SearchQuery, postings: Postings): RankedProducts['optionTermsOf'] {
  const terms = new Set(concepts.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms)));
  const known = [...terms].flatMap((term) => {
    const found = postings.of(term);
    return found ? [{ term, found }] : [];
  });
  return (productId) =>
    known.filter(({ found }) => (fieldsWithTerm(found, productId) & fieldBits.options) !== 0).map(({ term }) => term);
}

export function queryTerms({ concepts, compounds, classes, head }: SearchQuery): ReadonlySet<string> {
  const terms = concepts.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  return new Set([...terms, ...compounds, ...classes, ...(head?.terms ?? []), ...(head?.accessories ?? [])]);
}

/** Statistics of all products that match some concept. */
export interface MatchStats {
  /** The best scores by product id. */
  readonly best: ReadonlyMap<number, number>;
  /** Number of products that match all concepts, not only in a description. */
  readonly goodMatches: number;
  /** The highest coverage of a product, 0 to 1. */
  readonly coverage: number;
}

/** Number of best products from which likely classes are derived. */
const sampleSize = 40;
const goodCoverage = 0.85;

export function computeMatchStats(blocks: readonly BlockScores[], { sum, asked }: QueryWeights): MatchStats {
  let best: ScoredProducts = { productIds: [], scores: [] };
  let [goodMatches, maxCovered, least] = [0, 0, 0];
  for (const { block, matched, score, covered, matchedConcepts } of blocks) {
    for (const place of matched) {
      const found = covered[place] ?? 0;
      if (found === 0) continue;
      maxCovered = Math.max(maxCovered, found);
      if (matchedConcepts[place] === asked && found >= goodCoverage * sum) goodMatches += 1;
      const value = score[place] ?? 0;
      if (value < least) continue;
      best.productIds.push(block * blockSize + place);
      best.scores.push(value);
    }
    // Only what may still be among the best is kept, so that few of many matches are stored.
    best = bestOf(best, sampleSize);
    if (best.scores.length === sampleSize) least = best.scores.at(-1) ?? 0;
  }
  return {
    best: new Map(best.productIds.map((productId, place) => [productId, best.scores[place] ?? 0])),
    goodMatches,
    coverage: maxCovered / sum,
  };
}

function bestOf({ productIds, scores }: ScoredProducts, count: number): ScoredProducts {
  const places = topIndices(scores, count);
  return {
    productIds: places.map((place) => productIds[place] ?? 0),
    scores: places.map((place) => scores[place] ?? 0),
  };
}

/** Products in the order of their ids, with their scores. */
export interface ScoredProducts {
  readonly productIds: number[];
  readonly scores: number[];
}

/** Score of a product that only belongs to a likely class: below every word match. */
export const classOnlyScore = 1e-3;

/** With so many full matches, partial ones are left out. */
const enoughGoodMatches = 5 * pageSize;
/** Products with a lower coverage are left out, unless nothing has more or they belong to a likely class. */
const minCoverage = 0.4;

interface HitContext {
  readonly shares: ClassShares;
  readonly weights: QueryWeights;
  readonly stats: MatchStats;
}

/** The products of a result: full matches, and partial ones unless there are enough. */
function collectHits(
  blocks: readonly BlockScores[],
  context: HitContext,
): { readonly full: ScoredProducts; readonly partial: ScoredProducts } {
  const { weights, stats } = context;
  const full: ScoredProducts = { productIds: [], scores: [] };
  const partial: ScoredProducts = { productIds: [], scores: [] };
  const includesClasses = weights.headConfidence >= minHeadShare && stats.goodMatches < enoughGoodMatches;
  const least = stats.goodMatches < enoughGoodMatches ? Math.min(minCoverage, stats.coverage) * weights.sum : Infinity;
  for (const scores of includesClasses ? withClassBlocks(blocks, context.shares) : blocks) {
    const likely = context.shares.get(scores.block);
    const candidates = includesClasses && likely ? offsetsOf(scores.matchedConcepts, likely) : scores.matched;
    for (const offset of candidates) {
      const share = likely?.[offset] ?? 0;
      const found = scores.covered[offset] ?? 0;
      const all = found > 0 && scores.matchedConcepts[offset] === weights.asked;
      if (!all && (found === 0 || found < least) && !(includesClasses && share > 0)) continue;
      const hits = all ? full : partial;
      hits.productIds.push(scores.block * blockSize + offset);
      hits.scores.push((scores.score[offset] ?? 0) * (1 + weights.likelyType * share) + classOnlyScore * share);
    }
  }
  return { full, partial };
}

/** Includes blocks whose only candidates belong to a likely class. */
function withClassBlocks(blocks: readonly BlockScores[], shares: ClassShares): readonly BlockScores[] {
  const scored = new Set(blocks.map(({ block }) => block));
  const others = [...shares.keys()].filter((block) => !scored.has(block)).map(emptyScores);
  return [...blocks, ...others].sort((one, other) => one.block - other.block);
}
