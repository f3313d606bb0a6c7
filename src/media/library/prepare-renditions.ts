import type { RenditionName } from '#shop/content/picture.ts';
import type { Database } from '#storage/database.ts';
import { listRenditions } from '#storage/media/originals.ts';
import { mediaLimits } from '../limits.ts';
import { hashLength, renditionFile } from '../renditions/recipe.ts';
import type { FindRendition } from '../renditions/renditions.ts';

export interface PreparedRenditions {
  readonly renditions: number;
  readonly failed: number;
  /** The size of all renditions. */
  readonly bytes: number;
}

/** Makes all renditions that do not exist yet. `progress` is called with the share that is done, 0 to 1. */
export async function prepareRenditions(
  store: Database,
  find: FindRendition,
  progress: (share: number) => void,
): Promise<PreparedRenditions> {
  const wanted = listRenditions(store, hashLength);
  const next = wanted.values();
  let [done, failed, bytes] = [0, 0, 0];
  const prepare = async (rendition: RenditionName): Promise<void> => {
    const result = await find(renditionFile(rendition));
    if (result.kind === 'file') bytes += result.bytes;
    else failed += 1;
    done += 1;
    progress(done / wanted.length);
  };
  const lane = async (): Promise<void> => {
    for (const rendition of next) await prepare(rendition);
  };
  await Promise.all(Array.from({ length: mediaLimits.processing }, lane));
  return { renditions: wanted.length, failed, bytes };
}
