import type { Config } from '#config.ts';
import { mediaFolder } from '#media/settings.ts';
import { fetchPictures } from '#media/library/fetch-pictures.ts';
import { openVideosFolder } from '#media/library/videos-folder.ts';
import { openOriginalsFolder } from '#media/library/originals-folder.ts';
import type { NewMedia, MediaLibrary } from '#media/library/media-library.ts';
import { mediaLimits } from '#media/limits.ts';
import { describeFailure } from '#media/media-failure.ts';
import { createPictureProcess } from '#media/renditions/picture-process.ts';
import type { Database } from '#storage/database.ts';
import { describeFailedDownloads, type FailedDownload } from './failed-downloads.ts';
import type { Terminal } from './terminal.ts';

/** Opens the library of the shop's own pictures while a command works with it. */
export async function withMediaLibrary<T>(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  store: Database,
  work: (library: MediaLibrary) => Promise<T>,
): Promise<T> {
  const process = createPictureProcess();
  try {
    const folder = mediaFolder(DATA_DIR);
    return await work({ store, originals: openOriginalsFolder(folder), videos: openVideosFolder(folder), process });
  } finally {
    process.close();
  }
}

export interface DownloadCounts {
  /** The number of pictures that were not in the library before. */
  readonly stored: number;
  readonly failed: number;
}

/** Downloads pictures with a progress bar, and reports those that fail with the reason and what to do. */
export async function downloadPictures(
  library: MediaLibrary,
  pictures: readonly NewMedia[],
  {
    terminal,
    config,
  }: { readonly terminal: Terminal; readonly config: Pick<Config, 'MEDIA_ALLOW_HOSTS' | 'DATA_DIR'> },
): Promise<DownloadCounts> {
  const failed: FailedDownload[] = [];
  const stored = await fetchPictures(library, pictures, {
    allowHosts: config.MEDIA_ALLOW_HOSTS ?? [],
    progress: (done) => terminal.progress(done / pictures.length),
    onFailure: (address, failure) => failed.push({ address, reason: describeFailure(failure, mediaLimits) }),
  });
  for (const line of describeFailedDownloads(failed, config.DATA_DIR)) terminal.report(line);
  return { stored, failed: failed.length };
}
