import { isDeepStrictEqual } from 'node:util';
import { indexDocuments } from '../search/index/index-products.ts';
import { makeSearchDocument } from '../search/index/search-document.ts';
import { readCollectionTitles, productTextsOf } from '../search/index/product-texts.ts';
import type { Database } from '#storage/database.ts';
import { refreshMemberships } from '../write/collection-rules.ts';
import { savePicture } from '../products/pictures.ts';
import { saveProductsDeferred } from '../write/save-product.ts';
import { readMedia } from '../write/read-product-input.ts';
import { readExistingProducts, readProductVersions } from './existing-products.ts';
import type { ImportContext } from './cells.ts';
import { prepareProduct, type PreparedProduct } from './prepare-product.ts';
import type { StagingTable, StagedProduct } from './staging-table.ts';

export interface StagedWrite {
  readonly context: ImportContext;
  /** Products that are staged. */
  readonly count: number;
  /** From 0 on; 1 is when all of it is written. */
  readonly progress: (share: number) => void;
}

/** What a product became since it was read does not go with what its rows say; the problems have been told. */
export class ConcurrentChangeError extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** Half of what a block of the index of words holds. */
const batchSize = 1024;
/** Products that are written between two steps of progress. */
const stepSize = 256;
/** Where saving ends and where filling collections ends, as shares of the time; what is left makes it lasting. */
const savedShare = 0.88;
const filledShare = 0.94;

/** Writes what was laid ready, all of it or nothing. Throws ChangedMeanwhile. */
export function writeStaged(store: Database, staging: StagingTable, { context, count, progress }: StagedWrite): void {
  store.transaction(() => {
    const currentContext = { ...context, titles: readCollectionTitles(store) };
    const isRenamed = !isDeepStrictEqual(currentContext.titles, context.titles);
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

/** What is to be written of staged products: those that changed since they were read are read again. */
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
  { handle, rows }: StagedProduct,
  context: ImportContext,
): PreparedProduct | null {
  let isRefused = false;
  const report: ImportContext['report'] = (problem) => {
    isRefused = true;
    context.report(problem);
  };
  const before = readExistingProducts(store, [handle]).get(handle)?.product ?? null;
  const prepared = prepareProduct({ handle, rows: rows() }, { store, context: { ...context, report }, before });
  if (isRefused) throw new ConcurrentChangeError(`${handle} was changed meanwhile.`);
  return prepared;
}

/** Search finds a product by its collection's title as well. */
function withSearchDocument(prepared: PreparedProduct, { titles }: ImportContext): PreparedProduct {
  return { ...prepared, document: makeSearchDocument(productTextsOf(prepared.product, titles)) };
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
