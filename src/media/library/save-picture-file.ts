import { rm } from 'node:fs/promises';
import { pictureFormats } from '#shop/content/picture.ts';
import { saveOriginal } from '#storage/originals.ts';
import { savePicture } from '#storage/pictures.ts';
import type { DownloadedMedia } from '../fetch/download-media.ts';
import { type PictureType, pictureTypes } from '../media-type.ts';
import { renditionTemplate, renditionWidths } from '../renditions/recipe.ts';
import type { MediaLibrary, NewMedia } from './media-library.ts';

/**
 * Stores a file as the picture with a key, or in its place. The file is moved, or deleted when it is no picture. Rejects
 * with PictureError; the picture that was there then stays.
 */
export async function savePictureFile(
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
