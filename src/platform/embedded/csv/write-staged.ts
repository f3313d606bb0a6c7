import { isDeepStrictEqual } from 'node:util';
import { indexDocuments } from '../search/index-products.ts';
import { documentOf } from '../search/search-document.ts';
import { readCollectionTitles, textsOf } from '../search/texts.ts';
import type { Store } from '../store.ts';
import { refreshMemberships } from '../write/memberships.ts';
import { savePicture } from '../write/pictures.ts';
import { saveProductsAlone } from '../write/products.ts';
import { readMedia } from '../write/read-inputs.ts';
import { readCurrent, readVersions } from './current.ts';
import type { FileContext } from './read-context.ts';
import { readyProduct, type ReadyProduct } from './ready-product.ts';
import type { Stage, Staged } from './stage.ts';

export interface Writing {
  readonly context: FileContext;
  /** Products that are staged. */
  readonly count: number;
  /** From 0 on; 1 is when all of it is written. */
  readonly progress: (share: number) => void;
}

/** What a product became since it was read does not go with what its rows say; the problems have been told. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** Half of what a block of the index of words holds. */
const batchSize = 1024;
/** Products that are written between two steps of progress. */
const stepSize = 256;
/** Where saving ends and where filling collections ends, as shares of the time; what is left makes it lasting. */
const saved = 0.88;
const filled = 0.94;

/** Writes what was laid ready, all of it or nothing. Throws ChangedMeanwhile. */
export function writeStaged(store: Store, stage: Stage, { context, count, progress }: Writing): void {
  store.transaction(() => {
    const current = { ...context, titles: readCollectionTitles(store) };
    const isRenamed = !isDeepStrictEqual(current.titles, context.titles);
    let done = 0;
    for (const batch of stage.batches(batchSize)) {
      const ready = settle(store, batch, current);
      save(store, isRenamed ? ready.map((product) => describe(product, current)) : ready, (products) =>
        progress((saved * (done + products)) / count),
      );
      done += batch.length;
    }
    refreshMemberships(store, context.now, { progress: (share) => progress(saved + (filled - saved) * share) });
    progress(filled);
  });
  progress(1);
}

/** What is to be written of staged products: those that changed since they were read are read again. */
function settle(store: Store, batch: readonly Staged[], context: FileContext): readonly ReadyProduct[] {
  const versions = readVersions(
    store,
    batch.map(({ handle }) => handle),
  );
  return batch.flatMap((staged) => {
    const isSame = (versions.get(staged.handle) ?? null) === staged.version;
    return (isSame ? staged.ready : readAgain(store, staged, context)) ?? [];
  });
}

function readAgain(store: Store, { handle, rows }: Staged, context: FileContext): ReadyProduct | null {
  let isRefused = false;
  const tell: FileContext['tell'] = (problem) => {
    isRefused = true;
    context.tell(problem);
  };
  const before = readCurrent(store, [handle]).get(handle)?.product ?? null;
  const ready = readyProduct({ handle, rows: rows() }, { store, context: { ...context, tell }, before });
  if (isRefused) throw new ChangedMeanwhile(`${handle} was changed meanwhile.`);
  return ready;
}

/** Search finds a product by its collection's title as well. */
function describe(ready: ReadyProduct, { titles }: FileContext): ReadyProduct {
  return { ...ready, document: documentOf(textsOf(ready.product, titles)) };
}

function save(store: Store, ready: readonly ReadyProduct[], progress: (products: number) => void): void {
  for (const picture of ready.flatMap(({ media }) => media)) {
    if (!readMedia(store, picture.key)) savePicture(store, picture);
  }
  const ids: string[] = [];
  for (let start = 0; start < ready.length; start += stepSize) {
    const step = ready.slice(start, start + stepSize).map(({ product }) => product);
    ids.push(...saveProductsAlone(store, step));
    progress(start + step.length);
  }
  indexDocuments(store, new Map(ready.map(({ document }, index) => [Number(ids[index]), document])));
}
