import { PlatformContractError } from '#commerce/errors.ts';
import { id, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { indexProducts } from '../search/index/index-products.ts';
import type { CollectionInput } from './product-input.ts';
import { refreshCollectionMembers } from './collection-rules.ts';

const upsertCollection = `
INSERT INTO collection (handle, title, description, picture, picture_alt, position, sort, kind, match, rules, updated_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (handle) DO UPDATE SET title = excluded.title, description = excluded.description,
  picture = excluded.picture, picture_alt = excluded.picture_alt, position = excluded.position, sort = excluded.sort,
  kind = excluded.kind, match = excluded.match, rules = excluded.rules, updated_at = excluded.updated_at, due_at = NULL
RETURNING id`;

/** Inserts or replaces a collection by its handle and applies its rules; returns its id. */
export function saveCollection(store: Database, collection: CollectionInput, now: string): string {
  return store.transaction(() => {
    const former = store.first('SELECT title FROM collection WHERE handle = ?', collection.handle);
    const row = store.first(
      upsertCollection,
      collection.handle,
      collection.title,
      collection.description,
      collection.picture,
      collection.pictureAlt,
      collection.position,
      collection.sort,
      collection.rules ? 'rules' : 'manual',
      collection.rules?.match ?? null,
      collection.rules && JSON.stringify(collection.rules.rules),
      new Date(collection.updatedAt).toISOString(),
    );
    if (!row) throw new PlatformContractError(`Collection ${collection.handle} was not inserted.`);
    refreshCollectionMembers(store, id(row), now);
    if (former && text(former, 'title') !== collection.title) indexProducts(store, homeProductIds(store, id(row)));
    return id(row);
  });
}

/** The products whose home is a collection: they are found by its title. */
export function homeProductIds(store: Database, collectionId: string): readonly string[] {
  return store.all('SELECT id FROM product WHERE home_id = ?', Number(collectionId)).map((row) => id(row));
}

/** Replaces the products of a collection without rules; throws PlatformContractError for unknown handles. */
export function saveCollectionProducts(store: Database, handle: string, products: readonly string[]): void {
  store.transaction(() => {
    const collection = store.first("SELECT id FROM collection WHERE handle = ? AND kind = 'manual'", handle);
    if (!collection) throw new PlatformContractError(`There is no collection ${handle} without rules.`);
    store.run('DELETE FROM collection_product WHERE collection_id = ?', id(collection));
    for (const [position, product] of products.entries()) {
      store.run('INSERT INTO collection_product VALUES (?, ?, ?)', id(collection), productId(store, product), position);
    }
  });
}

/** Replaces the recommendations of a product, best first, each with an optional reason to show. */
export function saveRecommendations(
  store: Database,
  handle: string,
  targets: readonly { readonly handle: string; readonly reason: string | null }[],
): void {
  store.transaction(() => {
    const source = productId(store, handle);
    store.run('DELETE FROM recommendation WHERE product_id = ?', source);
    for (const [position, target] of targets.entries()) {
      const targetId = productId(store, target.handle);
      store.run(insertRecommendation, source, position, targetId, target.reason);
    }
  });
}

const insertRecommendation = 'INSERT INTO recommendation (product_id, position, target_id, reason) VALUES (?, ?, ?, ?)';

function productId(store: Database, handle: string): string {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  if (!row) throw new PlatformContractError(`There is no product ${handle}.`);
  return id(row);
}
