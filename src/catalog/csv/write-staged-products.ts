import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#storage/database.ts';
import { savePicture } from '#storage/pictures.ts';
import { indexDocuments } from '../search/index/index-products.ts';
import { productTextsOf, readCollectionTitles } from '../search/index/product-texts.ts';
import { makeSearchDocument } from '../search/index/search-document.ts';
import { refreshMemberships } from '../write/collection-rules.ts';
import { readMedia } from '../write/read-product-input.ts';
import { saveProductsDeferred } from '../write/save-product.ts';
import { readExistingProducts, readProductVersions } from './existing-products.ts';
import type { ImportContext } from './import-context.ts';
import {
  addToCollections,
  createNamedCollections,
  type NamedCollection,
  namedCollectionColumn,
  toNamedCollection,
} from './named-collections.ts';
import type { RemotePicture } from './parse-pictures.ts';
import { type PreparedProduct, prepareProduct } from './prepare-product.ts';
import type { ProductRows } from './table/product-rows.ts';

export interface StagedWrite {
  readonly context: ImportContext;
  /** Pages show pictures from other hosts; else only those that the shop has stored. */
  readonly keepsRemote: boolean;
  /** Staged products. */
  readonly count: number;
  /** Called with the share that is written, from 0 to 1; 1 once it is committed. */
  readonly progress: (share: number) => void;
}

/** A product changed after it was read, so that its rows do not apply any more. The problems have been reported. */
export class ConcurrentChangeError extends Error {
  override readonly name = 'ConcurrentChangeError';
}

/** Half a block of the search index. */
const batchSize = 1024;
/** Products written between two reports of progress. */
const stepSize = 256;
/** The shares of the time after which products are saved and collections are filled; the rest is the commit. */
const savedShare = 0.88;
const filledShare = 0.94;

/** Writes all staged products or none. Throws ConcurrentChangeError. */
export function writeStaged(store: Database, staging: StagingTable, writing: StagedWrite): void {
  const { context, keepsRemote, count, progress } = writing;
  store.transaction(() => {
    const named = staging.namedCollections();
    createNamedCollections(store, [...new Set(named.map(({ title }) => title))], context.now);
    const currentContext = { ...context, collectionTitles: readCollectionTitles(store) };
    const isRenamed = !isDeepStrictEqual(currentContext.collectionTitles, context.collectionTitles);
    let done = 0;
    for (const batch of staging.batches(batchSize)) {
      const refreshed = refreshStaged(store, batch, currentContext);
      const prepared = keepsRemote ? refreshed : refreshed.map((product) => withStoredPictures(store, product));
      saveProducts(
        store,
        isRenamed ? prepared.map((product) => withSearchDocument(product, currentContext)) : prepared,
        (products) => progress((savedShare * (done + products)) / count),
      );
      done += batch.length;
    }
    addToCollections(store, named);
    refreshMemberships(store, context.now, {
      progress: (share) => progress(savedShare + (filledShare - savedShare) * share),
    });
    progress(filledShare);
  });
  progress(1);
}

/** What has to be written; products that changed since they were staged are prepared again. */
function refreshStaged(
  store: Database,
  batch: readonly StagedProduct[],
  context: ImportContext,
): readonly PreparedProduct[] {
  const versions = readProductVersions(
    store,
    batch.map(({ handle }) => handle),
  );
  return batch.flatMap((staged) => {
    const isSame = (versions.get(staged.handle) ?? null) === staged.version;
    return (isSame ? staged.prepared : prepareAgain(store, staged, context)) ?? [];
  });
}

function prepareAgain(
  store: Database,
  { handle, source }: StagedProduct,
  context: ImportContext,
): PreparedProduct | null {
  let isRefused = false;
  const report: ImportContext['report'] = (problem) => {
    isRefused = true;
    context.report(problem);
  };
  const existing = readExistingProducts(store, [handle]).get(handle)?.product ?? null;
  const { prepared } = prepareProduct(source(), { store, context: { ...context, report }, existing });
  if (isRefused) throw new ConcurrentChangeError(`${handle} changed while the file was read.`);
  return prepared;
}

/** The product with those of its pictures that the shop has; in place of the others it keeps its former ones. */
function withStoredPictures(store: Database, prepared: PreparedProduct): PreparedProduct {
  const { product, media } = prepared;
  const missing = new Set(media.filter(({ key }) => !readMedia(store, key)).map(({ key }) => key));
  if (missing.size === 0) return { ...prepared, media: [] };
  const former = readExistingProducts(store, [product.handle]).get(product.handle)?.product;
  const found = product.pictures.filter(({ key }) => !missing.has(key));
  const kept = (former?.pictures ?? []).filter(({ key }) => !found.some((picture) => picture.key === key));
  const variants = product.variants.map((variant) => {
    if (variant.picture === null || !missing.has(variant.picture)) return variant;
    const before = former?.variants.find(({ values }) => isDeepStrictEqual(values, variant.values));
    return { ...variant, picture: before?.picture ?? null };
  });
  return { ...prepared, media: [], product: { ...product, pictures: [...found, ...kept], variants } };
}

