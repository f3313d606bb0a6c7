import type { CommercePlatform } from '#commerce/port.ts';
import type { Config } from '#config.ts';
import { mediaFolder, renditionFolder } from '#media/settings.ts';
import type { FindMadePicture } from '#http/static/media-files.ts';
import { originalFile } from '#media/library/originals-folder.ts';
import { createPictureProcess } from '#media/renditions/picture-process.ts';
import { openRenditionCache } from '#media/renditions/rendition-cache.ts';
import { createRenditions } from '#media/renditions/renditions.ts';

/** Makes the renditions of the shop's own pictures for visitors. */
export interface Pictures {
  readonly find: FindMadePicture;
  readonly close: () => void;
}

/** null: the platform makes all pictures itself. */
export function openPictures(
  { DATA_DIR, MEDIA_CACHE_MEGABYTES }: Pick<Config, 'DATA_DIR' | 'MEDIA_CACHE_MEGABYTES'>,
  { findOriginal }: Pick<CommercePlatform, 'findOriginal'>,
  warn: (line: string) => void,
): Pictures | null {
  if (!findOriginal) return null;
  const process = createPictureProcess();
  const find = createRenditions({
    cache: openRenditionCache(renditionFolder(DATA_DIR), MEDIA_CACHE_MEGABYTES * 1024 ** 2),
    process,
    warn,
    findSource: (rendition) => {
      const original = findOriginal(rendition);
      return original && originalFile(mediaFolder(DATA_DIR), original);
    },
  });
  return { find, close: () => process.close() };
}
