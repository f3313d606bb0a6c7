import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexPending } from '../search/index-products.ts';
import type { Database } from '../store.ts';
import { saveCollection, saveCollectionProducts, saveRecommendations } from '../write/collections.ts';
import { refreshMemberships } from '../write/memberships.ts';
import { recordPrice } from '../write/prices.ts';
import { saveProductDeferred } from '../write/products.ts';
import { collectionsFile, productsFile, toCollection, toProduct, type ProductSource } from './catalogue-file.ts';

/** Writes the demo shop's products and collections. Collections come first: products name the one they are at home in. */
export function seedCatalog(store: Database, folder: string, now: string): void {
  const { products } = productsFile.parse(readJson(join(folder, 'products.json')));
  const { collections } = collectionsFile.parse(readJson(join(folder, 'collections.json')));
  for (const [position, collection] of collections.entries()) {
    saveCollection(store, toCollection(collection, { position, updatedAt: now }), now);
  }
  for (const product of products) {
    saveProductDeferred(store, toProduct(product, now));
    recordFormerPrices(store, product);
  }
  for (const product of products) saveRecommendations(store, product.handle, product.recommended);
  for (const { handle, kind, products: members } of collections) {
    if (kind === 'manual') saveCollectionProducts(store, handle, members);
  }
  refreshMemberships(store, now);
  indexPending(store);
}

/** What a reduced product cost from its first day on is the price that its reduction is measured against. */
function recordFormerPrices(store: Database, { variants, createdAt }: ProductSource): void {
  for (const { id, compareAt } of variants) {
    if (compareAt !== null) recordPrice(store, id, { price: compareAt, from: createdAt });
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
