import { findProducts as retrieve } from '#assistant/retrieval/find-products.ts';
import { makeVocabularySource } from '#assistant/retrieval/vocabulary.ts';
import { readSlots } from '#assistant/rules/criteria/slots.ts';
import type { Catalog } from '#catalog/port.ts';
import { findProducts } from '#catalog/search/find-products.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { sampleShop } from '../../tests/fixtures/sample-shop.ts';
import { quantile, round, type ReportRow, writeReport } from '../harness/report.ts';
import { handlesOf, reportFolds } from './choose-weights.ts';
import { gradedNdcg, type JudgedQuery, type JudgedShop, openJudgedShop, ratingsOf } from './judged-shop.ts';

/** The scores of one query. */
interface JudgedScores {
  readonly term: string;
  readonly ndcg10: number;
  readonly ndcg4: number;
  /** nDCG@10 of the rated products alone, in the order of the results. */
  readonly condensed: number;
}

/** A way to the products of a query. */
type Retrieval = (query: JudgedQuery) => Promise<readonly string[]>;

export interface JudgedReportOptions {
  /** Number of queries with the lowest scores that are listed. */
  readonly worst: number;
  /** Parts of the queries for choosing weights on all but one of them; 0: only the page and the assistant are measured. */
  readonly folds: number;
}

/** Measures the page of results and the assistant with products and judgements of a folder. */
export async function reportJudgedShop(folder: string, { worst, folds }: JudgedReportOptions): Promise<void> {
  const judged = await openJudgedShop(folder);
  if (folds > 1) {
    reportFolds(judged, folds);
    judged.store.close();
    judged.remove();
    return;
  }
  const shop = sampleShop(judged.store, () => new Date());
  const visitor = { country: 'NO', language: 'en', currency: 'EUR' };
  const catalog = shop.catalog({ context: visitor, draft: false, record: () => {} });
  const times: number[] = [];
  const paths: Readonly<Record<string, Retrieval>> = {
    page: timed(pageRetrieval(catalog), times),
    'whole result': async ({ term }) => handlesOf(judged, findProducts(judged.store, term).productIds),
    assistant: assistantRetrieval(catalog),
  };
  const scores = new Map<string, readonly JudgedScores[]>();
  for (const [name, retrieval] of Object.entries(paths)) scores.set(name, await scoreQueries(judged, retrieval));
  for (let turn = 0; turn < 20; turn += 1)
    for (const query of judged.queries) await timed(pageRetrieval(catalog), times)(query);
  writeReport(
    'relevance-judged',
    [...scores].map(([name, of]) => ({ path: name, ...summarize(of) })),
  );
  writeReport('relevance-judged-times', [timesRow(times)]);
  if (worst > 0) console.table(worstQueries(scores.get('whole result') ?? [], worst));
  await shop.close();
  judged.remove();
}

function pageRetrieval(catalog: Catalog): Retrieval {
  return async ({ term }) => {
    const scope = { kind: 'search', term } as const;
    const listing = await catalog.list({ scope, filters: noFilters, sort: null, page: 1 });
    return (listing?.cards ?? []).map(({ handle }) => handle);
  };
}

function assistantRetrieval(catalog: Catalog): Retrieval {
  const vocabulary = makeVocabularySource(Date.now);
  return async ({ term }) => {
    const criteria = readSlots(term, await vocabulary(catalog), 2);
    const { found } = await retrieve(catalog, { criteria, limit: 10, skip: [] });
    return found.map(({ product }) => product.handle);
  };
}

function timed(retrieval: Retrieval, times: number[]): Retrieval {
  return async (query) => {
    const begun = performance.now();
    const handles = await retrieval(query);
    times.push(performance.now() - begun);
    return handles;
  };
}

async function scoreQueries({ queries }: JudgedShop, retrieval: Retrieval): Promise<readonly JudgedScores[]> {
  const scores: JudgedScores[] = [];
  for (const query of queries) {
    const found = ratingsOf(await retrieval(query), query);
    const rated = found.filter((rating) => rating !== null);
    scores.push({
      term: query.term,
      ndcg10: gradedNdcg(found, query, 10),
      ndcg4: gradedNdcg(found, query, 4),
      condensed: gradedNdcg(rated, query, 10),
    });
  }
  return scores;
}

const folds = 5;

/** Means over all queries, and how the mean of nDCG@10 differs between five parts of them. */
function summarize(scores: readonly JudgedScores[]): ReportRow {
  const parts = Array.from({ length: folds }, (_, fold) =>
    meanOf(
      scores.filter((_each, index) => index % folds === fold),
      'ndcg10',
    ),
  );
  return {
    queries: scores.length,
    'nDCG@10': round(meanOf(scores, 'ndcg10'), 4),
    'standard error': round(standardError(scores.map(({ ndcg10 }) => ndcg10)), 3),
    'lowest fold': round(Math.min(...parts), 3),
    'highest fold': round(Math.max(...parts), 3),
    'nDCG@4': round(meanOf(scores, 'ndcg4'), 4),
    condensed: round(meanOf(scores, 'condensed'), 4),
  };
}

function meanOf(scores: readonly JudgedScores[], name: Exclude<keyof JudgedScores, 'term'>): number {
  return scores.reduce((sum, score) => sum + score[name], 0) / Math.max(1, scores.length);
}

function standardError(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) / values.length;
}

function timesRow(times: readonly number[]): ReportRow {
  const sorted = times.toSorted((one, other) => one - other);
  return { lists: sorted.length, 'p50, ms': round(quantile(sorted, 0.5)), 'p99, ms': round(quantile(sorted, 0.99)) };
}

function worstQueries(scores: readonly JudgedScores[], count: number): readonly ReportRow[] {
  return scores
    .toSorted((one, other) => one.ndcg10 - other.ndcg10)
    .slice(0, count)
    .map(({ term, ndcg10, condensed }) => ({ term, 'nDCG@10': round(ndcg10), condensed: round(condensed) }));
}
