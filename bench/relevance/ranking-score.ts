/** Quality of a ranking of products; 1 is the best possible. */
export interface RankingScore {
  readonly ndcg10: number;
  readonly ndcg25: number;
  /** Share of the relevant products that are among the first hundred; of a hundred where there are more. */
  readonly recall: number;
  /** 1 divided by the rank of the first product with grade 1. */
  readonly reciprocalRank: number;
}

const recallDepth = 100;

/** Compares the grades of the results, best first, with the grades of all products. */
export function scoreOf(found: readonly number[], all: readonly number[]): RankingScore {
  const ideal = all.filter((grade) => grade > 0).toSorted((one, other) => other - one);
  const worth = found.slice(0, recallDepth).filter((grade) => grade > 0).length;
  const first = found.indexOf(1);
  return {
    ndcg10: discountedGain(found, 10) / (discountedGain(ideal, 10) || 1),
    ndcg25: discountedGain(found, 25) / (discountedGain(ideal, 25) || 1),
    recall: worth / Math.max(1, Math.min(recallDepth, ideal.length)),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
  };
}

function discountedGain(grades: readonly number[], places: number): number {
  return grades.slice(0, places).reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0);
}

export function meanOf(scores: readonly RankingScore[]): RankingScore {
  const mean = (name: keyof RankingScore): number =>
    scores.reduce((sum, score) => sum + score[name], 0) / Math.max(1, scores.length);
  return {
    ndcg10: mean('ndcg10'),
    ndcg25: mean('ndcg25'),
    recall: mean('recall'),
    reciprocalRank: mean('reciprocalRank'),
  };
}
