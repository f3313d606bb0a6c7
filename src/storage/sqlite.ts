import { existsSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface SqliteOptions {
  /** Statements run once after opening; they must succeed on a file that has been opened before. */
  readonly schema: string;
  /** Milliseconds that a statement waits for another process, blocking this one. */
  readonly busyMs?: number;
  /** Called with one line when a damaged file was set aside. */
  readonly warn?: (line: string) => void;
}

const defaultBusyMs = 250;

/**
 * Opens a SQLite file for bookkeeping, `:memory:` for none, and creates it if needed. Writes survive the end of the
 * process, but a power failure may take the latest. A damaged file is renamed and a new one created: what such files
 * hold can be lost, the shop cannot be closed for it.
 */
export function openSqlite(path: string, options: SqliteOptions): DatabaseSync {
  try {
    return openIntact(path, options);
  } catch (error) {
    if (!isDamage(error)) throw error;
    setAside(path, options.warn ?? reportToStandardError);
    return openIntact(path, options);
  }
}

/** Throws what SQLite throws, also for damage that only a check of the whole file finds. */
function openIntact(path: string, { schema, busyMs = defaultBusyMs }: SqliteOptions): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: busyMs });
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    if (connection.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok') throw new DamagedFileError(path);
    connection.exec(schema);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** SQLITE_CORRUPT and SQLITE_NOTADB: https://www.sqlite.org/rescode.html */
const damageCodes = new Set([11, 26]);

function isDamage(error: unknown): boolean {
  if (error instanceof DamagedFileError) return true;
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && damageCodes.has(error.errcode & 0xff);
}

/** Renames a file and what belongs to it; another process may have done so already. */
function setAside(path: string, warn: (line: string) => void): void {
  const kept = `${path}-damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  for (const suffix of ['-wal', '-shm', '']) if (existsSync(path + suffix)) renameSync(path + suffix, kept + suffix);
  warn(`${path} is damaged: it was set aside as ${kept}, and a new one was created.`);
}

function reportToStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Runs `work` in a transaction, rolled back if it throws; within another transaction it is part of that one. */
export function runInTransaction<T>(connection: DatabaseSync, work: () => T): T {
  if (connection.isTransaction) return work();
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}
