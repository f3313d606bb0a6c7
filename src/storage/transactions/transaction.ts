import type { DatabaseSync } from 'node:sqlite';
import type { RowStatement } from '../row-statement.ts';

type TransactionConnection = Pick<DatabaseSync, 'exec' | 'isTransaction'>;

/** Runs `work` in a transaction, rolled back if it throws; within another transaction it is part of that one. */
export function runInTransaction<T>(connection: TransactionConnection, work: () => T): T {
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

/** Runs `work`, which only reads, in a transaction, so that all its statements see the same state. */
export function readInTransaction<T>(
  connection: Pick<TransactionConnection, 'isTransaction'>,
  prepared: (sql: string) => Pick<RowStatement, 'run'>,
  work: () => T,
): T {
  prepared('BEGIN').run();
  try {
    return work();
  } finally {
    // Nothing was written. SQLite has ended the transaction already after some errors.
    if (connection.isTransaction) prepared('COMMIT').run();
  }
}
