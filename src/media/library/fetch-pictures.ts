import { findOriginal } from '#storage/media/originals.ts';
import { findVideo } from '#storage/media/videos.ts';
import { createCheckedClient, parsePictureUrl, type ResolveHost } from '../fetch/checked-request.ts';
import { downloadMedia } from '../fetch/download-media.ts';
import { mediaLimits, type MediaLimits } from '../limits.ts';
import { MediaError, type MediaFailure } from '../media-failure.ts';
import type { MediaLibrary, NewMedia } from './media-library.ts';
import { saveMediaFile } from './save-media-file.ts';

export interface FetchOptions {
  /** Hosts that may have addresses of private networks. */
  readonly allowHosts: readonly string[];
  /** Called with the number of pictures that are done, failed ones included. */
  readonly progress: (done: number) => void;
  /** Called with each picture that is not stored. */
  readonly onFailure: (address: string, failure: MediaFailure) => void;
  readonly limits?: MediaLimits;
  readonly resolveHost?: ResolveHost;
}

/**
 * Downloads pictures and videos into the library, several at the same time. `source` is the URL of each; what the library
 * already has from that URL is not downloaded again. Resolves with the number of downloaded files.
 */
export async function fetchPictures(
  library: MediaLibrary,
  pictures: readonly NewMedia[],
  { allowHosts, progress, onFailure, limits = mediaLimits, resolveHost }: FetchOptions,
): Promise<number> {
  const client = createCheckedClient({
    allowHosts,
    redirects: limits.redirects,
    connectionsPerHost: limits.downloadsPerHost,
    ...(resolveHost && { resolveHost }),
  });
  const missing = pictures.filter((picture) => !hasMedia(library, picture));
  let [done, stored] = [pictures.length - missing.length, 0];
  progress(done);
  const fetchOne = async (picture: NewMedia): Promise<void> => {
    try {
      const file = await downloadMedia(picture.source, { client, folder: library.originals.path, limits });
      await saveMediaFile(library, file, picture);
      stored += 1;
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
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

function hasMedia({ store, originals, videos }: MediaLibrary, { key, source }: NewMedia): boolean {
  const original = findOriginal(store, key);
  if (original) return original.source === source && originals.has(original);
  const video = findVideo(store, key)?.file ?? null;
  return video !== null && video.source === source && videos.has(video);
}

/** Runs `work` for several pictures at the same time, for fewer of one host, so that a slow host does not delay the others. */
async function runByHost(
  pictures: readonly NewMedia[],
  work: (picture: NewMedia) => Promise<void>,
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

/** Runs at most `size` tasks at the same time, in order. */
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
