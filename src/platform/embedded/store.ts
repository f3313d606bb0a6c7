import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { fold } from '#shop/fold.ts';
import { PlatformUnavailable } from '../errors.ts';
import { foldWords } from './fold-words.ts';
import type { Row } from './row.ts';

/** The shop's database: prepared statements kept and reused, writes in transactions. Throws PlatformUnavailable. */
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
    all: (sql, ...values) => answer(() => prepared(sql).all(...values)),
    first: (sql, ...values) => answer(() => prepared(sql).get(...values) ?? null),
    run: (sql, ...values) => answer(() => Number(prepared(sql).run(...values).lastInsertRowid)),
    transaction: (work) => answer(() => transact(database, work)),
    close: () => database.close(),
  };
}

/** Busy, locked, read-only, input or output, damaged, full, cannot open: https://www.sqlite.org/rescode.html */
const outages = new Set([5, 6, 8, 10, 11, 13, 14]);

function answer<T>(ask: () => T): T {
  try {
    return ask();
  } catch (cause) {
    if (!isOutage(cause)) throw cause;
    throw new PlatformUnavailable("The shop's database does not answer.", { cause });
  }
}

function isOutage(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  if (cause.code === 'ERR_INVALID_STATE') return true;
  return 'errcode' in cause && typeof cause.errcode === 'number' && outages.has(cause.errcode & 0xff);
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
