import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '#storage/create-folder.ts';

/**
 * Files in a folder that together stay below a size: those that were not used for longest are removed. Several processes
 * may share a folder, so what is known is read from the file system: the access time of a file is when it was used.
 */
export interface RenditionCache {
  /** Where a file is, or is to be written. */
  file(name: string): string;
  /** The file if it exists, and notes that it was used. */
  find(name: string): Promise<CachedRendition | null>;
  /** Counts a file that was written, and removes others if there are too many bytes now. */
  added(name: string): Promise<void>;
  /** Removes the renditions whose names begin so. */
  remove(start: string): Promise<void>;
}

export interface CachedRendition {
  readonly path: string;
  readonly bytes: number;
}

/** The use of a file is noted at most this often, because it writes to the disk. */
const noteEveryMs = 60 * 60 * 1000;

/** The folder is read anew after so large a share of its limit was written by this process. */
const rereadShare = 0.05;

/** What is left of the limit after files were removed, so that this is not repeated with each file. */
const keptShare = 0.9;

export function openRenditionCache(folder: string, maxBytes: number): RenditionCache {
  let unread = Number.POSITIVE_INFINITY;
  let trimming: Promise<void> | null = null;
  // 256 folders, by the first two digits of a name.
  const file = (name: string): string => join(folder, name.slice(0, 2), name);
  const trimOnce = (): Promise<void> => {
    unread = 0;
    trimming ??= trim(folder, maxBytes).finally(() => (trimming = null));
    return trimming;
  };
  return {
    file: (name) => {
      createFolder(join(folder, name.slice(0, 2)));
      return file(name);
    },
    find: async (name) => {
      const path = file(name);
      const stats = await stat(path).catch(() => null);
      if (!stats?.isFile()) return null;
      const now = new Date();
      if (now.getTime() - stats.atimeMs > noteEveryMs) await utimes(path, now, stats.mtime).catch(() => {});
      return { path, bytes: stats.size };
    },
    added: async (name) => {
      unread += await stat(file(name)).then(
        ({ size }) => size,
        () => 0,
      );
      if (unread > maxBytes * rereadShare) await trimOnce();
    },
    remove: async (start) => {
      const subfolder = join(folder, start.slice(0, 2));
      const names = await readdir(subfolder).catch(() => []);
      for (const name of names) if (name.startsWith(start)) await rm(join(subfolder, name), { force: true });
    },
  };
}

interface UsedFile {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** Removes what was not used for longest, if the files of a folder are larger than allowed. */
async function trim(folder: string, maxBytes: number): Promise<void> {
  const files = await readFiles(folder);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= maxBytes) return;
  for (const file of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (bytes <= maxBytes * keptShare) return;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
}

async function readFiles(folder: string): Promise<readonly UsedFile[]> {
  const files: UsedFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    const stats = entry.isFile() ? await stat(path).catch(() => null) : null;
    if (stats) files.push({ path, bytes: stats.size, usedAt: Math.max(stats.atimeMs, stats.mtimeMs) });
  }
  return files;
}
