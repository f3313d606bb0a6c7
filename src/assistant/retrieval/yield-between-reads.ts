import { setImmediate } from 'node:timers/promises';
import type { Catalog } from '#catalog/port.ts';

/**
 * Makes catalogs of which one read begins in each turn of the event loop. An answer may need dozens of reads, and a
 * catalog in the same process finishes each without waiting: together they would keep all other requests waiting.
 */
export function yieldBetweenReads(): (catalog: Catalog) => Catalog {
  let lastTurn = Promise.resolve();
  const nextTurn = (): Promise<void> => (lastTurn = lastTurn.then(() => setImmediate()));
  return (catalog) => ({
    product: async (handle) => nextTurn().then(() => catalog.product(handle)),
    productById: async (id) => nextTurn().then(() => catalog.productById(id)),
    products: async (handles) => nextTurn().then(() => catalog.products(handles)),
    cards: async (handles, preferred) => nextTurn().then(() => catalog.cards(handles, preferred)),
    list: async (query) => nextTurn().then(() => catalog.list(query)),
    collection: async (handle) => nextTurn().then(() => catalog.collection(handle)),
    collections: async (page, perPage) => nextTurn().then(() => catalog.collections(page, perPage)),
    recommendations: async (id, limit) => nextTurn().then(() => catalog.recommendations(id, limit)),
    cartRecommendations: async (ids, limit) => nextTurn().then(() => catalog.cartRecommendations(ids, limit)),
    suggest: async (term, limit) => nextTurn().then(() => catalog.suggest(term, limit)),
    sitemap: async (kind, page, perPage) => nextTurn().then(() => catalog.sitemap(kind, page, perPage)),
  });
}
