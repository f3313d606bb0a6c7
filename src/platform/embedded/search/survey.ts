import { topIndices } from './order.ts';
import { blockSize } from './postings.ts';
import type { BlockScores } from './score.ts';
import type { QueryWeights } from './weigh.ts';

/** What there is among the products that have something of what is asked for. */
export interface MatchStats {
  /** Scores of the best, by product. */
  readonly best: ReadonlyMap<number, number>;
  /** How many have everything and do not only mention it. */
  readonly goodMatches: number;
  /** The highest share of what is asked for that one of them has. */
  readonly coverage: number;
}

/** The best tell what is meant. */
const sampleSize = 40;
const goodCoverage = 0.85;

export function computeMatchStats(blocks: readonly BlockScores[], { sum, asked }: QueryWeights): MatchStats {
  const [productIds, scores]: [number[], number[]] = [[], []];
  let [goodMatches, maxCovered] = [0, 0];
  for (const { block, score, covered, matchedConcepts } of blocks) {
    for (let place = 0; place < blockSize; place += 1) {
      const found = covered[place] ?? 0;
      if (found === 0) continue;
      maxCovered = Math.max(maxCovered, found);
      if (matchedConcepts[place] === asked && found >= goodCoverage * sum) goodMatches += 1;
      productIds.push(block * blockSize + place);
      scores.push(score[place] ?? 0);
    }
  }
  const best = topIndices(scores, sampleSize);
  return {
    best: new Map(best.map((place) => [productIds[place] ?? 0, scores[place] ?? 0])),
    goodMatches,
    coverage: maxCovered / sum,
  };
}
