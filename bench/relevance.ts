import { openDatabase } from '#platform/embedded/open-database.ts';
import { findProducts } from '#platform/embedded/search/find.ts';
import { indexPending } from '#platform/embedded/search/index-products.ts';
import type { Store } from '#platform/embedded/store.ts';
import type { ProductInput } from '#platform/embedded/write/input.ts';
import { saveProductAlone } from '#platform/embedded/write/products.ts';
import { makeRandom } from './random.ts';
import { bm25Ranker, type Ranker } from './relevance/bm25.ts';
import { makeFacts, type Facts } from './relevance/facts.ts';
import { fieldWorld } from './relevance/field-world.ts';
import { homeWorld } from './relevance/home-world.ts';
import type { World } from './relevance/kind.ts';
import { meanOf, scoreOf, type Score } from './relevance/measures.ts';
import { productOf } from './relevance/product.ts';
import { makeQuestions, type Question } from './relevance/questions.ts';
import { report, round, type Goal, type Row } from './report.ts';

/**
 * How well search ranks two made-up shops that share no vocabulary, against bm25 over all text and over weighted columns.
 * Queries are judged by the facts that products were made of, not by what their texts say.
 * `node bench/relevance.ts [home|field] [products]`
 */
const worlds: Readonly<Record<string, readonly [World, number]>> = { home: [homeWorld, 11], field: [fieldWorld, 47] };
const [only, count = '20000'] = process.argv.slice(2);
const measured = Object.entries(worlds)
  .filter(([name]) => only === undefined || only === name)
  .map(([name, [world, seed]]) => measureWorld(name, world, seed));
report(
  'relevance',
  measured.flatMap(({ rows }) => rows),
  measured.map(({ goal }) => goal),
);

interface Measured {
  readonly rows: readonly Row[];
  readonly goal: Goal;
}

function measureWorld(name: string, world: World, seed: number): Measured {
  const random = makeRandom(seed);
  const facts = makeFacts(random, world, Number(count));
  const products = facts.map((each) => productOf(random, world, each));
  const questions = makeQuestions(random, world, facts);
  const rankers: Readonly<Record<string, Ranker>> = {
    bm25: bm25Ranker(products, [1, 1, 1, 1, 1, 1, 1]),
    'bm25 weighted': bm25Ranker(products, [10, 8, 5, 5, 2, 1, 10]),
    search: searchRanker(products),
  };
  const scores = Object.entries(rankers).map(
    ([name, rank]) => [name, questions.map((question) => ({ question, score: judge(question, rank, facts) }))] as const,
  );
  const sorts = [...new Set(questions.map(({ sort }) => sort)), 'all'];
  const rows = sorts.map((sort) => {
    const cells = scores.flatMap(([ranker, judged]) => {
      const of = judged.filter(({ question }) => sort === 'all' || question.sort === sort);
      return columnsOf(ranker, meanOf(of.map(({ score }) => score)));
    });
    return { shop: name, sort, ...Object.fromEntries(cells) };
  });
  const [, weighted = 0, own = 0] = scores.map(([, judged]) => meanOf(judged.map(({ score }) => score)).ndcg10);
  return {
    rows,
    goal: { what: `nDCG@10 in the ${name} shop beside weighted bm25`, measured: own / weighted, atLeast: 1 },
  };
}

function columnsOf(name: string, score: Score): readonly (readonly [string, number])[] {
  const short = { ndcg10: '@10', ndcg25: '@25', recall: 'recall', first: 'first' } as const;
  return [
    [`${name} ${short.ndcg10}`, round(score.ndcg10, 3)],
    [`${name} ${short.ndcg25}`, round(score.ndcg25, 3)],
    [`${name} ${short.recall}`, round(score.recall, 3)],
    [`${name} ${short.first}`, round(score.first, 3)],
  ];
}

function searchRanker(products: readonly ProductInput[]): Ranker {
  const store: Store = openDatabase(':memory:');
  const places = new Map<number, number>();
  store.transaction(() => {
    for (const [index, product] of products.entries()) places.set(Number(saveProductAlone(store, product)), index);
    indexPending(store);
  });
  return (term) => findProducts(store, term).productIds.flatMap((id) => places.get(id) ?? []);
}

function judge({ term, grade }: Question, rank: Ranker, facts: readonly Facts[]): Score {
  const found = rank(term).flatMap((index) => facts[index] ?? []);
  return scoreOf(found.map(grade), facts.map(grade));
}
