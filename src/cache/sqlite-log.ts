import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { gather } from './gather.ts';
import { type Invalidation, type InvalidationLog, type LogFollower, LogUnavailable } from './log.ts';
import { openSignalFile, type SignalFile } from './signal-file.ts';
import { transact } from './transact.ts';
import { readInvalidation, writeInvalidation } from './written-invalidation.ts';

/**
 * The log of all processes on one machine: a table in a file of its own, so that no long transaction of the shop's can
 * hold up a delivery. What it guards is held in the memory of the same machine, so it has to outlive processes only;
 * hence no wait for the disk.
 */
export function openSqliteLog(path: string): InvalidationLog {
  const database = open(path);
  const statements = prepare(database);
  const log: Log = {
    database,
    statements,
    signal: openSignalFile(`${path}-signal`),
    followers: new Set(),
    position: headOf(statements),
    seen: Number.NaN,
  };
  const gathered = gather((invalidations: readonly Invalidation[]) => append(log, invalidations));
  return {
    append: async (invalidation) => gathered.add(invalidation),
    follow: (follower) => follow(log, follower),
    current: () => isCurrent(log),
    check: async () => isCurrent(log),
    close: async () => {
      gathered.flush();
      log.signal.close();
      database.close();
    },
  };
}

interface Log {
  readonly database: DatabaseSync;
  readonly statements: Statements;
  readonly signal: SignalFile;
  readonly followers: Set<LogFollower>;
  /** The last row that was handed to the followers. */
  position: Position;
  /** The signal that was read before the log was last followed to its end. */
  seen: number;
}

/** A row by its sequence and a random number, by which it is known not to be another that took its place. */
interface Position {
  readonly seq: number;
  readonly mark: number;
}

const beginning: Position = { seq: 0, mark: 0 };

interface Statements {
  readonly insert: StatementSync;
  readonly head: StatementSync;
  readonly from: StatementSync;
  readonly recent: StatementSync;
  readonly trim: StatementSync;
}

/** Rows kept: a process that is further behind than this drops all that it holds. */
const mostRows = 10_000;
const batch = 1000;
const recentMs = 15 * 60_000;
const busyMs = 250;

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyMs });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(
    'CREATE TABLE IF NOT EXISTS invalidation (seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, mark REAL NOT NULL, body TEXT NOT NULL) STRICT',
  );
  return database;
}

function prepare(database: DatabaseSync): Statements {
  return {
    insert: database.prepare('INSERT INTO invalidation (at, mark, body) VALUES (?, ?, ?)'),
    head: database.prepare('SELECT seq, mark FROM invalidation ORDER BY seq DESC LIMIT 1'),
    from: database.prepare(`SELECT seq, mark, body FROM invalidation WHERE seq >= ? ORDER BY seq LIMIT ${batch + 1}`),
    recent: database.prepare(
      `SELECT body FROM (SELECT seq, body FROM invalidation WHERE at > ? ORDER BY seq DESC LIMIT ${batch}) ORDER BY seq`,
    ),
    trim: database.prepare('DELETE FROM invalidation WHERE seq <= ?'),
  };
}

function headOf({ head }: Statements): Position {
  return positionOf(head.get());
}

function positionOf(row: Record<string, unknown> | undefined): Position {
  return row ? { seq: Number(row['seq']), mark: Number(row['mark']) } : beginning;
}

/** Deliveries come in bursts: those of one turn are one transaction, and their followers look once. */
function append(log: Log, invalidations: readonly Invalidation[]): void {
  try {
    const mark = Math.random();
    transact(log.database, () => invalidations.forEach((each) => insert(log, mark, each)));
    log.signal.write(mark);
  } catch (cause) {
    throw new LogUnavailable('The invalidation log cannot be written', { cause });
  }
  isCurrent(log);
}

function insert({ statements }: Log, mark: number, invalidation: Invalidation): void {
  const { lastInsertRowid } = statements.insert.run(Date.now(), mark, writeInvalidation(invalidation));
  const seq = Number(lastInsertRowid);
  if (seq % batch === 0) statements.trim.run(seq - mostRows);
}

/** What is recent is told again: it may promise what the platform does not show yet. */
function follow(log: Log, follower: LogFollower): void {
  log.followers.add(follower);
  for (const { body } of log.statements.recent.all(Date.now() - recentMs)) {
    follower.apply(readInvalidation(String(body)));
  }
}

function isCurrent(log: Log): boolean {
  try {
    const signal = log.signal.read();
    if (signal !== log.seen) {
      catchUp(log);
      log.seen = signal;
    }
    return true;
  } catch {
    return false;
  }
}

function catchUp(log: Log): void {
  for (;;) {
    const rows = log.statements.from.all(log.position.seq);
    if (!continues(log.position, rows)) return startOver(log);
    const news = log.position === beginning ? rows : rows.slice(1);
    for (const row of news) {
      const invalidation = readInvalidation(String(row['body']));
      for (const follower of log.followers) follower.apply(invalidation);
      log.position = positionOf(row);
    }
    if (rows.length <= batch) return;
  }
}

/** The rows begin with the one that was read last, or with the first there ever was. */
function continues(position: Position, rows: readonly Record<string, unknown>[]): boolean {
  const first = positionOf(rows[0]);
  if (position === beginning) return first.seq <= 1;
  return first.seq === position.seq && first.mark === position.mark;
}

/** Rows are missing: they were trimmed while this process was behind, or the file was emptied. */
function startOver(log: Log): void {
  log.position = headOf(log.statements);
  for (const follower of log.followers) follower.lost();
}
