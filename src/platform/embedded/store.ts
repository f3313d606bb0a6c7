import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { fold } from '#shop/fold.ts';
import { foldWords } from './fold-words.ts';
import type { Row } from './row.ts';

/** The shop's database: prepared statements kept and reused, writes in transactions. */
export interface Store {
  all(sql: string, ...values: SQLInputValue[]): readonly Row[];
  first(sql: string, ...values: SQLInputValue[]): Row | null;
  /** Runs a change and answers the id of the row it inserted. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** All of `work` or nothing; inside another transaction it is a part of that one. */
  transaction<T>(work: () => T): T;
  close(): void;
}

const keptStatements = 1000;

export function makeStore(database: DatabaseSync): Store {
  database.function('fold', { deterministic: true }, (value) => fold(String(value)));
  database.function('fold_words', { deterministic: true }, (value) => foldWords(String(value)));
  const statements = new LRUCache<string, StatementSync>({ max: keptStatements });
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const made = database.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  return {
    all: (sql, ...values) => prepared(sql).all(...values),
    first: (sql, ...values) => prepared(sql).get(...values) ?? null,
    run: (sql, ...values) => Number(prepared(sql).run(...values).lastInsertRowid),
    transaction: (work) => transact(database, work),
    close: () => database.close(),
  };
}

function transact<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
