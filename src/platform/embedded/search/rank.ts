import { pageSize } from '#shop/listing.ts';
import type { Store } from '../store.ts';
import { classShares } from './classes.ts';
import { hitsOf } from './hits.ts';
import { greatestFirst } from './order.ts';
import type { Query } from './query.ts';
import { readPostings } from './read-postings.ts';
import { scoreBlocks } from './score.ts';
import { survey } from './survey.ts';
import { weigh } from './weigh.ts';

/** Others than those that have everything are shown up to so many. */
const mostPartial = 10 * pageSize;

/** Ids of the products that fit a query, best first. Those that lack something follow only where few have all. */
export function rank(store: Store, query: Query): readonly number[] {
  const postings = readPostings(store, termsOf(query));
  const weights = weigh(query, postings);
  if (weights.asked === 0) return [];
  const blocks = scoreBlocks(query, postings, weights);
  const surveyed = survey(blocks, weights);
  const shares = classShares(store, query, surveyed.best);
  const { full, partial } = hitsOf(blocks, { shares, weights, survey: surveyed });
  for (const place of greatestFirst(partial.scores, mostPartial)) {
    full.productIds.push(partial.productIds[place] ?? 0);
    full.scores.push(partial.scores[place] ?? 0);
  }
  return greatestFirst(full.scores).map((place) => full.productIds[place] ?? 0);
}

export function termsOf({ concepts, joins, classes, head }: Query): ReadonlySet<string> {
  const terms = concepts.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  return new Set([...terms, ...joins, ...classes, ...(head?.terms ?? [])]);
}