/** The title of a product's collection is part of its search document. */
function withSearchDocument(prepared: PreparedProduct, { collectionTitles }: ImportContext): PreparedProduct {
  return { ...prepared, document: makeSearchDocument(productTextsOf(prepared.product, collectionTitles)) };
}

function saveProducts(
  store: Database,
  prepared: readonly PreparedProduct[],
  progress: (products: number) => void,
): void {
  for (const picture of prepared.flatMap(({ media }) => media)) {
    if (!readMedia(store, picture.key)) savePicture(store, picture);
  }
  const ids: string[] = [];
  for (let start = 0; start < prepared.length; start += stepSize) {
    const step = prepared.slice(start, start + stepSize).map(({ product }) => product);
    ids.push(...saveProductsDeferred(store, step));
    progress(start + step.length);
  }
  indexDocuments(store, new Map(prepared.map(({ document }, index) => [Number(ids[index]), document])));
}

/** A product of a file, ready to be written. */
export interface StagedProduct {
  readonly handle: string;
  /** The version of the product it was prepared against; null where there was none. */
  readonly version: number | null;
  /** null: the shop has it so. */
  readonly prepared: PreparedProduct | null;
  /** What it was prepared from, for when the shop has another version by now. */
  readonly source: () => ProductRows;
}

/** Where products wait between reading and writing: a temporary file that goes with the process, however it ends. */
export interface StagingTable {
  add(source: ProductRows, staged: Pick<StagedProduct, 'version' | 'prepared'>): void;
  /** Returns how many were added: those with a new key. */
  addRemote(pictures: readonly RemotePicture[]): number;
  /** Returns the line on which a SKU, in any case, was added before; null for a new one. */
  addSku(sku: string, line: number): number | null;
  /** In the order in which they were added. */
  remotePictures(): readonly RemotePicture[];
  /** In the order in which they were added. */
  batches(size: number): Generator<readonly StagedProduct[]>;
  /** In the order of the file. */
  namedCollections(): readonly NamedCollection[];
  close(): void;
}

/** An empty name is a temporary file: https://www.sqlite.org/inmemorydb.html#temp_db */
const temporaryFile = '';

const schema = `
PRAGMA journal_mode = OFF;
PRAGMA cache_size = -4096;
CREATE TABLE staged (product TEXT NOT NULL, source TEXT NOT NULL) STRICT;
CREATE TABLE sku (sku TEXT PRIMARY KEY, line INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE remote (key TEXT NOT NULL UNIQUE, address TEXT NOT NULL, alt TEXT NOT NULL) STRICT;
BEGIN`;

export function openStagingTable(): StagingTable {
  const database = new DatabaseSync(temporaryFile);
  database.exec(schema);
  const insert = database.prepare('INSERT INTO staged VALUES (?, ?)');
  const insertRemote = database.prepare('INSERT INTO remote VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const selectRemote = database.prepare('SELECT key, address, alt FROM remote ORDER BY rowid');
  const insertSku = database.prepare('INSERT INTO sku VALUES (?, ?)');
  const selectSku = database.prepare('SELECT line FROM sku WHERE sku = ?');
  const selectNext = database.prepare('SELECT rowid, product FROM staged WHERE rowid > ? ORDER BY rowid LIMIT ?');
  const selectNamed = database.prepare(
    `SELECT json_extract(product, '$.handle') handle, ${namedCollectionColumn} title FROM staged ORDER BY rowid`,
  );
  const selectSource = database.prepare('SELECT source FROM staged WHERE rowid = ?');
  return {
    add: (source, { version, prepared }) => {
      insert.run(JSON.stringify({ handle: source.handle, version, prepared }), JSON.stringify(source));
    },
    addRemote: (pictures) =>
      pictures.reduce((count, { key, address, alt }) => count + Number(insertRemote.run(key, address, alt).changes), 0),
    addSku: (sku, line) => {
      const key = sku.toLowerCase();
      const before = selectSku.get(key);
      if (!before) insertSku.run(key, line);
      return before ? Number(before['line']) : null;
    },
    remotePictures: () =>
      selectRemote.all().map(({ key, address, alt }) => ({
        key: String(key),
        address: String(address),
        alt: String(alt),
      })),
    batches: function* (size) {
      for (let rows = selectNext.all(0, size); rows.length > 0;) {
        yield rows.map(({ rowid = null, product }) => {
          const staged: Omit<StagedProduct, 'source'> = JSON.parse(String(product));
          return { ...staged, source: () => JSON.parse(String(selectSource.get(rowid)?.['source'])) };
        });
        rows = selectNext.all(rows.at(-1)?.['rowid'] ?? null, size);
      }
    },
    namedCollections: () => selectNamed.all().flatMap((row) => toNamedCollection(row) ?? []),
    close: () => database.close(),
  };
}
