import { closeSync, constants, fstatSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import {
  type BookkeepingDatabase,
  type BookkeepingStatement,
  openBookkeepingDatabase,
} from '#storage/bookkeeping-database.ts';
import { runInTransaction } from '#storage/transactions/transaction.ts';
import type { Runtime } from '../runtime.ts';
import { createBatcher } from './batcher.ts';
import {
  decodeInvalidation,
  encodeInvalidation,
  type Invalidation,
  type InvalidationLog,
  type LogFollower,
  LogUnavailableError,
} from './invalidation-log.ts';

export interface SqliteLogOptions {
  readonly storage: SqliteLogStorage;
  readonly runtime: Pick<Runtime, 'clock' | 'random'>;
}

/** The log of all processes on one machine. */
export function createSqliteLog({ storage, runtime }: SqliteLogOptions): InvalidationLog {
  const { database, signal } = storage;
  const statements = prepare(database);
  const log: SqliteLogState = {
    database,
    statements,
    signal,
    runtime,
    followers: new Set(),
    position: readHead(statements),
    lastSignal: Number.NaN,
  };
  const batcher = createBatcher((invalidations: readonly Invalidation[]) => append(log, invalidations));
  return {
    append: async (invalidation) => batcher.add(invalidation),
    follow: (follower) => follow(log, follower),
    isCurrent: () => isCurrent(log),
    check: async () => isCurrent(log),
    close: async () => {
      batcher.flush();
      signal.close();
      database.close();
    },
  };
}

interface SqliteLogState extends SqliteLogStorage {
  readonly statements: Statements;
  readonly runtime: SqliteLogOptions['runtime'];
  readonly followers: Set<LogFollower>;
  /** The last row that was passed to the followers. */
  position: LogPosition;
  /** The signal that was read before the log was last read to its end. */
  lastSignal: number;
}

/** A row by its sequence and a random number, which distinguishes it from a row that replaced it. */
interface LogPosition {
  readonly seq: number;
  readonly mark: number;
}

const startPosition: LogPosition = { seq: 0, mark: 0 };

interface Statements {
  readonly insert: BookkeepingStatement;
  readonly head: BookkeepingStatement;
  readonly from: BookkeepingStatement;
  readonly recent: BookkeepingStatement;
  readonly trim: BookkeepingStatement;
}

/** Rows that are kept: a process that is further behind invalidates everything. */
const maxRows = 10_000;
const batchSize = 1000;
const recentMs = 15 * 60_000;

/** Statements that create the table of the log in a database. */
export const invalidationSchema =
  'CREATE TABLE IF NOT EXISTS invalidation (seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, mark REAL NOT NULL, body TEXT NOT NULL) STRICT';

const insertSql = 'INSERT INTO invalidation (at, mark, body) VALUES (?, ?, ?)';
const trimSql = 'DELETE FROM invalidation WHERE seq <= ?';

function prepare(database: BookkeepingDatabase): Statements {
  return {
    insert: database.prepare(insertSql),
    head: database.prepare('SELECT seq, mark FROM invalidation ORDER BY seq DESC LIMIT 1'),
    from: database.prepare(
      `SELECT seq, mark, body FROM invalidation WHERE seq >= ? ORDER BY seq LIMIT ${batchSize + 1}`,
    ),
    recent: database.prepare(
      `SELECT body FROM (SELECT seq, body FROM invalidation WHERE at > ? ORDER BY seq DESC LIMIT ${batchSize}) ORDER BY seq`,
    ),
    trim: database.prepare(trimSql),
  };
}

function readHead({ head }: Statements): LogPosition {
  return positionOf(head.get());
}

function positionOf(row: Record<string, unknown> | undefined): LogPosition {
  return row ? { seq: Number(row['seq']), mark: Number(row['mark']) } : startPosition;
}

/** Deliveries arrive in bursts: those of one turn of the event loop share a transaction and a signal. */
function append(log: SqliteLogState, invalidations: readonly Invalidation[]): void {
  try {
    const mark = log.runtime.random();
    runInTransaction(log.database, () => invalidations.forEach((each) => insert(log, mark, each)));
    log.signal.write(mark);
  } catch (cause) {
    throw new LogUnavailableError('The invalidation log cannot be written', { cause });
  }
  isCurrent(log);
}

/**
 * Appends to the table of a log in a transaction of its database that changes other tables too. `mark` is a random
 * number, which has to be written to the signal file after the transaction.
 */
export function appendInTransaction(
  database: { run(sql: string, ...values: (string | number)[]): number },
  { at, mark, invalidation }: { readonly at: number; readonly mark: number; readonly invalidation: Invalidation },
): void {
  const seq = database.run(insertSql, at, mark, encodeInvalidation(invalidation));
  if (seq % batchSize === 0) database.run(trimSql, seq - maxRows);
}

function insert({ statements, runtime }: SqliteLogState, mark: number, invalidation: Invalidation): void {
  const { lastInsertRowid } = statements.insert.run(runtime.clock.wall(), mark, encodeInvalidation(invalidation));
  const seq = Number(lastInsertRowid);
  if (seq % batchSize === 0) statements.trim.run(seq - maxRows);
}

/** Recent invalidations are passed to a new follower: they may announce versions that the platform does not return yet. */
function follow(log: SqliteLogState, follower: LogFollower): void {
  log.followers.add(follower);
  for (const { body } of log.statements.recent.all(log.runtime.clock.wall() - recentMs)) {
    follower.apply(decodeInvalidation(String(body)));
  }
}

function isCurrent(log: SqliteLogState): boolean {
  try {
    const signal = log.signal.read();
    if (signal !== log.lastSignal) {
      catchUp(log);
      log.lastSignal = signal;
    }
    return true;
  } catch {
    return false;
  }
}

function catchUp(log: SqliteLogState): void {
  for (;;) {
    const rows = log.statements.from.all(log.position.seq);
    if (!continues(log.position, rows)) return resetFollowers(log);
    const newRows = log.position === startPosition ? rows : rows.slice(1);
    for (const row of newRows) {
      const invalidation = decodeInvalidation(String(row['body']));
      for (const follower of log.followers) follower.apply(invalidation);
      log.position = positionOf(row);
    }
    if (rows.length <= batchSize) return;
  }
}

/** Whether the rows begin with the one that was read last, or with the first of all. */
function continues(position: LogPosition, rows: readonly Record<string, unknown>[]): boolean {
  const first = positionOf(rows[0]);
  if (position === startPosition) return first.seq <= 1;
  return first.seq === position.seq && first.mark === position.mark;
}

/** Called when rows are missing: trimmed while this process was behind, or lost with the file. */
function resetFollowers(log: SqliteLogState): void {
  log.position = readHead(log.statements);
  for (const follower of log.followers) follower.reset();
}

export interface SqliteLogStorage {
  readonly database: BookkeepingDatabase;
  readonly signal: SignalFile;
}

/**
 * Opens the storage of a log: a database of its own, so that no long transaction of the shop delays a delivery. It has to
 * survive the processes but not the machine, whose memory holds the pages that it invalidates.
 */
export function openSqliteLogStorage(path: string): SqliteLogStorage {
  return {
    database: openBookkeepingDatabase(path, { schema: invalidationSchema }),
    signal: openSignalFile(signalPath(path)),
  };
}

/** The signal file of a log in a database at this path. */
export function signalPath(path: string): string {
  return `${path}-signal`;
}

/**
 * A number in a file of eight bytes that all processes of a machine can read in half a microsecond. Each writer writes a
 * random number after its append: a reader that finds the number it saw last has missed nothing, even when writers
 * overtake each other.
 */
export interface SignalFile {
  /** Throws when the file cannot be read. */
  read(): number;
  write(value: number): void;
  close(): void;
}

export function openSignalFile(path: string): SignalFile {
  let file = openForSignals(path);
  let isReplaced = false;
  const reopen = (): void => {
    const former = file;
    file = openForSignals(path);
    isReplaced = false;
    closeSync(former);
  };
  // Not by the readers, for whom it would take longer than all else.
  const check = setInterval(() => (isReplaced = !isOpened(path, file)), replacementCheckMs).unref();
  const signal = new Float64Array(1);
  const bytes = new Uint8Array(signal.buffer);
  return {
    read: () => {
      if (isReplaced) reopen();
      readSync(file, bytes, 0, 8, 0);
      return signal[0] ?? 0;
    },
    write: (value) => {
      if (!isOpened(path, file)) reopen();
      writeSync(file, new Uint8Array(Float64Array.of(value).buffer), 0, 8, 0);
    },
    close: () => {
      clearInterval(check);
      closeSync(file);
    },
  };
}

/** Milliseconds for which a file that was removed or replaced may still be read. */
const replacementCheckMs = 1000;

function openForSignals(path: string): number {
  return openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
}

/** Whether a path names this open file; false where it cannot be told. */
function isOpened(path: string, file: number): boolean {
  try {
    const [named, opened] = [statSync(path), fstatSync(file)];
    return named.ino === opened.ino && named.dev === opened.dev;
  } catch {
    return false;
  }
}
