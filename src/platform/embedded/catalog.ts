import type { Catalog } from '../port.ts';
import { cardsByHandle } from './cards.ts';
import { allCollections, collectionByHandle } from './collections.ts';
import { list } from './list.ts';
import { loadKnown } from './lists/known.ts';
import { productByHandle, productById, productsByHandle } from './products.ts';
import { recommend } from './recommendations.ts';
import { readSitemap } from './sitemap.ts';
import { suggest } from './suggest.ts';
import type { Visit } from './visit.ts';

/** The catalogue as one visit may see it; all that is read is recorded. */
export function makeCatalog(visit: Visit): Catalog {
  return {
    product: async (handle) => productByHandle(visit, handle),
    productById: async (id) => productById(visit, id),
    products: async (handles) => productsByHandle(visit, handles),
    cards: async (handles, preferred) => cardsByHandle(visit, handles, preferred),
    list: async (query) => {
      await loadKnown(visit.store);
      return list(visit, query);
    },
    collection: async (handle) => collectionByHandle(visit, handle),
    collections: async (page, perPage) => allCollections(visit, page, perPage),
    recommendations: async (productId, limit) => recommend(visit, [productId], limit),
    cartRecommendations: async (productIds, limit) => recommend(visit, productIds, limit),
    suggest: async (term, limit) => {
      await loadKnown(visit.store);
      return suggest(visit, term, limit);
    },
    sitemap: async (kind, page, perPage) => readSitemap(visit, kind, { page, perPage }),
  };
}
