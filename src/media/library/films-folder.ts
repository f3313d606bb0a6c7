import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '#routes.ts';
import { createFolder } from '#storage/create-folder.ts';
import type { VideoFile } from '#storage/media/videos.ts';

/** Of the hash, in the name of a file. */
const hashLength = 32;

const filmsName = 'films';

type FilmName = Pick<VideoFile, 'hash' | 'extension'>;

/** The files of the shop's own films, served as they are from a folder of the media folder. */
export interface FilmsFolder {
  has(file: Pick<VideoFile, 'hash' | 'extension' | 'bytes'>): boolean;
  /** Moves a file in; returns its address. */
  add(path: string, file: FilmName): Promise<string>;
  remove(file: FilmName): Promise<void>;
}

/** The folder is created with the first film. */
export function openFilmsFolder(mediaFolder: string): FilmsFolder {
  const folder = join(mediaFolder, filmsName);
  const fileOf = (file: FilmName): string => join(folder, nameOf(file));
  return {
    has: (file) => statSync(fileOf(file), { throwIfNoEntry: false })?.size === file.bytes,
    add: async (path, file) => {
      if (!existsSync(folder)) createFolder(folder);
      await rename(path, fileOf(file));
      return routes.media(`${filmsName}/${nameOf(file)}`);
    },
    remove: (file) => rm(fileOf(file), { force: true }),
  };
}

function nameOf({ hash, extension }: FilmName): string {
  return `${hash.slice(0, hashLength)}.${extension}`;
}
