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
import { prepareProduct, type PreparedProduct } from './prepare-product.ts';
import type { StagedProduct, StagingTable } from './staging-table.ts';

export interface StagedWrite {
  readonly context: ImportContext;
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
export function writeStaged(store: Database, staging: StagingTable, { context, count, progress }: StagedWrite): void {
  store.transaction(() => {
    const currentContext = { ...context, collectionTitles: readCollectionTitles(store) };
    const isRenamed = !isDeepStrictEqual(currentContext.collectionTitles, context.collectionTitles);
    let done = 0;
    for (const batch of staging.batches(batchSize)) {
      const prepared = refreshStaged(store, batch, currentContext);
      saveProducts(
        store,
        isRenamed ? prepared.map((product) => withSearchDocument(product, currentContext)) : prepared,
        (products) => progress((savedShare * (done + products)) / count),
      );
      done += batch.length;
    }
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
  const prepared = prepareProduct(source(), { store, context: { ...context, report }, existing });
  if (isRefused) throw new ConcurrentChangeError(`${handle} changed while the file was read.`);
  return prepared;
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
