import { integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { classTerm } from '../index/marked-terms.ts';
import { blockSize, readPostings } from '../index/postings.ts';
import type { SearchQuery } from '../query/search-query.ts';

/** By block, how likely the class of the product at each offset is the one searched for, 0 to 1. */
export type ClassShares = ReadonlyMap<number, Float32Array>;

/** Classes with a smaller share of the best scores are ignored. */
const minShare = 0.05;

/** How likely each product's class is searched for: by its share of the best scores, and by its name. */
export function computeClassShares(
  store: Database,
  query: SearchQuery,
  best: ReadonlyMap<number, number>,
): ClassShares {
  const likely = [...sharesOfBest(store, best)]
    .map(([name, share]) => ({ term: classTerm(name), share: (share * (1 + nameCoverage(name, query))) / 2 }))
    .filter(({ share }) => share >= minShare);
  const postings = readPostings(
    store,
    likely.map(({ term }) => term),
  );
  const shares = new Map<number, Float32Array>();
  for (const { term, share } of likely) {
    for (const [block, cells] of postings.of(term)?.blocks ?? []) {
      const byOffset = shares.getOrInsertComputed(block, () => new Float32Array(blockSize));
      for (const cell of cells) byOffset[cell & 0xffff] = share;
    }
  }
  return shares;
}

/** By class; products without one are left out. */
function sharesOfBest(store: Database, best: ReadonlyMap<number, number>): ReadonlyMap<string, number> {
  const rows = store.all(
    "SELECT product_id, class FROM search_document WHERE product_id IN (SELECT value FROM json_each(?)) AND class <> ''",
    JSON.stringify([...best.keys()]),
  );
  const shares = new Map<string, number>();
  const sum = best.values().reduce((all, score) => all + score, 0);
  for (const row of rows) {
    const share = (best.get(integer(row, 'product_id')) ?? 0) / sum;
    shares.set(text(row, 'class'), (shares.get(text(row, 'class')) ?? 0) + share);
  }
  return shares;
}

/** How much of a class's name is in the query, 0 to 1: sofa covers half of `Sleeper Sofas`, all of `Sofas`. */
function nameCoverage(name: string, { concepts }: SearchQuery): number {
  const queryTerms = new Set(concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)));
  const words = name.split(' ');
  return words.filter((word) => queryTerms.has(word)).length / words.length;
}
