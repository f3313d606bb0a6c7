import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A folder cannot be created; the message is one line that names the file or folder in the way. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/**
 * Creates a folder and its missing parents; another process may do the same. Throws FolderError. The recursive `mkdir` of
 * Node 26 never returns in a file system that reports ENOENT for new folders, as /proc does.
 */
export function createFolder(folder: string): void {
  for (const missing of missingFolders(resolve(folder))) makeFolder(missing);
}

/** The folder and its parents that do not exist, outermost first. */
function missingFolders(folder: string): readonly string[] {
  const missing: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    const kind = kindOf(at);
    if (kind === 'file') throw new FolderError(`${at} is a file and not a folder`);
    if (kind === 'folder') return missing.toReversed();
    missing.push(at);
    if (dirname(at) === at) return missing.toReversed();
  }
}

/** `missing` also for a path below a file, whose parents are looked at next. */
function kindOf(path: string): 'folder' | 'file' | 'missing' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (cause) {
    if (isCode(cause, 'ENOENT') || isCode(cause, 'ENOTDIR')) return 'missing';
    throw new FolderError(`${path} cannot be read`, { cause });
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw new FolderError(`${folder} cannot be created`, { cause });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
