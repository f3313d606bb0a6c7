import type { CacheTag } from '#cache/tags.ts';
import { setSalesRank } from '#catalog/write/refresh-products.ts';
import type { Database } from '#storage/database.ts';
import { integer, integerOrNull, text } from '#storage/row.ts';
import { type CatalogCopy, commitInSlices } from './catalog-copy.ts';

/** Stores the order in which products sell best, from the platform's ids; all others follow in no order. */
export async function applySalesRanks(copy: CatalogCopy, products: readonly string[]): Promise<readonly CacheTag[]> {
  const { store } = copy;
  return commitInSlices(copy, rankChanges(store, products), { write: (change) => writeRank(store, change) });
}

/** The rank of a product, from 1; null: not known. */
export function readSalesRank(store: Database, product: string): number | null {
  const row = store.first('SELECT rank FROM copy_rank WHERE product = ?', product);
  return row && integer(row, 'rank');
}

interface RankChange {
  readonly product: string;
  /** null: it is not known any more. */
  readonly rank: number | null;
}

function rankChanges(store: Database, products: readonly string[]): readonly RankChange[] {
  const rows = store.all('SELECT product, rank FROM copy_rank');
  const before = new Map(rows.map((row) => [text(row, 'product'), integer(row, 'rank')]));
  const after = new Map([...new Set(products)].map((product, index) => [product, index + 1]));
  const removed = [...before.keys()].filter((product) => !after.has(product));
  const changed = [...after].filter(([product, rank]) => before.get(product) !== rank);
  return [
    ...removed.map((product) => ({ product, rank: null })),
    ...changed.map(([product, rank]) => ({ product, rank })),
  ];
}

/** A later write of the product includes it. */
function writeRank(store: Database, { product, rank }: RankChange): void {
  if (rank === null) store.run('DELETE FROM copy_rank WHERE product = ?', product);
  else store.run('INSERT OR REPLACE INTO copy_rank VALUES (?, ?)', product, rank);
  const row = store.first("SELECT number FROM copy_record WHERE kind = 'product' AND id = ?", product);
  const number = row && integerOrNull(row, 'number');
  if (number !== null) setSalesRank(store, number, rank);
}
