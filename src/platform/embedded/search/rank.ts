import { pageSize } from '#shop/listing.ts';
import type { Database } from '../store.ts';
import { computeClassShares } from './classes.ts';
import { collectHits } from './hits.ts';
import { topIndices } from './order.ts';
import type { SearchQuery } from './query.ts';
import { readPostings } from './read-postings.ts';
import { scoreBlocks } from './score.ts';
import { computeMatchStats } from './survey.ts';
import { weighQuery } from './weigh.ts';

/** Others than those that have everything are shown up to so many. */
const maxPartialMatches = 10 * pageSize;

/** Ids of the products that fit a query, best first. Those that lack something follow only where few have all. */
export function rankProducts(store: Database, query: SearchQuery): readonly number[] {
  const postings = readPostings(store, queryTerms(query));
  const weights = weighQuery(query, postings);
  if (weights.asked === 0) return [];
  const blocks = scoreBlocks(query, postings, weights);
  const stats = computeMatchStats(blocks, weights);
  const shares = computeClassShares(store, query, stats.best);
  const { full, partial } = collectHits(blocks, { shares, weights, stats });
  for (const place of topIndices(partial.scores, maxPartialMatches)) {
    full.productIds.push(partial.productIds[place] ?? 0);
    full.scores.push(partial.scores[place] ?? 0);
  }
  return topIndices(full.scores).map((place) => full.productIds[place] ?? 0);
}

export function queryTerms({ concepts, joins, classes, head }: SearchQuery): ReadonlySet<string> {
  const terms = concepts.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  return new Set([...terms, ...joins, ...classes, ...(head?.terms ?? [])]);
}
