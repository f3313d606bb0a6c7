import { pageSize } from '#shop/listing.ts';
import type { Shares } from './classes.ts';
import { blockSize } from './postings.ts';
import { emptyScores, type Scores } from './score.ts';
import type { Survey } from './survey.ts';
import { leastThings, type Weights } from './weigh.ts';

/** Products and how well they fit, in the order of their ids. */
export interface Hits {
  readonly productIds: number[];
  readonly scores: number[];
}

/** What is of the class that is meant counts so much more. */
export const classWeight = 0.7;
/** What is only of that class stands behind whatever has a word. */
export const classAlone = 1e-3;

/** Where so many have everything, nothing else is shown. */
const enough = 5 * pageSize;
/** What has less of what is asked for is only shown where nothing has more, or when it is of a class that is meant. */
const leastCoverage = 0.45;

interface Known {
  readonly shares: Shares;
  readonly weights: Weights;
  readonly survey: Survey;
}

/** The products that are worth showing: those that have everything, and others unless there are enough. */
export function hitsOf(blocks: readonly Scores[], known: Known): { readonly full: Hits; readonly partial: Hits } {
  const { weights, survey } = known;
  const full: Hits = { productIds: [], scores: [] };
  const partial: Hits = { productIds: [], scores: [] };
  const widened = weights.sureness >= leastThings && survey.good < enough;
  const least = survey.good < enough ? Math.min(leastCoverage, survey.coverage) * weights.sum : Infinity;
  for (const scores of widened ? withOthers(blocks, known.shares) : blocks) {
    const likely = known.shares.get(scores.block);
    for (let place = 0; place < blockSize; place += 1) {
      const share = likely?.[place] ?? 0;
      const found = scores.covered[place] ?? 0;
      const all = found > 0 && scores.met[place] === weights.asked;
      if (!all && (found === 0 || found < least) && !(widened && share > 0)) continue;
      const hits = all ? full : partial;
      hits.productIds.push(scores.block * blockSize + place);
      hits.scores.push((scores.score[place] ?? 0) * (1 + classWeight * share) + classAlone * share);
    }
  }
  return { full, partial };
}

/** Also the blocks that hold nothing but products of a class that is meant. */
function withOthers(blocks: readonly Scores[], shares: Shares): readonly Scores[] {
  const scored = new Set(blocks.map(({ block }) => block));
  const others = [...shares.keys()].filter((block) => !scored.has(block)).map(emptyScores);
  return [...blocks, ...others].sort((one, other) => one.block - other.block);
}
