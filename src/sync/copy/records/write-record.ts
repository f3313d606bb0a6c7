import { canonicalSource, canonicalTarget } from '#catalog/merchandise/redirects-document.ts';
import { markForIndexing } from '#catalog/search/index/index-products.ts';
import { addPrice } from '#catalog/write/price-and-stock.ts';
import type { RefreshedProduct } from '#catalog/write/refresh-products.ts';
import { removeRedirect, saveRedirect } from '#catalog/write/redirects.ts';
import type { VideoInput } from '#catalog/write/product-input.ts';
import { homeProductIds } from '#catalog/write/save-collection.ts';
import { removeProduct, saveProductRows } from '#catalog/write/save-product.ts';
import type { ProductMedia } from '#commerce/records/product-record.ts';
import type { CatalogRecord, RecordKind, RecordOf } from '#commerce/records/catalog-record.ts';
import { saveDocument } from '#content/save-document.ts';
import { routes } from '#routes.ts';
import { markdownToText } from '#shop/text/html/plain-text.ts';
import type { Database } from '#storage/database.ts';
import { type PriceEntry, readCurrency } from '#catalog/products/variants.ts';
import { id as idOf, text } from '#storage/row.ts';
import { type CatalogCopy, overlayKey } from '../catalog-copy.ts';
import { addToCollections } from '../collection-members.ts';
import { type ContentRecord, documentName, documentOf, readOwnProfile } from './documents-from-records.ts';
import { productInput, soldVariants } from './product-from-record.ts';
import { keepPicture, keepVideo } from './record-pictures.ts';
import { readSalesRank } from '../sales-ranks.ts';
import { type RecordRow, variantNumbers } from './record-rows.ts';

/** Price observations by the platform's ids of variants. */
export type PriceHistories = ReadonlyMap<string, readonly PriceEntry[]>;

export interface RecordWrite {
  readonly row: RecordRow;
  /** The handle that the record had so far; null: it is new. */
  readonly formerHandle: string | null;
  readonly histories: PriceHistories;
  /** Receives products whose lists and facets have to be refreshed before the transaction ends. */
  readonly changedProducts: RefreshedProduct[];
}

/** Writes a record to the tables that pages read; one that this market does not have is removed from them. */
export function writeRecord(copy: CatalogCopy, record: CatalogRecord, write: RecordWrite): void {
  if (record.kind === 'product') writeProduct(copy, record, write);
  else if (record.kind === 'collection') writeCollection(copy, record, write);
  else if (record.kind === 'redirect') writeRedirect(copy, record, write);
  else writeDocument(copy, record, write);
}

function writeProduct(
  copy: CatalogCopy,
  record: RecordOf<'product'>,
  { row, histories, changedProducts }: RecordWrite,
): void {
  const { store } = copy;
  const overlay = record.overlays[overlayKey(copy)];
  const hasProfile = store.first("SELECT 1 FROM document WHERE kind = 'profile'") !== null;
  const variants = overlay ? soldVariants(record.base, overlay, hasProfile ? readCurrency(store) : null) : [];
  // Without a variant there is nothing to choose, to price or to buy.
  if (!overlay || variants.length === 0) return removeRecord(store, row);
  const bases = variants.map(({ base }) => base);
  const numbers = variantNumbers(store, bases);
  const videos = record.base.media.flatMap((media) => keepMedia(store, media));
  freeHandle(store, 'product', row);
  releaseVariants(store, row, numbers);
  const now = new Date(copy.runtime.clock.wall()).toISOString();
  const home = record.base.home === null ? null : collectionHandle(store, record.base.home);
  const product = saveProductRows(
    store,
    productInput(record, overlay, {
      variants,
      videos,
      numbers: { product: row.number ?? 0, variants: numbers, home },
      listed: row.listed,
      salesRank: record.base.salesRank ?? readSalesRank(store, record.id),
      version: record.version ?? now,
    }),
  );
  changedProducts.push(product);
  for (const { id } of bases) writeHistory(store, numbers.get(id) ?? 0, histories.get(id) ?? []);
  if (product.isNew) addToCollections(store, { id: record.id, number: row.number ?? 0 });
}

