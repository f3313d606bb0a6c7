import {
  ownRanker,
  plainRanker,
  readSearchShops,
  scoreSearch,
  type SearchShop,
} from '../../tests/evaluation/search/search-shop.ts';
import { type ReportRow, round, writeReport } from '../harness/report.ts';

/**
 * nDCG@10 of searches in small shops of eight kinds, beside plain BM25. `--losses` lists the searches below 0.9 or below
 * BM25, with what they find.
 */
function main(args: readonly string[]): void {
  const shops = readSearchShops();
  writeReport('relevance-kinds', shops.map(scoreShop));
  if (args.includes('--losses')) for (const shop of shops) console.table(lossesIn(shop));
}

function scoreShop(shop: SearchShop): ReportRow {
  const scores = [ownRanker(shop), plainRanker(shop)].map((rank) => {
    const all = shop.searches.map((search) => scoreSearch(rank, search));
    return round(all.reduce((sum, score) => sum + score, 0) / all.length, 3);
  });
  return { shop: shop.name, searches: shop.searches.length, 'nDCG@10': scores[0] ?? 0, bm25: scores[1] ?? 0 };
}

function lossesIn(shop: SearchShop): readonly ReportRow[] {
  const [own, plain] = [ownRanker(shop), plainRanker(shop)];
  return shop.searches
    .map((search) => ({ search, score: scoreSearch(own, search), bm25: scoreSearch(plain, search) }))
    .filter(({ score, bm25 }) => score < 0.9 || score < bm25)
    .map(({ search, score, bm25 }) => ({
      term: search.term,
      score: round(score),
      bm25: round(bm25),
      found: own(search.term).slice(0, 5).join(' '),
    }));
}

main(process.argv.slice(2));
