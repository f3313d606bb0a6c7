import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { DatabaseUnusableError, PlatformUnavailableError } from '#commerce/errors.ts';
import { memoryPragmas, servingMemory } from './connection-memory.ts';
import { createFolder, FolderError } from './create-folder.ts';
import { specificationsOf } from '#shop/text/specifications.ts';
import { normalizeForSearch, normalizeText } from '#shop/text/normalize.ts';
import { migrations } from './migrations.ts';
import { isDamage, type ResultCode, resultCodeOf } from './result-code.ts';
import type { SqlRow } from './row.ts';
import { createRowStatement, type RowStatement } from './row-statement.ts';
import { trackState } from './transactions/state-version.ts';
import { readInTransaction, runInTransaction } from './transactions/transaction.ts';
import { openWriteQueue } from './transactions/write-queue.ts';

const connectionPragmas = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA temp_store = MEMORY;
${memoryPragmas(servingMemory).join(';\n')};
`;

/** The SQLite application id of a shop's database: `SHOP` in ASCII. */
const applicationId = 0x53484f50;

/**
 * Opens the shop's database, and creates or migrates it if needed. Throws DatabaseUnusableError and leaves the file
 * unchanged if it is not a shop's database, of a newer release, locked for longer than `busyMs`, or not writable.
 */
export function openDatabase(path: string, busyMs = 5000): Database {
  checkWritable(path);
  return withRemedy(path, () => {
    if (hasContent(path)) checkSchemaVersion(path, busyMs);
    const database = new DatabaseSync(path, { timeout: busyMs });
    try {
      if (path === ':memory:') database.deserialize((emptyShop ??= createEmptyShop()));
      database.exec(connectionPragmas);
      defineFunctions(database);
      migrate(database);
      return wrapDatabase(database, path);
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/** Creates the folder of a file where it is missing. Throws DatabaseUnusableError when the file cannot be written. */
export function checkWritable(path: string): void {
  if (path === ':memory:') return;
  const folder = dirname(path);
  try {
    createFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK);
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    if (cause instanceof FolderError)
      throw new DatabaseUnusableError(`${cause.message}: set DATA_DIR to a folder that this user may write to.`, {
        cause,
      });
    throw new DatabaseUnusableError(
      `${path} cannot be written: give this user the right to, or set DATA_DIR elsewhere.`,
      { cause },
    );
  }
}

function hasContent(path: string): boolean {
  return existsSync(path) && statSync(path).size > 0;
}

/** Uses a read-only connection, so that a refused file is unchanged. */
function checkSchemaVersion(path: string, busyMs: number): void {
  const database = new DatabaseSync(path, { timeout: busyMs, readOnly: true });
  try {
    const version = pragma(database, 'user_version');
    if (pragma(database, 'application_id') !== applicationId) {
      throw new DatabaseUnusableError(
        `${path} belongs to another program: move the file away, or set DATA_DIR elsewhere.`,
      );
    }
    if (version > migrations.length) {
      const known = `schema ${version}, this one knows ${migrations.length}`;
      throw new DatabaseUnusableError(
        `${path} was written by a newer release (${known}): install that release, or set DATA_DIR elsewhere.`,
      );
    }
  } finally {
    database.close();
  }
}

/**
 * Reads a shop's database file without the caches of open connections. Throws DatabaseUnusableError when it
 * is missing, damaged, of another program or unreadable, but not when it is locked.
 */
export function checkDatabaseFile(path: string): void {
  withRemedy(path, () => {
    if (!hasContent(path)) throw missingError(path);
    try {
      checkSchemaVersion(path, 0);
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
  });
}

function missingError(path: string): DatabaseUnusableError {
  const failure = 'is missing: restore a backup and start again.';
  return new DatabaseUnusableError(`${path} ${failure}`, { reason: `${basename(path)} ${failure}` });
}

function isLocked(error: unknown): boolean {
  const code = resultCodeOf(error);
  return code === 'busy' || code === 'locked';
}

/** Defines the SQL functions that statements and migrations call. */
function defineFunctions(database: DatabaseSync): void {
  database.function('fold', { deterministic: true }, (value) => normalizeText(String(value)));
  database.function('fold_words', { deterministic: true }, (value) => normalizeForSearch(String(value)));
  database.function('specifications', { deterministic: true }, (value) =>
    JSON.stringify(specificationsOf(String(value))),
  );
}

/** The initial content of databases in memory: copying it takes two milliseconds, running all migrations a hundred. */
let emptyShop: Uint8Array | undefined;

function createEmptyShop(): Uint8Array {
  const database = new DatabaseSync(':memory:');
  try {
    defineFunctions(database);
    migrate(database);
    return database.serialize();
  } finally {
    database.close();
  }
}

/** Another process may migrate at the same time: the version is read again inside the transaction. */
function migrate(database: DatabaseSync): void {
  if (pragma(database, 'user_version') === migrations.length) return;
  runInTransaction(database, () => {
    for (const migration of migrations.slice(pragma(database, 'user_version'))) database.exec(migration);
    database.exec(`PRAGMA application_id = ${applicationId}`);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

function pragma(database: DatabaseSync, name: 'user_version' | 'application_id'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

function withRemedy<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (cause) {
    if (cause instanceof DatabaseUnusableError) throw cause;
    throw unusableError(path, cause);
  }
}

/** An error that names the file, and what to do about SQLite's error. */
export function unusableError(path: string, cause: unknown): DatabaseUnusableError {
  const failure = describeFailure(cause);
  return new DatabaseUnusableError(`${path} ${failure}`, { cause, reason: `${basename(path)} ${failure}` });
}

const lockedRemedy = 'is locked by another process: stop that process and start again.';

const remedies: Readonly<Record<ResultCode, string>> = {
  busy: lockedRemedy,
  locked: lockedRemedy,
  'read-only': 'cannot be written: give this user the right to, or set DATA_DIR elsewhere.',
  'io-error': 'cannot be read or written by the disk: check the disk, then restore a backup.',
  corrupt: 'is damaged: restore a backup, or move the file away to start with an empty shop.',
  full: 'does not fit on the disk: make room and start again.',
  'cannot-open': 'cannot be opened: check that DATA_DIR is a folder this user may write to.',
  'not-a-database': "is not a database: move the file away, or set DATA_DIR to the shop's own folder.",
};

function describeFailure(cause: unknown): string {
  const code = resultCodeOf(cause);
  if (code !== null) return remedies[code];
  return `cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`;
}

/** The shop's database with cached prepared statements. Throws PlatformUnavailableError if it is locked or unreadable. */
export interface Database {
  all(sql: string, ...values: SQLInputValue[]): readonly SqlRow[];
  first(sql: string, ...values: SQLInputValue[]): SqlRow | null;
  /** Runs a statement and returns the id of the last inserted row. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /**
   * Runs `work`, which only reads, so that all its statements see the same state. The file is locked once for all of them;
   * locking is most of the cost of a small statement.
   */
  snapshot<T>(work: () => T): T;
  /** Runs `work` in a transaction; within another transaction it is part of that one. */
  transaction<T>(work: () => T): T;
  /** Runs `work` in a transaction, one of a long series between which the caller pauses for other writers. */
  backgroundTransaction<T>(work: () => T): T;
  /** How many statements have run; while it is unchanged, nothing was read or written. */
  statementCount(): number;
  /** Differs after each change of the database by any process. In a snapshot it is that of what the snapshot reads. */
  stateVersion(): string;
  /** Whether another process waits to write. */
  hasWaitingWriter(): boolean;
  /** Throws DatabaseUnusableError after a statement has found the file damaged, which is permanent. */
  assertIntact(): void;
  close(): void;
}

const maxPreparedStatements = 1000;

/** `path` names the file in errors. */
function wrapDatabase(database: DatabaseSync, path: string): Database {
  const queue = openWriteQueue(path);
  const statements = new LRUCache<string, RowStatement>({ max: maxPreparedStatements });
  let statementCount = 0;
  const prepared = (sql: string): RowStatement => {
    statementCount += 1;
    const known = statements.get(sql);
    if (known) return known;
    const made = createRowStatement(database.prepare(sql));
    statements.set(sql, made);
    return made;
  };
  const state = trackState(database, prepared);
  let damage: DatabaseUnusableError | null = null;
  const translateOutage = <T>(work: () => T): T => {
    try {
      return work();
    } catch (cause) {
      if (isDamage(cause)) damage ??= unusableError(path, cause);
      if (!isOutage(cause)) throw cause;
      throw new PlatformUnavailableError(damage?.message ?? "The shop's database is unavailable.", { cause });
    }
  };
  return {
    all: (sql, ...values) => translateOutage(() => prepared(sql).all(...values)),
    first: (sql, ...values) => translateOutage(() => prepared(sql).first(...values)),
    run: (sql, ...values) => translateOutage(() => Number(prepared(sql).run(...values).lastInsertRowid)),
    snapshot: (work) =>
      database.isTransaction ? work() : translateOutage(() => readInTransaction(database, prepared, work)),
    transaction: (work) => {
      if (database.isTransaction) return work();
      queue.announce();
      try {
        return translateOutage(() => state.transaction(work));
      } finally {
        queue.finish();
      }
    },
    backgroundTransaction: (work) => translateOutage(() => state.transaction(work)),
    statementCount: () => statementCount,
    stateVersion: () => translateOutage(() => state.version()),
    hasWaitingWriter: () => queue.isAwaited(),
    assertIntact: () => {
      if (damage) throw damage;
    },
    close: () => {
      database.close();
      queue.close();
    },
  };
}

/** Whether an error means that the file cannot be used now, or that its connection was closed. */
function isOutage(cause: unknown): boolean {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_INVALID_STATE') return true;
  const code = resultCodeOf(cause);
  return code !== null && code !== 'not-a-database';
}