/** Stores what a product shows; returns its films, which follow the pictures. */
function keepMedia(store: Database, media: ProductMedia): readonly VideoInput[] {
  if (media.kind !== 'picture') return [keepVideo(store, media)];
  keepPicture(store, media.picture);
  return [];
}

/** Variants that the platform has moved from another product. */
function releaseVariants(store: Database, { number }: RecordRow, numbers: ReadonlyMap<string, number>): void {
  store.run(
    'DELETE FROM variant WHERE id IN (SELECT value FROM json_each(?)) AND product_id <> ?',
    JSON.stringify([...numbers.values()]),
    number,
  );
}

function collectionHandle(store: Database, id: string): string | null {
  const sql = `SELECT c.handle FROM copy_record r JOIN collection c ON c.id = r.number WHERE r.kind = 'collection' AND r.id = ?`;
  const row = store.first(sql, id);
  return row && text(row, 'handle');
}

/** The platform's observed prices, where they are more than the present one. */
function writeHistory(store: Database, variant: number, history: readonly PriceEntry[]): void {
  if (history.length < 2 || hasHistory(store, variant, history)) return;
  store.run('DELETE FROM price_history WHERE variant_id = ?', variant);
  for (const { from, price } of history) addPrice(store, String(variant), { price, from });
}

function hasHistory(store: Database, variant: number, history: readonly PriceEntry[]): boolean {
  const rows = store.all('SELECT from_at, price FROM price_history WHERE variant_id = ? ORDER BY from_at', variant);
  return (
    JSON.stringify(rows.map((row) => Object.values(row))) ===
    JSON.stringify(history.map(({ from, price }) => [from, price]))
  );
}

/**
 * Another record may still have the handle, when handles are exchanged and its own change was not read yet: it gets a
 * handle that nobody links to until then.
 */
function freeHandle(store: Database, kind: 'product' | 'collection', { number, handle }: RecordRow): void {
  const row = store.first(`SELECT id FROM ${kind} WHERE handle = ? AND id <> ?`, handle, number);
  if (row) store.run(`UPDATE ${kind} SET handle = handle || '~' || id WHERE id = ?`, idOf(row));
}

const upsertCollection = `
INSERT INTO collection (id, handle, title, description, picture, picture_alt, position, sort, kind, updated_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'manual', ?)
ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, title = excluded.title, description = excluded.description,
  picture = excluded.picture, picture_alt = excluded.picture_alt, position = excluded.position, sort = excluded.sort,
  updated_at = excluded.updated_at`;

/** The platform chooses and orders the products, also by rules: in the copy every collection is a manual one. */
function writeCollection(copy: CatalogCopy, record: RecordOf<'collection'>, { row, formerHandle }: RecordWrite): void {
  const { store, runtime } = copy;
  const { base, version } = record;
  const overlay = record.overlays[overlayKey(copy)];
  if (!overlay) return removeRecord(store, row);
  freeHandle(store, 'collection', row);
  const former = store.first('SELECT title FROM collection WHERE id = ?', row.number);
  const now = new Date(runtime.clock.wall()).toISOString();
  store.run(
    upsertCollection,
    row.number,
    record.handle,
    overlay.title,
    markdownToText(overlay.body),
    base.picture && keepPicture(store, base.picture),
    base.picture?.alt ?? null,
    base.position ?? row.number,
    // The copy does not know how well products sell in one collection, but the platform's order says it.
    base.sort === 'best-selling' ? 'manual' : base.sort,
    version === null ? now : new Date(version).toISOString(),
  );
  redirectFormerPath(
    store,
    { former: formerHandle && routes.collection(formerHandle), now: routes.collection(record.handle) },
    now,
  );
  saveCollectionState(store, record);
  if (!former) adoptProducts(store, row);
  const isRenamed = !former || text(former, 'title') !== overlay.title;
  if (isRenamed) markForIndexing(store, JSON.stringify(homeProductIds(store, String(row.number)).map(Number)));
}

