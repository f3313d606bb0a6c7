import { isDeepStrictEqual } from 'node:util';
import { noteSearchChange } from '#storage/change-notes.ts';
import type { Database } from '#storage/database.ts';
import { savePicture } from '#storage/media/pictures.ts';
import { findVideo, saveVideo } from '#storage/media/videos.ts';
import {
  bulkCheckpointPages,
  bulkTransactionMs,
  defaultCheckpointPages,
  writeInBackground,
} from '#storage/transactions/background-writes.ts';
import { retryOnBusy } from '#storage/transactions/retry-on-busy.ts';
import { indexInSteps, indexPendingInSteps } from '../search/index/index-products.ts';
import { productTextsOf, readCollectionTitles } from '../search/index/product-texts.ts';
import { createSearchDocument, type SearchDocument } from '../search/index/search-document.ts';
import { refreshMemberships } from '../write/collection-rules.ts';
import { readMedia } from '../write/read-product-input.ts';
import { saveProductsDeferred } from '../write/save-product.ts';
import { readExistingProducts, readProductVersions } from './existing-products.ts';
import type { ImportContext } from './import-context.ts';
import { noteImported, readHandPicked } from './changes/import-history.ts';
import { addToCollections, type CollectionEnds, createNamedCollections } from './named-collections.ts';
import { type PreparedProduct, prepareProduct } from './parse/prepare-product.ts';
import { remoteVideo } from './parse/parse-videos.ts';
import type { StagedProduct, StagingTable } from './staging-table.ts';

export interface StagedWrite {
  /** Receives the problems of products that changed after they were read, so that their rows do not apply any more. */
  readonly context: ImportContext;
  /** Pages show pictures from other hosts; else only those that the shop has stored. */
  readonly keepsRemote: boolean;
  /** The import that the changes are noted for, so that it can be undone. */
  readonly runId: number;
  /** Staged products. */
  readonly count: number;
  /** Called with the share that is written, from 0 to 1; 1 once it is committed. */
  readonly progress: (share: number) => void;
}

/**
 * Writes staged products, one after another in short transactions between which other processes write: at any time a
 * product is as it was or as it will be, with its lists and collections. Searches find the new texts of a product up to
 * `batchSize` products later. When it is interrupted, importing the file again continues: what is written is unchanged
 * by then. Returns how many products were left as they are, because they changed and their rows do not apply any more.
 */
export async function applyStaged(store: Database, staging: StagingTable, writing: StagedWrite): Promise<number> {
  const { context, progress } = writing;
  const titles = staging.collectionTitles();
  await retryOnBusy(() => store.transaction(() => createNamedCollections(store, titles, context.now)));
  const collectionTitles = readCollectionTitles(store);
  const isRenamed = !isDeepStrictEqual(collectionTitles, context.collectionTitles);
  const state = { skipped: 0, ends: new Map() };
  const application = { ...writing, context: { ...context, collectionTitles }, isRenamed, state };
  // Writes that a power failure loses are repeated when the file is imported again; the last transaction waits for the
  // disk.
  store.run('PRAGMA synchronous = NORMAL');
  store.all(`PRAGMA wal_autocheckpoint = ${bulkCheckpointPages}`);
  try {
    await writeInBackground(store, applicationSteps(store, staging, application), bulkTransactionMs);
  } finally {
    store.all(`PRAGMA wal_autocheckpoint = ${defaultCheckpointPages}`);
    store.run('PRAGMA synchronous = FULL');
  }
  await retryOnBusy(() => store.transaction(() => noteSearchChange(store)));
  progress(1);
  return state.skipped;
}

interface Application extends StagedWrite {
  /** The title of a product's collection is part of its search document. */
  readonly isRenamed: boolean;
  readonly state: { skipped: number; readonly ends: CollectionEnds };
}

/** Products whose search entries are written together: half a block of the search index. */
const batchSize = 1024;
/** The share of a batch's time after which its products are saved; the rest is for the search index. */
const savedShare = 0.65;

function* applicationSteps(store: Database, staging: StagingTable, application: Application): Generator<void> {
  const { count, progress } = application;
  let done = 0;
  for (const batch of staging.batches(batchSize)) {
    const documents = new Map<number, SearchDocument>();
    let saved = 0;
    for (const group of groupsOf(batch)) {
      for (const [productId, document] of applyGroup(store, group, application)) documents.set(productId, document);
      saved += group.length;
      progress((done + saved * savedShare) / count);
      yield;
    }
    for (const _step of indexInSteps(store, documents)) yield;
    if (documents.size > 0) noteSearchChange(store);
    done += batch.length;
    progress(done / count);
    yield;
  }
  // Products of an interrupted import, or that another process changed while they were indexed.
  yield* indexPendingInSteps(store);
}

