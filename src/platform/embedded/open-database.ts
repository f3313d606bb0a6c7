import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnusable } from '../errors.ts';
import { migrations } from './migrations/all.ts';
import { makeStore, type Store } from './store.ts';

const settings = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA temp_store = MEMORY;
PRAGMA cache_size = -65536;
PRAGMA mmap_size = 268435456;
`;

/**
 * Opens the shop's database, made and migrated when need be. What cannot be used is left untouched and refused with
 * DatabaseUnusable: not a database, written by a newer release, locked for longer than `busyMs`, not writable.
 */
export function openDatabase(path: string, busyMs = 5000): Store {
  checkWritable(path);
  return guarded(path, () => {
    const database = new DatabaseSync(path, { timeout: busyMs });
    try {
      checkVersion(database, path);
      database.exec(settings);
      migrate(database);
      return makeStore(database);
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

function checkWritable(path: string): void {
  if (path === ':memory:') return;
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK);
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new DatabaseUnusable(`${path} cannot be written: give this user the right to, or set DATA_DIR elsewhere.`, {
      cause,
    });
  }
}

/** Reads only, so that a foreign or newer file stays as it is. */
function checkVersion(database: DatabaseSync, path: string): void {
  const version = userVersion(database);
  if (version <= migrations.length) return;
  throw new DatabaseUnusable(
    `${path} was written by a newer release (schema ${version}, this one knows ${migrations.length}): install that release or set DATA_DIR elsewhere.`,
  );
}

function migrate(database: DatabaseSync): void {
  if (userVersion(database) === migrations.length) return;
  database.exec('BEGIN IMMEDIATE');
  for (const migration of migrations.slice(userVersion(database))) database.exec(migration);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
  database.exec('COMMIT');
}

function userVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

function guarded<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (cause) {
    if (cause instanceof DatabaseUnusable) throw cause;
    throw new DatabaseUnusable(`${path} ${remedy(cause)}`, { cause });
  }
}

/** SQLite's result codes: https://www.sqlite.org/rescode.html */
const remedies: Readonly<Record<number, string>> = {
  5: 'is locked by another process: stop that process and start again.',
  8: 'cannot be written: give this user the right to, or set DATA_DIR elsewhere.',
  10: 'cannot be read or written by the disk: check the disk, then restore a backup.',
  11: 'is damaged: restore a backup, or move the file away to start with an empty shop.',
  13: 'does not fit on the disk: make room and start again.',
  14: 'cannot be opened: check that DATA_DIR is a folder this user may write to.',
  26: "is not a database: move the file away, or set DATA_DIR to the shop's own folder.",
};

function remedy(cause: unknown): string {
  const code = cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number' ? cause.errcode : 0;
  return remedies[code & 0xff] ?? `cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`;
}
