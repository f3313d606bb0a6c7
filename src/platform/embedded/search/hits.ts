import { blockSize } from './postings.ts';
import { greatestFirst } from './order.ts';
import { emptyScores, type Scores } from './score.ts';
import type { Weights } from './weigh.ts';

/** Products that have something of what is asked for, or are of a class that is meant; in the order of their ids. */
export interface Hits {
  readonly productIds: readonly number[];
  readonly scores: readonly number[];
  /** Share of what is asked for that a product has, rare words counting more. */
  readonly coverages: readonly number[];
  /** Whether nothing that is asked for is missing. */
  readonly full: readonly boolean[];
  /** Whether it is of a class that is meant. */
  readonly related: readonly boolean[];
}

/** Of each place of a block, how far its class is what is meant. */
export type Shares = ReadonlyMap<number, Float32Array>;

/** What is of the class that is meant counts so much more. */
export const classWeight = 0.8;
/** What is only of that class stands behind whatever has a word. */
export const classAlone = 1e-3;

/** A word is only taken for a thing, and more of its class shown, when this share of what bears it are such things. */
export const leastSure = 0.02;

export function hitsOf(blocks: readonly Scores[], shares: Shares, weights: Weights): Hits {
  const [productIds, scores, coverages]: [number[], number[], number[]] = [[], [], []];
  const [full, related]: [boolean[], boolean[]] = [[], []];
  const widened = weights.sureness >= leastSure;
  for (const { block, score, covered, met } of widened ? withBlocks(blocks, shares) : blocks) {
    const likely = shares.get(block);
    for (let place = 0; place < blockSize; place += 1) {
      const found = covered[place] ?? 0;
      const share = likely?.[place] ?? 0;
      if (found === 0 && (share === 0 || !widened)) continue;
      const coverage = found / weights.sum;
      productIds.push(block * blockSize + place);
      scores.push((score[place] ?? 0) * completeness(coverage) * (1 + classWeight * share) + classAlone * share);
      coverages.push(coverage);
      full.push(met[place] === weights.asked);
      related.push(widened && share > 0);
    }
  }
  return { productIds, scores, coverages, full, related };
}

function withBlocks(blocks: readonly Scores[], shares: Shares): readonly Scores[] {
  const scored = new Set(blocks.map(({ block }) => block));
  const others = [...shares.keys()].filter((block) => !scored.has(block)).map(emptyScores);
  return [...blocks, ...others].sort((one, other) => one.block - other.block);
}

/** What lacks something asked for, or only mentions it, counts less. */
export function completeness(coverage: number): number {
  return 0.2 + 0.8 * coverage ** 3;
}

/** The scores of the products whose words fit best. */
export function bestHits(blocks: readonly Scores[], weights: Weights, count: number): ReadonlyMap<number, number> {
  const { productIds, scores } = hitsOf(blocks, new Map(), weights);
  const best = greatestFirst(scores).slice(0, count);
  return new Map(best.map((place) => [productIds[place] ?? 0, scores[place] ?? 0]));
}