/** Maximum number of products, and of their variants, that are saved in one step. */
const groupProducts = 16;
const groupVariants = 64;

function* groupsOf(batch: readonly StagedProduct[]): Generator<readonly StagedProduct[]> {
  let [group, variants]: [StagedProduct[], number] = [[], 0];
  for (const staged of batch) {
    const more = staged.prepared?.product.variants.length ?? 0;
    if (group.length === groupProducts || (group.length > 0 && variants + more > groupVariants)) {
      yield group;
      [group, variants] = [[], 0];
    }
    group.push(staged);
    variants += more;
  }
  if (group.length > 0) yield group;
}

/** Saves a group of products with all that lists show of them; returns their search documents by id. */
function applyGroup(
  store: Database,
  group: readonly StagedProduct[],
  application: Application,
): ReadonlyMap<number, SearchDocument> {
  const { context, state, runId } = application;
  const prepared = refreshStaged(store, group, application);
  for (const picture of prepared.flatMap(({ media }) => media)) {
    if (!readMedia(store, picture.key)) savePicture(store, picture);
  }
  for (const film of prepared.flatMap(({ films }) => films)) {
    if (!findVideo(store, film.key)) saveVideo(store, remoteVideo(film));
  }
  const handles = prepared.map(({ product }) => product.handle);
  const former = readExistingProducts(store, handles);
  const collections = readHandPicked(store, handles);
  const productIds = saveProductsDeferred(
    store,
    prepared.map(({ product }) => product),
  );
  addToCollections(store, group, state.ends);
  if (productIds.length > 0) refreshMemberships(store, context.now, { productIds });
  const imported = handles.map((handle) => ({
    handle,
    before: former.get(handle)?.product ?? null,
    versionBefore: former.get(handle)?.version ?? null,
    collections: collections.get(handle) ?? '[]',
  }));
  noteImported(store, runId, imported);
  return new Map(prepared.map(({ document }, index) => [Number(productIds[index]), document]));
}

/** What has to be written; products that changed since they were staged are prepared again. */
function refreshStaged(
  store: Database,
  group: readonly StagedProduct[],
  application: Application,
): readonly PreparedProduct[] {
  const { context, keepsRemote, isRenamed } = application;
  const versions = readProductVersions(
    store,
    group.map(({ handle }) => handle),
  );
  return group.flatMap((staged) => {
    const isSame = (versions.get(staged.handle) ?? null) === staged.version;
    const prepared = isSame ? staged.prepared : prepareAgain(store, staged, application);
    if (!prepared) return [];
    const shown = keepsRemote ? prepared : withStoredVideos(store, withStoredPictures(store, prepared));
    return [isRenamed ? withSearchDocument(shown, context) : shown];
  });
}

/** null: nothing is to be written, or the rows do not apply any more. */
function prepareAgain(
  store: Database,
  { handle, source }: StagedProduct,
  { context, state }: Application,
): PreparedProduct | null {
  let isRefused = false;
  const report: ImportContext['report'] = (problem) => {
    isRefused = true;
    context.report(problem);
  };
  const existing = readExistingProducts(store, [handle]).get(handle)?.product ?? null;
  const { prepared } = prepareProduct(source(), { store, context: { ...context, report }, existing });
  if (isRefused) state.skipped += 1;
  return isRefused ? null : prepared;
}

/** The product with those of its pictures that the shop has; in place of missing ones, it keeps its former pictures. */
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

/** The same for its films. */
function withStoredVideos(store: Database, prepared: PreparedProduct): PreparedProduct {
  const { product, films } = prepared;
  const missing = new Set(films.filter(({ key }) => !findVideo(store, key)).map(({ key }) => key));
  if (missing.size === 0) return { ...prepared, films: [] };
  const former = readExistingProducts(store, [product.handle]).get(product.handle)?.product;
  const found = (product.videos ?? []).filter(({ key }) => !missing.has(key));
  const kept = (former?.videos ?? []).filter(({ key }) => !found.some((video) => video.key === key));
  return { ...prepared, films: [], product: { ...product, videos: [...found, ...kept] } };
}

/** The title of a product's collection is part of its search document. */
function withSearchDocument(prepared: PreparedProduct, { collectionTitles }: ImportContext): PreparedProduct {
  return { ...prepared, document: createSearchDocument(productTextsOf(prepared.product, collectionTitles)) };
}
