import type { DatabaseSync } from 'node:sqlite';
import type { RowStatement } from '../row-statement.ts';
import { integer } from '../row.ts';
import { runInTransaction } from './transaction.ts';

/** Runs the transactions of a connection, and tells whether its database has changed. */
export interface StateTracker {
  transaction<T>(work: () => T): T;
  /** Differs after each change of the database by any connection. */
  version(): string;
}

export function trackState(
  connection: Pick<DatabaseSync, 'exec' | 'isTransaction'>,
  prepared: (sql: string) => Pick<RowStatement, 'first'>,
): StateTracker {
  // What is rolled back stays counted as a change: the count is that of the state before as well.
  let rollbacks = 0;
  return {
    transaction: (work) => {
      try {
        return runInTransaction(connection, work);
      } catch (error) {
        rollbacks += 1;
        throw error;
      }
    },
    version: () => {
      const others = prepared('PRAGMA data_version').first() ?? {};
      const own = prepared('SELECT total_changes() rows').first() ?? {};
      return `${integer(others, 'data_version')} ${integer(own, 'rows')} ${rollbacks}`;
    },
  };
}
