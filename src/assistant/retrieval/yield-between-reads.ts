import { setImmediate } from 'node:timers/promises';
import type { Catalog } from '#catalog/port.ts';

/**
 * Makes catalogs of which one read runs in each turn of the event loop, and what is done with its result in a later one.
 * An answer may need dozens of reads, and a catalog in the same process finishes each without waiting: together they would
 * keep all other requests waiting.
 */
export function yieldBetweenReads(): (catalog: Catalog) => Catalog {
  let lastTurn = Promise.resolve();
  const nextTurn = (): Promise<void> => (lastTurn = lastTurn.then(() => setImmediate()));
  const inTurn = async <T>(read: () => Promise<T>): Promise<T> => {
    await nextTurn();
    const result = await read();
    await nextTurn();
    return result;
  };
  return (catalog) => ({
    product: async (handle) => inTurn(() => catalog.product(handle)),
    productOfPage: async (handle) => inTurn(() => catalog.productOfPage(handle)),
    productById: async (id) => inTurn(() => catalog.productById(id)),
    products: async (handles) => inTurn(() => catalog.products(handles)),
    cards: async (handles, preferred) => inTurn(() => catalog.cards(handles, preferred)),
    list: async (query) => inTurn(() => catalog.list(query)),
    listHandles: async (query) => inTurn(() => catalog.listHandles(query)),
    collection: async (handle) => inTurn(() => catalog.collection(handle)),
    collections: async (page, perPage) => inTurn(() => catalog.collections(page, perPage)),
    productTypes: async (limit) => inTurn(() => catalog.productTypes(limit)),
    recommendations: async (id, limit) => inTurn(() => catalog.recommendations(id, limit)),
    cartRecommendations: async (ids, limit) => inTurn(() => catalog.cartRecommendations(ids, limit)),
    bestsellers: async (limit) => inTurn(() => catalog.bestsellers(limit)),
    suggest: async (term, limit) => inTurn(() => catalog.suggest(term, limit)),
    sitemap: async (kind, page, perPage) => inTurn(() => catalog.sitemap(kind, page, perPage)),
  });
}
