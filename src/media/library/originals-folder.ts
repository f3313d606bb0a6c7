import { statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '#storage/create-folder.ts';
import type { OriginalPicture } from '#storage/media/originals.ts';

type StoredFile = Pick<OriginalPicture, 'hash' | 'extension'>;

/** The files that pictures are made from, by the hash of their content, in a folder of the media folder. */
export interface OriginalsFolder {
  /** The folder that new files are written to before they are added, on the same file system. */
  readonly path: string;
  file(original: StoredFile): string;
  /** Whether the whole file is there. */
  has(original: Pick<OriginalPicture, 'hash' | 'extension' | 'bytes'>): boolean;
  /** Moves a file in. */
  add(path: string, original: StoredFile): Promise<void>;
  remove(original: StoredFile): Promise<void>;
}

/** The folder is not served: originals may contain the place and time at which they were taken. */
const originalsName = 'originals';

/** The path of an original, in one of 256 subfolders: few file systems are fast with a hundred thousand files in one folder. */
export function originalFile(mediaFolder: string, { hash, extension }: StoredFile): string {
  return join(mediaFolder, originalsName, hash.slice(0, 2), `${hash}.${extension}`);
}

/** Creates the folder where it is missing. Throws FolderError. */
export function openOriginalsFolder(mediaFolder: string): OriginalsFolder {
  const folder = join(mediaFolder, originalsName);
  createFolder(folder);
  const file = (original: StoredFile): string => originalFile(mediaFolder, original);
  return {
    path: folder,
    file,
    has: (original) => statSync(file(original), { throwIfNoEntry: false })?.size === original.bytes,
    add: async (path, original) => {
      createFolder(join(folder, original.hash.slice(0, 2)));
      await rename(path, file(original));
    },
    remove: (original) => rm(file(original), { force: true }),
  };
}
