import { rm } from 'node:fs/promises';
import { pictureFormats } from '#shop/content/picture.ts';
import type { Database } from '#storage/database.ts';
import { saveOriginal } from '#storage/originals.ts';
import { savePicture } from '#storage/pictures.ts';
import type { DownloadedPicture } from '../fetch/download-picture.ts';
import { pictureTypes } from '../picture-type.ts';
import type { PictureProcess } from '../renditions/picture-process.ts';
import { renditionTemplate, renditionWidths } from '../renditions/recipe.ts';
import type { OriginalsFolder } from './originals-folder.ts';

/** Where pictures are stored, and by what they are read. */
export interface PictureLibrary {
  readonly store: Database;
  readonly originals: OriginalsFolder;
  readonly process: PictureProcess;
}

export interface NewPicture {
  readonly key: string;
  readonly alt: string;
  /** The address it was downloaded from, or the name of the file. */
  readonly source: string;
}

/**
 * Stores a file as the picture with a key, or in its place. The file is moved, or deleted when it is no picture. Rejects
 * with PictureError; the picture that was there then stays.
 */
export async function savePictureFile(
  { store, originals, process }: PictureLibrary,
  { path, hash, type, bytes }: DownloadedPicture,
  { key, alt, source }: NewPicture,
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
