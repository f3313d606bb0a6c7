import type { Catalog } from '../port.ts';
import { cardsByHandle } from './cards.ts';
import { allCollections, collectionByHandle } from './collections.ts';
import { listProducts } from './list.ts';
import { loadProductIndex } from './lists/known.ts';
import { productByHandle, productById, productsByHandle } from './products.ts';
import { recommend } from './recommendations.ts';
import { readSitemap } from './sitemap.ts';
import { suggest } from './suggest.ts';
import type { QueryContext } from './visit.ts';

/** The catalogue as one visit may see it; all that is read is recorded. */
export function makeCatalog(context: QueryContext): Catalog {
  return {
    product: async (handle) => productByHandle(context, handle),
    productById: async (id) => productById(context, id),
    products: async (handles) => productsByHandle(context, handles),
    cards: async (handles, preferred) => cardsByHandle(context, handles, preferred),
    list: async (query) => {
      await loadProductIndex(context.store);
      return listProducts(context, query);
    },
    collection: async (handle) => collectionByHandle(context, handle),
    collections: async (page, perPage) => allCollections(context, page, perPage),
    recommendations: async (productId, limit) => recommend(context, [productId], limit),
    cartRecommendations: async (productIds, limit) => recommend(context, productIds, limit),
    suggest: async (term, limit) => {
      await loadProductIndex(context.store);
      return suggest(context, term, limit);
    },
    sitemap: async (kind, page, perPage) => readSitemap(context, kind, { page, perPage }),
  };
}
