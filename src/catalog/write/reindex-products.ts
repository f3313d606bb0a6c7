import { refreshFilterAttributes } from '../lists/filter-attributes.ts';
import { indexPendingBlock } from '../search/index/index-products.ts';
import { noteSearchChange, noteSharedChange } from '#storage/change-notes.ts';
import type { Database } from '#storage/database.ts';
import { id, integer } from '#storage/row.ts';
import { refreshProducts } from './refresh-products.ts';

/** Products per transaction, so that a running shop can write in between. */
const productsPerStep = 500;

/** The share of the time that lists and facets take; the rest is for the search index. */
const listsShare = 0.3;

/**
 * Makes lists, facets and the search index of all products anew from what is stored of the products. Yields the share
 * that is done, 0 to 1, after each transaction; what was done stays when it is stopped. Returns the number of products.
 */
export function* reindexProducts(store: Database): Generator<number, number> {
  store.transaction(() => refreshFilterAttributes(store));
  const products = store.all('SELECT id FROM product ORDER BY id').map((row) => ({ id: id(row) }));
  const { length: count } = products;
  for (let done = 0; done < count; done += productsPerStep) {
    store.transaction(() => refreshProducts(store, products.slice(done, done + productsPerStep)));
    yield (listsShare * Math.min(done + productsPerStep, count)) / count;
  }
  while (store.transaction(() => indexPendingBlock(store)))
    yield listsShare + (1 - listsShare) * Math.max(0, 1 - countPending(store) / Math.max(1, count));
  store.transaction(() => {
    noteSearchChange(store);
    noteSharedChange(store);
  });
  return count;
}

function countPending(store: Database): number {
  return integer(store.first('SELECT count(*) total FROM search_pending') ?? {}, 'total');
}
