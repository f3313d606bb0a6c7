import { indexPending } from '../search/index-products.ts';
import type { Store } from '../store.ts';
import { refreshMemberships } from '../write/memberships.ts';
import { savePicture } from '../write/pictures.ts';
import { saveProductsAlone } from '../write/products.ts';
import { readMedia } from '../write/read-inputs.ts';
import { readCurrent, readVersions } from './current.ts';
import { makeReader, type FileContext } from './read-file.ts';
import type { Stage, Staged } from './stage.ts';
import type { ReadProduct } from './to-product.ts';

export interface Writing {
  readonly context: FileContext;
  /** Products that are staged. */
  readonly count: number;
  /** From 0 to 1. */
  readonly progress: (share: number) => void;
}

/** What a product became since it was read does not go with what its rows say; the problems have been told. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

const batchSize = 250;
/** Where saving ends and where filling collections ends, as shares of the time. */
const saved = 0.55;
const filled = 0.6;

/** Writes what was laid ready, all of it or nothing. Throws ChangedMeanwhile. */
export function writeStaged(store: Store, stage: Stage, { context, count, progress }: Writing): void {
  store.transaction(() => {
    let done = 0;
    for (const batch of stage.batches(batchSize)) {
      save(store, settle(store, batch, context));
      done += batch.length;
      progress((saved * done) / count);
    }
    const part = (from: number, to: number) => (share: number) => progress(from + (to - from) * share);
    refreshMemberships(store, context.now, { progress: part(saved, filled) });
    indexPending(store, part(filled, 1));
  });
}

/** What is to be written of staged products: those that changed since they were read are read again. */
function settle(store: Store, batch: readonly Staged[], context: FileContext): readonly ReadProduct[] {
  const versions = readVersions(
    store,
    batch.map(({ handle }) => handle),
  );
  return batch.flatMap((staged) => {
    if ((versions.get(staged.handle) ?? null) === staged.version) return staged.read ?? [];
    return readAgain(store, staged, context);
  });
}

function readAgain(store: Store, { handle, rows }: Staged, context: FileContext): ReadProduct {
  let isRefused = false;
  const read = makeReader(store, {
    ...context,
    tell: (problem) => {
      isRefused = true;
      context.tell(problem);
    },
  });
  const found = read({ handle, rows: rows() }, readCurrent(store, [handle]).get(handle) ?? null);
  if (isRefused) throw new ChangedMeanwhile(`${handle} was changed meanwhile.`);
  return found;
}

function save(store: Store, products: readonly ReadProduct[]): void {
  for (const picture of products.flatMap(({ media }) => media)) {
    if (!readMedia(store, picture.key)) savePicture(store, picture);
  }
  saveProductsAlone(
    store,
    products.map(({ product }) => product),
  );
}
