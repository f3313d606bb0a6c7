import { rm } from 'node:fs/promises';
import { saveVideo } from '#storage/videos.ts';
import type { DownloadedMedia } from '../fetch/download-media.ts';
import type { VideoType } from '../media-type.ts';
import type { MediaLibrary, NewMedia } from './media-library.ts';

/**
 * Stores a file as the film with a key, or in its place. The file is moved, or deleted when it cannot be played. Rejects
 * with PictureError; the film that was there then stays.
 */
export async function saveVideoFile(
  { store, films, process }: MediaLibrary,
  { path, hash, type: extension, bytes }: DownloadedMedia & { readonly type: VideoType },
  { key, alt, source }: NewMedia,
): Promise<void> {
  try {
    const { width, height, type } = await process.inspectVideo(path);
    const url = await films.add(path, { hash, extension });
    const file = { hash, extension, bytes, source };
    saveVideo(store, { key, sources: [{ url, type, width, height }], page: null, poster: null, alt, file });
  } finally {
    await rm(path, { force: true });
  }
}
