import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '#routes.ts';
import { createFolder } from '#storage/create-folder.ts';
import type { VideoFile } from '#storage/media/videos.ts';

/** The number of digits of the hash in the name of a file. */
const hashLength = 32;

/** Part of the addresses of videos, which pages and platforms keep. */
const videosName = 'films';

type VideoName = Pick<VideoFile, 'hash' | 'extension'>;

/** The files of the shop's own videos, served as they are from a folder of the media folder. */
export interface VideosFolder {
  has(file: Pick<VideoFile, 'hash' | 'extension' | 'bytes'>): boolean;
  /** Moves a file in; returns its address. */
  add(path: string, file: VideoName): Promise<string>;
  remove(file: VideoName): Promise<void>;
}

/** The folder is created with the first video. */
export function openVideosFolder(mediaFolder: string): VideosFolder {
  const folder = join(mediaFolder, videosName);
  const fileOf = (file: VideoName): string => join(folder, nameOf(file));
  return {
    has: (file) => statSync(fileOf(file), { throwIfNoEntry: false })?.size === file.bytes,
    add: async (path, file) => {
      if (!existsSync(folder)) createFolder(folder);
      await rename(path, fileOf(file));
      return routes.media(`${videosName}/${nameOf(file)}`);
    },
    remove: (file) => rm(fileOf(file), { force: true }),
  };
}

function nameOf({ hash, extension }: VideoName): string {
  return `${hash.slice(0, hashLength)}.${extension}`;
}
