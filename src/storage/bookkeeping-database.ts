import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementResultingChanges, type StatementSync } from 'node:sqlite';
import { DamagedFileError, isDamage } from './result-code.ts';
import type { SqlRow } from './row.ts';

export interface BookkeepingOptions {
  /** Statements run once after opening; they must succeed on a file that has been opened before. */
  readonly schema: string;
  /** Milliseconds that a statement waits for another process, blocking this one. */
  readonly busyMs?: number;
  /** Called with one line when a damaged file was set aside, or a file that was lost while in use is opened anew. */
  readonly warn?: (line: string) => void;
}

const defaultBusyMs = 250;

/** A connection to a file that can be lost without harm, e.g. a log or a queue. */
export interface BookkeepingDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): BookkeepingStatement;
  close(): void;
}

export interface BookkeepingStatement {
  run(...values: SQLInputValue[]): StatementResultingChanges;
  get(...values: SQLInputValue[]): SqlRow | undefined;
  all(...values: SQLInputValue[]): readonly SqlRow[];
}

/**
 * Opens a SQLite file for bookkeeping, or a database in memory for `:memory:`, and creates the file if needed. Writes
 * survive the end of the process, but a power failure may lose the latest. A damaged file is renamed and a new one
 * created, because the shop can do without its content but must stay open. A file that is removed or replaced while it is
 * in use is reopened before the next statement, so that nothing is written to a file that no other process sees.
 */
export function openBookkeepingDatabase(path: string, options: BookkeepingOptions): BookkeepingDatabase {
  const warn = options.warn ?? reportToStandardError;
  let file = openFile(path, { ...options, warn });
  const current = (): DatabaseSync => {
    if (!file.connection.isTransaction && !isSameFile(path, file.identity)) {
      abandonedConnections.add(file.connection);
      file = openFile(path, { ...options, warn });
      warn(`${path} was removed or replaced while it was in use: it was opened anew, without what it held.`);
    }
    return file.connection;
  };
  return {
    get isTransaction() {
      return file.connection.isTransaction;
    },
    exec: (sql) => current().exec(sql),
    prepare: (sql) => prepareStatement(current, sql),
    close: () => file.connection.close(),
  };
}

/**
 * Connections whose file is gone. They are neither closed nor collected: closing one removes the write-ahead log by its
 * path, which may belong to another file by then (https://www.sqlite.org/howtocorrupt.html, 2.4).
 */
const abandonedConnections = new Set<DatabaseSync>();

function prepareStatement(current: () => DatabaseSync, sql: string): BookkeepingStatement {
  let connection = current();
  let prepared = connection.prepare(sql);
  const statement = (): StatementSync => {
    if (current() === connection) return prepared;
    connection = current();
    prepared = connection.prepare(sql);
    return prepared;
  };
  return {
    run: (...values) => statement().run(...values),
    get: (...values) => statement().get(...values),
    all: (...values) => statement().all(...values),
  };
}

interface OpenFile {
  readonly connection: DatabaseSync;
  readonly identity: FileIdentity;
}

function openFile(path: string, options: BookkeepingOptions & { readonly warn: (line: string) => void }): OpenFile {
  // SQLite would apply the write-ahead log of a removed file to the new one.
  if (path !== ':memory:' && !existsSync(path))
    for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
  try {
    return { connection: openIntact(path, options), identity: readIdentity(path) };
  } catch (error) {
    if (!isDamage(error)) throw error;
    setAside(path, options.warn);
    return { connection: openIntact(path, options), identity: readIdentity(path) };
  }
}

/** Device and inode of a file, which change when it is replaced; null: there is no file. */
type FileIdentity = string | null;

function readIdentity(path: string): FileIdentity {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : null;
}

/** Whether a path still names the file that it named before; takes a few microseconds. */
function isSameFile(path: string, identity: FileIdentity): boolean {
  return readIdentity(path) === identity;
}

/** Checks the whole file. Throws SQLite's error, or DamagedFileError for damage that only the check finds. */
function openIntact(path: string, { schema, busyMs = defaultBusyMs }: BookkeepingOptions): DatabaseSync {
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

/** Renames a file and what belongs to it; another process may have done so already. */
function setAside(path: string, warn: (line: string) => void): void {
  const kept = `${path}-damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  for (const suffix of ['-wal', '-shm', '']) if (existsSync(path + suffix)) renameSync(path + suffix, kept + suffix);
  warn(`${path} is damaged: it was set aside as ${kept}, and a new one was created.`);
}

function reportToStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}
