import { parseQuery } from '#catalog/search/query/parse-query.ts';
import { rankProducts } from '#catalog/search/ranking/rank.ts';
import { type RankingWeights, rankingWeights } from '#catalog/search/ranking/ranking-weights.ts';
import { text } from '#storage/row.ts';
import { round, type ReportRow, writeReport } from '../harness/report.ts';
import { gradedNdcg, type JudgedShop, ratingsOf } from './judged-shop.ts';

type WeightName = keyof RankingWeights;

/** Values that are tried beside the present one: none, and half and one and a half times as much. */
const triedFactors = [0, 0.5, 1.5];

/**
 * Chooses each weight of the ranking on all queries but those of one fold, and measures them on that fold: what the choice is
 * worth on queries that it was not made by. Then what the ranking is without each signal, with the standard error of the
 * differences of queries.
 */
export function reportFolds(shop: JudgedShop, folds: number): void {
  const measure = cachedMeasure(shop);
  const present = measure(rankingWeights);
  const heldOut = shop.queries.map(() => 0);
  for (let fold = 0; fold < folds; fold += 1) {
    const isTraining = (index: number): boolean => index % folds !== fold;
    const chosen = measure(chooseWeights(measure, isTraining));
    for (const [index] of heldOut.entries()) if (!isTraining(index)) heldOut[index] = chosen[index] ?? 0;
  }
  writeReport('relevance-folds', [
    { weights: 'as they are', 'nDCG@10': round(meanOf(present), 4) },
    { weights: `chosen on the other of ${folds} folds`, 'nDCG@10': round(meanOf(heldOut), 4) },
  ]);
  writeReport(
    'relevance-signals',
    weightNames().map((name) => withoutSignal(name, measure)),
  );
}

/** nDCG@10 of each query. */
type Measure = (weights: RankingWeights) => readonly number[];

function weightNames(): readonly WeightName[] {
  return Object.keys(rankingWeights).filter((name): name is WeightName => name in rankingWeights);
}

/** One weight after the other: the tried value with the best mean on the training queries. */
function chooseWeights(measure: Measure, isTraining: (index: number) => boolean): RankingWeights {
  const trainingMean = (weights: RankingWeights): number =>
    meanOf(measure(weights).filter((_score, index) => isTraining(index)));
  let chosen = rankingWeights;
  for (const name of weightNames()) {
    const tried = triedFactors.map((factor) => ({ ...chosen, [name]: Math.min(1, rankingWeights[name] * factor) }));
    for (const weights of tried) if (trainingMean(weights) > trainingMean(chosen)) chosen = weights;
  }
  return chosen;
}

/** Without a signal: its weight is 0, or 1 where it is what remains of a score. */
function withoutSignal(name: WeightName, measure: Measure): ReportRow {
  const none = name === 'partial' || name === 'phrase' || name === 'aside' || name === 'uncovered' ? 1 : 0;
  const present = measure(rankingWeights);
  const differences = measure({ ...rankingWeights, [name]: none }).map((score, index) => score - (present[index] ?? 0));
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
  return {
    without: name,
    difference: round(mean, 4),
    'standard error': round(Math.sqrt(squares) / differences.length, 4),
  };
}

function cachedMeasure(shop: JudgedShop): Measure {
  const known = new Map<string, readonly number[]>();
  return (weights) => known.getOrInsertComputed(JSON.stringify(weights), () => measureQueries(shop, weights));
}

function measureQueries(shop: JudgedShop, weights: RankingWeights): readonly number[] {
  return shop.queries.map((query) => {
    const parsed = parseQuery(shop.store, query.term, { inputState: 'typed', weights });
    const productIds = parsed ? rankProducts(shop.store, parsed).productIds.slice(0, 10) : [];
    return gradedNdcg(ratingsOf(handlesOf(shop, productIds), query), query, 10);
  });
}

/** The handles of products in their order. */
export function handlesOf({ store }: JudgedShop, productIds: readonly number[]): readonly string[] {
  return store
    .all(
      'SELECT p.handle FROM json_each(?) r JOIN product p ON p.id = r.value ORDER BY r.key',
      JSON.stringify(productIds),
    )
    .map((row) => text(row, 'handle'));
}

function meanOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}
