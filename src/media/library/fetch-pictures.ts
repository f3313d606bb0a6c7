import { findOriginal } from '#storage/originals.ts';
import { createCheckedClient, parsePictureUrl, type ResolveHost } from '../fetch/checked-request.ts';
import { downloadPicture } from '../fetch/download-picture.ts';
import { mediaLimits, type MediaLimits } from '../limits.ts';
import { PictureError, type PictureFailure } from '../picture-failure.ts';
import { type NewPicture, type PictureLibrary, savePictureFile } from './save-picture-file.ts';

export interface FetchOptions {
  /** Hosts that may have addresses of private networks. */
  readonly allowHosts: readonly string[];
  /** Called with the number of pictures that are done, failed ones included. */
  readonly progress: (done: number) => void;
  /** Called with each picture that is not stored. */
  readonly onFailure: (address: string, failure: PictureFailure) => void;
  readonly limits?: MediaLimits;
  readonly resolveHost?: ResolveHost;
}

/**
 * Downloads pictures into the library, several at the same time. `source` is the address of each. What the library has
 * from that address is not downloaded again. Resolves with the number of pictures that were downloaded.
 */
export async function fetchPictures(
  library: PictureLibrary,
  pictures: readonly NewPicture[],
  { allowHosts, progress, onFailure, limits = mediaLimits, resolveHost }: FetchOptions,
): Promise<number> {
  const client = createCheckedClient({
    allowHosts,
    redirects: limits.redirects,
    connectionsPerHost: limits.downloadsPerHost,
    ...(resolveHost && { resolveHost }),
  });
  const missing = pictures.filter((picture) => !hasPicture(library, picture));
  let [done, stored] = [pictures.length - missing.length, 0];
  progress(done);
  const fetchOne = async (picture: NewPicture): Promise<void> => {
    try {
      const file = await downloadPicture(picture.source, { client, folder: library.originals.path, limits });
      await savePictureFile(library, file, picture);
      stored += 1;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      onFailure(picture.source, error.failure);
    }
    done += 1;
    progress(done);
  };
  try {
    await runByHost(missing, fetchOne, limits);
  } finally {
    client.close();
  }
  return stored;
}

function hasPicture({ store, originals }: PictureLibrary, { key, source }: NewPicture): boolean {
  const original = findOriginal(store, key);
  return original !== null && original.source === source && originals.has(original);
}

/** Works on several pictures at the same time, fewer of one host, so that a slow host does not hold up the others. */
async function runByHost(
  pictures: readonly NewPicture[],
  work: (picture: NewPicture) => Promise<void>,
  { downloads, downloadsPerHost }: MediaLimits,
): Promise<void> {
  const gate = createGate(downloads);
  const queues = Map.groupBy(pictures, ({ source }) => hostOf(source)).values();
  await Promise.all(
    Array.from(queues, (queue) => {
      const next = queue.values();
      const lane = async (): Promise<void> => {
        for (const picture of next) await gate(() => work(picture));
      };
      return Promise.all(Array.from({ length: downloadsPerHost }, lane));
    }),
  );
}

/** Invalid addresses fail one by one when they are requested. */
function hostOf(address: string): string {
  try {
    return parsePictureUrl(address).host;
  } catch {
    return '';
  }
}

/** Lets at most `size` tasks run at the same time; the others start in their order. */
function createGate(size: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = size;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
