import { LRUCache } from 'lru-cache';
import type { CommercePlatform } from '#commerce/port.ts';
import type { Config } from '#config.ts';
import type { FindMadePicture } from '#http/static/media-files.ts';
import { originalFile } from '#media/library/originals-folder.ts';
import { MediaError } from '#media/media-failure.ts';
import type { PictureProcess } from '#media/renditions/picture-process.ts';
import { openRenditionCache } from '#media/renditions/rendition-cache.ts';
import { createRenditions } from '#media/renditions/renditions.ts';
import { mediaFolder, renditionFolder } from '#media/settings.ts';
import type { AppIcon } from '#shop/content/app-icon.ts';

interface PictureSources {
  readonly platform: Pick<CommercePlatform, 'findOriginal'>;
  readonly process: PictureProcess;
  /** Receives one line for each picture that cannot be made. */
  readonly warn: (line: string) => void;
}

/** Makes the renditions of the shop's own pictures for visitors; null: the platform makes all pictures itself. */
export function openPictures(
  { DATA_DIR, MEDIA_CACHE_MEGABYTES }: Pick<Config, 'DATA_DIR' | 'MEDIA_CACHE_MEGABYTES'>,
  { platform: { findOriginal }, process, warn }: PictureSources,
): FindMadePicture | null {
  if (!findOriginal) return null;
  return createRenditions({
    cache: openRenditionCache(renditionFolder(DATA_DIR), MEDIA_CACHE_MEGABYTES * 1024 ** 2),
    process,
    warn,
    findSource: (rendition) => {
      const original = findOriginal(rendition);
      return original && originalFile(mediaFolder(DATA_DIR), original);
    },
  });
}

/** Draws an icon of the shop as PNG; null: its SVG cannot be read. */
export type DrawIcon = (icon: AppIcon) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The last icons are kept, so that a shop without a cache of pages does not draw them for each visitor. */
export function createIconDrawer({ process, warn }: Pick<PictureSources, 'process' | 'warn'>): DrawIcon {
  const drawn = new LRUCache<string, ReturnType<DrawIcon>>({ max: 16, ttl: 60 * 60 * 1000 });
  return (icon) => {
    const key = JSON.stringify(icon);
    const known = drawn.get(key);
    if (known) return known;
    const drawing = drawOrWarn(process, icon, warn);
    drawn.set(key, drawing);
    return drawing;
  };
}

async function drawOrWarn(process: PictureProcess, icon: AppIcon, warn: (line: string) => void): ReturnType<DrawIcon> {
  try {
    return new Uint8Array(await process.drawIcon(icon));
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    warn(`The icon of the shop could not be drawn as PNG: ${error.message}. Draw it with shapes and paths only.`);
    return null;
  }
}
