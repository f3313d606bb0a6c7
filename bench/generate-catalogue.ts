import { indexPending } from '#platform/embedded/search/index-products.ts';
import { saveCollection, saveCollectionProducts } from '#platform/embedded/write/collections.ts';
import { refreshMemberships } from '#platform/embedded/write/memberships.ts';
import { saveProductAlone } from '#platform/embedded/write/products.ts';
import type { Store } from '#platform/embedded/store.ts';
import { generateCollection } from './generate-collection.ts';
import { generateProduct } from './generate-product.ts';
import { makeRandom } from './random.ts';

export interface CatalogueSize {
  readonly products: number;
  readonly collections: number;
  /** ISO 8601: products were made in the five years before. */
  readonly now: string;
  /** Called now and then with the number of products that are written. */
  readonly progress?: (written: number) => void;
}

/** The size at which a shop is called large: a collection for each fifty products. */
export function sizeOf(products: number, now: string): CatalogueSize {
  return { products, collections: Math.ceil(products / 50), now };
}

const batch = 5000;

/** Fills a shop with made-up products: the same ones for the same size. */
export function generateCatalogue(store: Store, size: CatalogueSize): void {
  const random = makeRandom(20_261_120);
  const handles: string[] = [];
  const collections = Array.from({ length: size.collections }, (_, index) => generateCollection(random, index, size));
  store.transaction(() => {
    for (const { collection } of collections) saveCollection(store, collection, size.now);
  });
  for (let start = 0; start < size.products; start += batch) {
    store.transaction(() => {
      for (let index = start; index < Math.min(start + batch, size.products); index += 1) {
        const product = generateProduct(random, index, size);
        saveProductAlone(store, product);
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
