import { DatabaseSync } from 'node:sqlite';

export interface SqliteOptions {
  /** Statements run once after opening; they must succeed on a file that has been opened before. */
  readonly schema: string;
  /** Milliseconds that a statement waits for another process, blocking this one. */
  readonly busyMs?: number;
}

const defaultBusyMs = 250;

/**
 * Opens a SQLite file for bookkeeping, `:memory:` for none, and creates it if needed. Writes survive the end of the
 * process, but a power failure may take the latest.
 */
export function openSqlite(path: string, { schema, busyMs = defaultBusyMs }: SqliteOptions): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: busyMs });
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    connection.exec(schema);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
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
