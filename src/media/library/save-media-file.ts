import { rm } from 'node:fs/promises';
import { findPicture } from '#storage/pictures.ts';
import { findVideo } from '#storage/videos.ts';
import type { DownloadedMedia } from '../fetch/download-media.ts';
import { isVideoType } from '../media-type.ts';
import { PictureError } from '../picture-failure.ts';
import type { MediaLibrary, NewMedia } from './media-library.ts';
import { savePictureFile } from './save-picture-file.ts';
import { saveVideoFile } from './save-video-file.ts';

/**
 * Stores a file as the picture or film with a key, as its content says. Rejects with PictureError, also for a film under
 * the key of a picture, and the other way round; the file is deleted then.
 */
export async function saveMediaFile(library: MediaLibrary, file: DownloadedMedia, media: NewMedia): Promise<void> {
  const { type, ...rest } = file;
  const isFilm = isVideoType(type);
  if (isFilm ? findPicture(library.store, media.key) : findVideo(library.store, media.key)) {
    await rm(file.path, { force: true });
    throw new PictureError('other-kind', media.key);
  }
  if (isFilm) await saveVideoFile(library, { ...rest, type }, media);
  else await savePictureFile(library, { ...rest, type }, media);
}
