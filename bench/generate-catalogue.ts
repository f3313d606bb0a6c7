import { indexPending } from '#platform/embedded/search/index-products.ts';
import { saveCollection, saveCollectionProducts } from '#platform/embedded/write/collections.ts';
import { refreshMemberships } from '#platform/embedded/write/memberships.ts';
import { saveProductDeferred } from '#platform/embedded/write/products.ts';
import type { Database } from '#platform/embedded/store.ts';
import { generateCollection } from './generate-collection.ts';
import { generateProduct } from './generate-product.ts';
import { createRandom } from './random.ts';

export interface CatalogSize {
  readonly products: number;
  readonly collections: number;
  /** ISO 8601: products were made in the five years before. */
  readonly now: string;
  /** Called now and then with the number of products that are written. */
  readonly progress?: (written: number) => void;
}

/** The size at which a shop is called large: a collection for each fifty products. */
export function catalogSizeFor(products: number, now: string): CatalogSize {
  return { products, collections: Math.ceil(products / 50), now };
}

const batchSize = 5000;

/** Fills a shop with made-up products: the same ones for the same size. */
export function generateCatalog(store: Database, size: CatalogSize): void {
  const random = createRandom(20_261_120);
  const handles: string[] = [];
  const collections = Array.from({ length: size.collections }, (_, index) => generateCollection(random, index, size));
  store.transaction(() => {
    for (const { collection } of collections) saveCollection(store, collection, size.now);
  });
  for (let start = 0; start < size.products; start += batchSize) {
    store.transaction(() => {
      for (let index = start; index < Math.min(start + batchSize, size.products); index += 1) {
        const product = generateProduct(random, index, size);
        saveProductDeferred(store, product);
        handles.push(product.handle);
      }
    });
    size.progress?.(handles.length);
  }
  store.transaction(() => {
    for (const { collection, members } of collections) {
      const products = members.flatMap((member) => handles[member] ?? []);
      if (collection.rules === null) saveCollectionProducts(store, collection.handle, products);
    }
    refreshMemberships(store, size.now);
    indexPending(store);
  });
}