function saveCollectionState(store: Database, { id, base }: RecordOf<'collection'>): void {
  store.run(
    `INSERT INTO copy_collection VALUES (?, ?, 0, 0, 0)
     ON CONFLICT (id) DO UPDATE SET automatic = excluded.automatic`,
    id,
    Number(base.automatic),
  );
}

/** Products that were read before their collection, or while this market did not have it. */
function adoptProducts(store: Database, { id, number }: RecordRow): void {
  store.run(
    `UPDATE product SET home_id = ? WHERE id IN (SELECT number FROM copy_record WHERE home = ? AND kind = 'product')`,
    number,
    id,
  );
}

function redirectFormerPath(
  store: Database,
  { former, now: path }: { readonly former: string | null; readonly now: string },
  since: string,
): void {
  if (former !== null && former !== path) saveRedirect(store, { path: former, target: path, since });
  else removeRedirect(store, path);
}

/** Only paths of this shop: a redirect to another site is not followed. */
function writeRedirect(copy: CatalogCopy, record: RecordOf<'redirect'>, { formerHandle }: RecordWrite): void {
  const { store, runtime } = copy;
  if (formerHandle !== null) removeRedirect(store, redirectPath(formerHandle));
  const path = redirectPath(record.handle);
  const target = canonicalTarget(record.base.target);
  const isOwn = target !== null && canonicalSource(target) !== path;
  if (!isOwn || !(overlayKey(copy) in record.overlays)) return removeRedirect(store, path);
  const since = record.version ?? new Date(runtime.clock.wall()).toISOString();
  store.run('INSERT OR REPLACE INTO redirect (path, target, since) VALUES (?, ?, ?)', path, target, since);
}

/** As browsers ask for it: platforms keep paths as merchants have typed them. */
function redirectPath(handle: string): string {
  return canonicalSource(handle) ?? handle;
}

function writeDocument(copy: CatalogCopy, record: ContentRecord, { row, formerHandle }: RecordWrite): void {
  const { store, durable, runtime } = copy;
  const now = new Date(runtime.clock.wall()).toISOString();
  const document = documentOf(record, {
    market: overlayKey(copy),
    keepPicture: (picture) => keepPicture(store, picture),
    profile: record.kind === 'profile' ? readOwnProfile(durable, now) : {},
    now,
  });
  if (formerHandle !== null && formerHandle !== record.handle) {
    removeRecord(store, { ...row, handle: formerHandle });
    const [former, current] = [pathOf({ ...record, handle: formerHandle }), pathOf(record)];
    if (former !== null && current !== null) saveRedirect(store, { path: former, target: current, since: now });
  }
  if (document) saveDocument(store, document);
  else removeRecord(store, row);
}

function pathOf(record: Pick<ContentRecord, 'kind' | 'handle'>): string | null {
  const { kind, parent, handle } = documentName(record);
  if (kind === 'page') return routes.page(handle);
  if (kind === 'blog') return routes.blog(handle);
  return kind === 'article' ? routes.article(parent, handle) : null;
}

/** Removes a record from the tables that pages read. */
export function removeRecord(store: Database, { kind, id, number, handle }: RemovedRecord): void {
  if (kind === 'product') {
    if (number !== null) removeProduct(store, String(number));
  } else if (kind === 'collection') {
    store.run('DELETE FROM collection WHERE id = ?', number);
    store.run('DELETE FROM copy_member WHERE collection = ?', id);
    store.run('DELETE FROM copy_collection WHERE id = ?', id);
  } else if (kind === 'redirect') removeRedirect(store, redirectPath(handle));
  else {
    const name = documentName({ kind, handle });
    const sql = 'DELETE FROM document WHERE kind = ? AND parent = ? AND handle = ?';
    store.run(sql, name.kind, name.parent, name.handle);
  }
}

export interface RemovedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly number: number | null;
  readonly handle: string;
}
