import { pageSize } from '#shop/listing.ts';
import type { ClassShares } from './classes.ts';
import { blockSize } from './postings.ts';
import { emptyScores, type BlockScores } from './score.ts';
import type { MatchStats } from './survey.ts';
import { minHeadShare, type QueryWeights } from './weigh.ts';

/** Products and how well they fit, in the order of their ids. */
export interface ScoredProducts {
  readonly productIds: number[];
  readonly scores: number[];
}

/** What is of the class that is meant counts so much more. */
export const classWeight = 0.7;
/** What is only of that class stands behind whatever has a word. */
export const classOnlyScore = 1e-3;

/** Where so many have everything, nothing else is shown. */
const enoughGoodMatches = 5 * pageSize;
/** What has less of what is asked for is only shown where nothing has more, or when it is of a class that is meant. */
const minCoverage = 0.45;

interface HitContext {
  readonly shares: ClassShares;
  readonly weights: QueryWeights;
  readonly stats: MatchStats;
}

/** The products that are worth showing: those that have everything, and others unless there are enough. */
export function collectHits(
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
    for (let offset = 0; offset < blockSize; offset += 1) {
      const share = likely?.[offset] ?? 0;
      const found = scores.covered[offset] ?? 0;
      const all = found > 0 && scores.matchedConcepts[offset] === weights.asked;
      if (!all && (found === 0 || found < least) && !(includesClasses && share > 0)) continue;
      const hits = all ? full : partial;
      hits.productIds.push(scores.block * blockSize + offset);
      hits.scores.push((scores.score[offset] ?? 0) * (1 + classWeight * share) + classOnlyScore * share);
    }
  }
  return { full, partial };
}

/** Also the blocks that hold nothing but products of a class that is meant. */
function withClassBlocks(blocks: readonly BlockScores[], shares: ClassShares): readonly BlockScores[] {
  const scored = new Set(blocks.map(({ block }) => block));
  const others = [...shares.keys()].filter((block) => !scored.has(block)).map(emptyScores);
  return [...blocks, ...others].sort((one, other) => one.block - other.block);
}
