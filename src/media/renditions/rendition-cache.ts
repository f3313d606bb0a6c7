import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '#storage/create-folder.ts';

/**
 * A folder of files limited in total size, from which the least recently used are removed. Several processes may share it,
 * so its state is in the file system: the access time of a file is when it was last used.
 */
export interface RenditionCache {
  /** The path at which a file is, or is to be written. */
  file(name: string): string;
  /** The file, which counts as used now; null when it does not exist. */
  find(name: string): Promise<CachedRendition | null>;
  /** Counts a file that was written, and removes others when the limit is exceeded. */
  added(name: string): Promise<void>;
  /** Removes the renditions whose names begin so. */
  remove(start: string): Promise<void>;
}

export interface CachedRendition {
  readonly path: string;
  readonly bytes: number;
}

/** The access time of a file is written at most this often. */
const noteEveryMs = 60 * 60 * 1000;

/** The folder is measured again after this process has written this share of the limit. */
const rereadShare = 0.05;

/** The share of the limit to which files are removed, so that not every new file causes a removal. */
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

/** Removes the least recently used files when the folder exceeds its limit. */
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
