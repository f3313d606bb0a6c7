import type { Database } from '#storage/database.ts';
import { id, integer, text, textOrNull } from '#storage/row.ts';
import { indexPending } from '../../search/index/index-products.ts';
import { refreshMemberships } from '../../write/collection-rules.ts';
import type { ProductInput } from '../../write/product-input.ts';
import { removeProduct, saveProductsDeferred } from '../../write/save-product.ts';
import { type ExistingProduct, readProductVersions } from '../existing-products.ts';

/** Days for which an import can be undone. */
export const undoDays = 30;

/** Notes an import of a file, and forgets those that are too old to be undone; returns its id. `now` is ISO 8601. */
export function beginImportRun(store: Database, file: string, now: string): number {
  const oldest = new Date(Date.parse(now) - undoDays * 24 * 60 * 60_000).toISOString();
  return store.transaction(() => {
    store.run('DELETE FROM import_run WHERE started_at < ?', oldest);
    return store.run('INSERT INTO import_run (started_at, file) VALUES (?, ?)', now, file);
  });
}

/** Forgets an import that has changed nothing. */
export function endImportRun(store: Database, runId: number): void {
  store.run(
    'DELETE FROM import_run WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM import_change WHERE run_id = ?1)',
    runId,
  );
}

/** A product that is about to be changed; null: it is about to be created. */
export type FormerProduct = ExistingProduct['product'] | null;

const collectionsOfProduct = `
SELECT json_group_array(m.collection_id) FROM collection_product m JOIN collection c ON c.id = m.collection_id
WHERE m.product_id = p.id AND c.kind = 'manual'`;

/** The ids of the collections that products are in by hand, as JSON, by handle. */
export function readHandPicked(store: Database, handles: readonly string[]): ReadonlyMap<string, string> {
  const rows = store.all(
    `SELECT p.handle, (${collectionsOfProduct}) collections FROM product p
     WHERE p.handle IN (SELECT value FROM json_each(?))`,
    JSON.stringify(handles),
  );
  return new Map(rows.map((row) => [text(row, 'handle'), text(row, 'collections')]));
}

export interface ImportedProduct {
  readonly handle: string;
  readonly before: FormerProduct;
  /** The version of the product before the import; null for one that is created. */
  readonly versionBefore: number | null;
  /** JSON; see `readHandPicked`. */
  readonly collections: string;
}

/** Notes products that an import has just written, with what they were. */
export function noteImported(store: Database, runId: number, products: readonly ImportedProduct[]): void {
  for (const { handle, before, versionBefore, collections } of products) {
    if (versionBefore !== null) followVersion(store, handle, versionBefore);
    store.run(
      `INSERT OR IGNORE INTO import_change (run_id, product_id, handle, version, before, collections)
       SELECT ?, p.id, p.handle, v.version, ?, ? FROM product p JOIN list_version v ON v.product_id = p.id
       WHERE p.handle = ?`,
      runId,
      before && JSON.stringify(before),
      collections,
      handle,
    );
  }
}

/**
 * Makes the imports that left a product at a version expect its present one: only imports and their undoing have changed
 * it since, so that one import after the other can be undone.
 */
function followVersion(store: Database, handle: string, version: number): void {
  store.run(
    `UPDATE import_change SET version = v.version FROM product p JOIN list_version v ON v.product_id = p.id
     WHERE p.handle = ? AND import_change.product_id = p.id AND import_change.version = ?`,
    handle,
    version,
  );
}

export type UndoResult =
  | {
      readonly ok: true;
      readonly file: string;
      /** ISO 8601. */
      readonly startedAt: string;
      readonly restored: number;
      readonly deleted: number;
    }
  | { readonly ok: false; readonly reason: 'no_import' }
  /** Products that were changed, sold or deleted after the import. Nothing was undone. */
  | {
      readonly ok: false;
      readonly reason: 'changed_since';
      readonly file: string;
      readonly handles: readonly string[];
    };

/**
 * Makes the products of the last import that is not undone what they were before it, all of them or none: those that it
 * changed are restored, those that it created are deleted. Prices stay in the history, because they were asked for. `now`
 * is ISO 8601.
 */
export function undoImport(store: Database, now: string): UndoResult {
  return store.transaction(() => {
    const run = store.first('SELECT id, file, started_at FROM import_run ORDER BY id DESC LIMIT 1');
    if (!run) return { ok: false, reason: 'no_import' };
    const changes = readChanges(store, id(run));
    const versions = readProductVersions(
      store,
      changes.map(({ handle }) => handle),
    );
    const changed = changes.filter(({ handle, version }) => versions.get(handle) !== version);
    const file = text(run, 'file');
    const handles = changed.map(({ handle }) => handle);
    if (handles.length > 0) return { ok: false, reason: 'changed_since', file, handles };
    const deleted = deleteCreated(store, changes);
    const restored = restoreChanged(store, changes, now);
    indexPending(store);
    store.run('DELETE FROM import_run WHERE id = ?', id(run));
    for (const { before, version } of changes) if (before) followVersion(store, before.handle, version);
    return { ok: true, file, startedAt: text(run, 'started_at'), restored, deleted };
  });
}

interface ImportChange {
  readonly productId: string;
  readonly handle: string;
  readonly version: number;
  readonly before: ProductInput | null;
  readonly collections: string;
}

function readChanges(store: Database, runId: string): readonly ImportChange[] {
  return store.all('SELECT * FROM import_change WHERE run_id = ? ORDER BY product_id', runId).map((row) => ({
    productId: id(row, 'product_id'),
    handle: text(row, 'handle'),
    version: integer(row, 'version'),
    before: JSON.parse(textOrNull(row, 'before') ?? 'null'),
    collections: text(row, 'collections'),
  }));
}

function deleteCreated(store: Database, changes: readonly ImportChange[]): number {
  const created = changes.filter(({ before }) => before === null);
  for (const { productId } of created) removeProduct(store, productId);
  return created.length;
}

function restoreChanged(store: Database, changes: readonly ImportChange[], now: string): number {
  const products = changes.flatMap(({ productId, before }) =>
    before ? [{ ...before, id: productId, variants: before.variants.map(withoutHistory) }] : [],
  );
  const productIds = saveProductsDeferred(store, products);
  for (const { productId, before, collections } of changes)
    if (before)
      store.run(
        `DELETE FROM collection_product WHERE product_id = ? AND collection_id IN (
           SELECT id FROM collection WHERE kind = 'manual' AND id NOT IN (SELECT value FROM json_each(?)))`,
        productId,
        collections,
      );
  if (products.length > 0) refreshMemberships(store, now, { productIds });
  return products.length;
}

/** The history has the lowest price already. */
function withoutHistory(variant: ProductInput['variants'][number]): ProductInput['variants'][number] {
  return { ...variant, lowestRecent: null };
}
