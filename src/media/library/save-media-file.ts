import { rm } from 'node:fs/promises';
import { pictureFormats } from '#shop/content/picture.ts';
import { saveOriginal } from '#storage/media/originals.ts';
import { findPicture, savePicture } from '#storage/media/pictures.ts';
import { findVideo, saveVideo } from '#storage/media/videos.ts';
import type { DownloadedMedia } from '../fetch/download-media.ts';
import { isVideoType, type PictureType, pictureTypes, type VideoType } from '../media-type.ts';
import { MediaError } from '../media-failure.ts';
import { renditionTemplate, renditionWidths } from '../renditions/recipe.ts';
import type { MediaLibrary, NewMedia } from './media-library.ts';

/**
 * Stores a file as the picture or video with a key, which it replaces if there is one. Rejects with MediaError for a file
 * that cannot be read, and where the key is that of the other kind; the file is deleted then.
 */
export async function saveMediaFile(library: MediaLibrary, file: DownloadedMedia, media: NewMedia): Promise<void> {
  const { type, ...rest } = file;
  const isVideo = isVideoType(type);
  if (isVideo ? findPicture(library.store, media.key) : findVideo(library.store, media.key)) {
    await rm(file.path, { force: true });
    throw new MediaError('other-kind', media.key);
  }
  if (isVideo) await saveVideoFile(library, { ...rest, type }, media);
  else await savePictureFile(library, { ...rest, type }, media);
}

/** Moves the file into the library. One that cannot be decoded is deleted, and the former picture stays. */
async function savePictureFile(
  { store, originals, process }: MediaLibrary,
  { path, hash, type, bytes }: DownloadedMedia & { readonly type: PictureType },
  { key, alt, source }: NewMedia,
): Promise<void> {
  const original = { key, hash, extension: pictureTypes[type], bytes, source };
  try {
    const { width, height, colour } = await process.inspect(path);
    await originals.add(path, original);
    const rendered = { template: renditionTemplate(hash), widths: renditionWidths(width), formats: pictureFormats };
    store.transaction(() => {
      savePicture(store, { key, alt, width, height, colour, ...rendered });
      saveOriginal(store, original);
    });
  } finally {
    await rm(path, { force: true });
  }
}

/** Moves the file into the library. One that cannot be played is deleted, and the former video stays. */
async function saveVideoFile(
  { store, videos, process }: MediaLibrary,
  { path, hash, type: extension, bytes }: DownloadedMedia & { readonly type: VideoType },
  { key, alt, source }: NewMedia,
): Promise<void> {
  try {
    const { width, height, type } = await process.inspectVideo(path);
    const url = await videos.add(path, { hash, extension });
    const file = { hash, extension, bytes, source };
    saveVideo(store, { key, sources: [{ url, type, width, height }], page: null, poster: null, alt, file });
  } finally {
    await rm(path, { force: true });
  }
}
