import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { normalizeText } from '#shop/fold.ts';
import { PlatformUnavailableError } from '../errors.ts';
import { normalizeForSearch } from './fold-words.ts';
import type { SqlRow } from './row.ts';

/** The shop's database: prepared statements kept and reused, writes in transactions. Throws PlatformUnavailable. */
export interface Database {
  all(sql: string, ...values: SQLInputValue[]): readonly SqlRow[];
  first(sql: string, ...values: SQLInputValue[]): SqlRow | null;
  /** Runs a change and answers the id of the row it inserted. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** All of `work` or nothing; inside another transaction it is a part of that one. */
  transaction<T>(work: () => T): T;
  close(): void;
}

const maxPreparedStatements = 1000;

export function wrapDatabase(database: DatabaseSync): Database {
  database.function('fold', { deterministic: true }, (value) => normalizeText(String(value)));
  database.function('fold_words', { deterministic: true }, (value) => normalizeForSearch(String(value)));
  const statements = new LRUCache<string, StatementSync>({ max: maxPreparedStatements });
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const made = database.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  return {
    all: (sql, ...values) => translateOutage(() => prepared(sql).all(...values)),
    first: (sql, ...values) => translateOutage(() => prepared(sql).get(...values) ?? null),
    run: (sql, ...values) => translateOutage(() => Number(prepared(sql).run(...values).lastInsertRowid)),
    transaction: (work) => translateOutage(() => runTransaction(database, work)),
    close: () => database.close(),
  };
}

/** Busy, locked, read-only, input or output, damaged, full, cannot open: https://www.sqlite.org/rescode.html */
const outageCodes = new Set([5, 6, 8, 10, 11, 13, 14]);

function translateOutage<T>(ask: () => T): T {
  try {
    return ask();
  } catch (cause) {
    if (!isOutage(cause)) throw cause;
    throw new PlatformUnavailableError("The shop's database does not answer.", { cause });
  }
}

function isOutage(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  if (cause.code === 'ERR_INVALID_STATE') return true;
  return 'errcode' in cause && typeof cause.errcode === 'number' && outageCodes.has(cause.errcode & 0xff);
}

function runTransaction<T>(database: DatabaseSync, work: () => T): T {
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
