import type { Picture } from '#shop/content/picture.ts';
import type { CollectionLink } from '#shop/listing/listing.ts';
import type { Catalog, SearchContent } from './port.ts';
import { cardsByHandle } from './products/cards.ts';
import { allCollections, collectionByHandle, collectionLinks, countPublishedProducts } from './products/collections.ts';
import { findLookPicture } from './products/product-parts.ts';
import { listHandles, listProducts } from './lists/list-products.ts';
import { loadProductIndex } from './lists/index/product-index.ts';
import { readProductTypes } from './lists/product-types.ts';
import { productByHandle, productById, productsByHandle } from './products/products.ts';
import { readBestsellers } from './recommendations/bestsellers.ts';
import { recommend } from './recommendations/recommendations.ts';
import { readSitemap } from './products/sitemap.ts';
import { suggest } from './suggest/suggest.ts';
import type { QueryContext } from '#storage/query-context.ts';

/** The catalog for one reader; everything that is read is recorded. */
export function createCatalog(context: QueryContext, searchContent: SearchContent): Catalog {
  const read = <T>(work: () => T): T => context.store.snapshot(work);
  return {
    product: async (handle) => read(() => productByHandle(context, handle)),
    productOfPage: async (handle) => read(() => productByHandle(context, handle, 'untagged')),
    productById: async (id) => read(() => productById(context, id)),
    products: async (handles) => read(() => productsByHandle(context, handles)),
    cards: async (handles, preferred) => read(() => cardsByHandle(context, handles, preferred)),
    list: async (query) => {
      await loadProductIndex(context.store);
      return read(() => listProducts(context, query));
    },
    listHandles: async (query) => {
      await loadProductIndex(context.store);
      return read(() => listHandles(context, query));
    },
    collection: async (handle) => read(() => collectionByHandle(context, handle)),
    collections: async (page, perPage) => read(() => allCollections(context, page, perPage)),
    productTypes: async (limit) => {
      await loadProductIndex(context.store);
      return read(() => readProductTypes(context, limit));
    },
    recommendations: async (productId, limit) => read(() => recommend(context, [productId], limit)),
    cartRecommendations: async (productIds, limit) => read(() => recommend(context, productIds, limit)),
    bestsellers: async (limit) => read(() => readBestsellers(context, limit)),
    suggest: async (term, limit) => {
      await loadProductIndex(context.store);
      return read(() => suggest(context, searchContent, { term, limit }));
    },
    sitemap: async (kind, page, perPage) => read(() => readSitemap(context, kind, { page, perPage })),
  };
}

/** What texts show of the catalog: the `ContentCatalog` of the content. */
export function createContentCatalog(context: QueryContext): {
  countProducts: () => number;
  collections: (handles: readonly string[]) => readonly CollectionLink[];
  lookPicture: (handle: string, value: string | null) => Picture | null;
} {
  return {
    countProducts: () => countPublishedProducts(context),
    collections: (handles) => collectionLinks(context, handles),
    lookPicture: (handle, value) => findLookPicture(context, handle, value),
  };
}
