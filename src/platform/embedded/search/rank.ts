import { pageSize } from '#shop/listing.ts';
import type { Store } from '../store.ts';
import { classShares } from './classes.ts';
import { bestHits, hitsOf, type Hits } from './hits.ts';
import { greatestFirst } from './order.ts';
import type { Query } from './query.ts';
import { readPostings } from './read-postings.ts';
import { scoreBlocks } from './score.ts';
import { weigh } from './weigh.ts';

/** The best tell what is meant. */
const telling = 40;

/** Ids of the products that fit a query, best first. Those that lack something follow only where few have all. */
export function rank(store: Store, query: Query): readonly number[] {
  const postings = readPostings(store, termsOf(query));
  const weights = weigh(query, postings);
  if (weights.asked === 0) return [];
  const blocks = scoreBlocks(query, postings, weights);
  const shares = classShares(store, query, bestHits(blocks, weights, telling));
  const hits = hitsOf(blocks, shares, weights);
  return worthShowing(hits).map((place) => hits.productIds[place] ?? 0);
}

export function termsOf({ concepts, joins, classes, head }: Query): ReadonlySet<string> {
  const terms = concepts.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  return new Set([...terms, ...joins, ...classes, ...(head?.terms ?? [])]);
}

/** Others than those that have everything are shown up to so many, and not where this many have it. */
const mostPartial = 10 * pageSize;
const enough = 2 * pageSize;
const leastCoverage = 0.45;
const goodCoverage = 0.85;

/** The places of the hits that are shown, best first. */
function worthShowing({ scores, coverages, full, related }: Hits): readonly number[] {
  let [good, best] = [0, 0];
  for (const [place, coverage] of coverages.entries()) {
    best = Math.max(best, coverage);
    if (full[place] === true && coverage >= goodCoverage) good += 1;
  }
  const least = Math.min(leastCoverage, best);
  let left = good >= enough ? 0 : mostPartial;
  return greatestFirst(scores).filter((place) => {
    if (full[place] === true) return true;
    if ((coverages[place] ?? 0) < least && related[place] !== true) return false;
    left -= 1;
    return left >= 0;
  });
}
