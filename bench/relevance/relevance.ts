import { existsSync } from 'node:fs';
import { type Database, openDatabase } from '#storage/database.ts';
import { findProducts } from '#catalog/search/find-products.ts';
import { indexPending } from '#catalog/search/index/index-products.ts';
import type { ProductInput } from '#catalog/write/product-input.ts';
import { saveProductDeferred } from '#catalog/write/save-product.ts';
import { createRandom } from '../catalog/random.ts';
import { bm25Ranker, type Ranker } from './bm25.ts';
import { generateFacts, type ProductFacts } from './product-facts.ts';
import { outdoorVocabulary } from './outdoor-vocabulary.ts';
import { homeVocabulary } from './home-vocabulary.ts';
import type { ShopVocabulary } from './shop-vocabulary.ts';
import { reportJudgedShop } from './judged-report.ts';
import { meanOf, scoreOf, type RankingScore } from './ranking-score.ts';
import { generateListing } from './generate-listing.ts';
import { generateQueries, type RelevanceQuery } from './generate-queries.ts';
import { writeReport, round, type BenchmarkGoal, type ReportRow } from '../harness/report.ts';

/**
 * Ranking quality of search in two generated shops without a common vocabulary, compared with bm25 over all text and
 * over weighted columns. Results are judged by the facts that products were generated from, not by their texts.
 * `node bench/relevance/relevance.ts [home|field] [products]`. With a folder of real products and judgements instead, see
 * `relevance/judged-shop.ts`: ranking of the page of results and the assistant.
 * `node bench/relevance/relevance.ts <folder> [--worst | --folds <number>]`
 */
const vocabularies: Readonly<Record<string, readonly [ShopVocabulary, number]>> = {
  home: [homeVocabulary, 11],
  field: [outdoorVocabulary, 47],
};
const [only, count = '20000'] = process.argv.slice(2);
if (only !== undefined && existsSync(only)) {
  const folds = count === '--folds' ? Number(process.argv[4] ?? 5) : 0;
  await reportJudgedShop(only, { worst: count === '--worst' ? 25 : 0, folds });
  process.exit();
}
const measured = Object.entries(vocabularies)
  .filter(([name]) => only === undefined || only === name)
  .map(([name, [vocabulary, seed]]) => measureShop(name, vocabulary, seed));
writeReport(
  'relevance',
  measured.flatMap(({ rows }) => rows),
  measured.map(({ goal }) => goal),
);

interface RelevanceResult {
  readonly rows: readonly ReportRow[];
  readonly goal: BenchmarkGoal;
}

function measureShop(name: string, vocabulary: ShopVocabulary, seed: number): RelevanceResult {
  const random = createRandom(seed);
  const facts = generateFacts(random, vocabulary, Number(count));
  const products = facts.map((each) => generateListing(random, vocabulary, each));
  const queries = generateQueries(random, vocabulary, facts);
  const rankers: Readonly<Record<string, Ranker>> = {
    bm25: bm25Ranker(products, [1, 1, 1, 1, 1, 1, 1]),
    'bm25 weighted': bm25Ranker(products, [10, 8, 5, 5, 2, 1, 10]),
    search: searchRanker(products),
  };
  const scores = Object.entries(rankers).map(
    ([name, rank]) =>
      [name, queries.map((query) => ({ question: query, score: scoreQuery(query, rank, facts) }))] as const,
  );
  const sorts = [...new Set(queries.map(({ kind }) => kind)), 'all'];
  const rows = sorts.map((sort) => {
    const cells = scores.flatMap(([ranker, queryScores]) => {
      const of = queryScores.filter(({ question: query }) => sort === 'all' || query.kind === sort);
      return columnsOf(ranker, meanOf(of.map(({ score }) => score)));
    });
    return { shop: name, sort, ...Object.fromEntries(cells) };
  });
  const [, weighted = 0, own = 0] = scores.map(
    ([, queryScores]) => meanOf(queryScores.map(({ score }) => score)).ndcg10,
  );
  return {
    rows,
    goal: { what: `nDCG@10 in the ${name} shop beside weighted bm25`, measured: own / weighted, atLeast: 1 },
  };
}

function columnsOf(name: string, score: RankingScore): readonly (readonly [string, number])[] {
  const short = { ndcg10: '@10', ndcg25: '@25', recall: 'recall', first: 'first' } as const;
  return [
    [`${name} ${short.ndcg10}`, round(score.ndcg10, 3)],
    [`${name} ${short.ndcg25}`, round(score.ndcg25, 3)],
    [`${name} ${short.recall}`, round(score.recall, 3)],
    [`${name} ${short.first}`, round(score.reciprocalRank, 3)],
  ];
}

function searchRanker(products: readonly ProductInput[]): Ranker {
  const store: Database = openDatabase(':memory:');
  const places = new Map<number, number>();
  store.transaction(() => {
    for (const [index, product] of products.entries()) places.set(Number(saveProductDeferred(store, product)), index);
    indexPending(store);
  });
  return (term) => findProducts(store, term).productIds.flatMap((id) => places.get(id) ?? []);
}

function scoreQuery({ term, grade }: RelevanceQuery, rank: Ranker, facts: readonly ProductFacts[]): RankingScore {
  const found = rank(term).flatMap((index) => facts[index] ?? []);
  return scoreOf(found.map(grade), facts.map(grade));
}
