import { greatestFirst } from './order.ts';
import { blockSize } from './postings.ts';
import type { Scores } from './score.ts';
import type { Weights } from './weigh.ts';

/** What there is among the products that have something of what is asked for. */
export interface Survey {
  /** Scores of the best, by product. */
  readonly best: ReadonlyMap<number, number>;
  /** How many have everything and do not only mention it. */
  readonly good: number;
  /** The highest share of what is asked for that one of them has. */
  readonly coverage: number;
}

/** The best tell what is meant. */
const telling = 40;
const goodCoverage = 0.85;

export function survey(blocks: readonly Scores[], { sum, asked }: Weights): Survey {
  const [productIds, scores]: [number[], number[]] = [[], []];
  let [good, most] = [0, 0];
  for (const { block, score, covered, met } of blocks) {
    for (let place = 0; place < blockSize; place += 1) {
      const found = covered[place] ?? 0;
      if (found === 0) continue;
      most = Math.max(most, found);
      if (met[place] === asked && found >= goodCoverage * sum) good += 1;
      productIds.push(block * blockSize + place);
      scores.push(score[place] ?? 0);
    }
  }
  const best = greatestFirst(scores, telling);
  return {
    best: new Map(best.map((place) => [productIds[place] ?? 0, scores[place] ?? 0])),
    good,
    coverage: most / sum,
  };
}
