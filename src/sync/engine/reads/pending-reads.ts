import type { RecordKind } from '#commerce/records/catalog-record.ts';
import type { Database } from '#storage/database.ts';
import { flag, integer, integerOrNull, text, textOrNull, type SqlRow } from '#storage/row.ts';

/** What has to be read: a record by id or handle, or the products of a collection by its id. */
export interface PendingName {
  readonly kind: RecordKind | 'members';
  readonly namedBy: 'id' | 'handle';
  readonly name: string;
}

/** A read that a change has announced. */
export interface PendingRead extends PendingName {
  /** In the change log: a read that began before does not answer it. */
  readonly position: number;
  /** The earliest version that answers it (ISO 8601); null: any. */
  readonly least: string | null;
  readonly deleted: boolean;
  /** What the signed delivery said. */
  readonly listed: boolean | null;
  readonly failures: number;
  /** Epoch milliseconds of the announcement. */
  readonly since: number;
}

export interface NewPendingRead extends Omit<PendingRead, 'failures' | 'since'> {
  /** Epoch milliseconds. */
  readonly now: number;
}

const upsertPending = `
INSERT INTO pending_read (kind, named_by, name, position, least, deleted, listed, failures, due, since)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, ?8, ?8)
ON CONFLICT (kind, named_by, name) DO UPDATE SET position = max(position, excluded.position),
  least = nullif(max(coalesce(least, ''), coalesce(excluded.least, '')), ''), deleted = excluded.deleted,
  listed = coalesce(excluded.listed, listed), failures = 0, due = excluded.due, since = excluded.since`;

/** Adds a read, or makes it due again: pending reads are a set. */
export function addPending(store: Database, read: NewPendingRead): void {
  const { kind, namedBy, name, position, least, deleted, listed, now } = read;
  const listedValue = listed === null ? null : Number(listed);
  store.run(upsertPending, kind, namedBy, name, position, least, Number(deleted), listedValue, now);
}

/** A process that took reads and has not settled them after this time has ended. */
const claimMs = 15_000;

const selectDue = `
SELECT * FROM pending_read WHERE due <= ?1 AND kind = ?2 AND named_by = ?3 ORDER BY failures, position DESC LIMIT ?4`;

/** Collections whose products are read at the same time. */
const maxLists = 5;

/**
 * Takes due reads of one kind for this process, the latest announced first: their sender may still be waiting for an
 * answer, those of earlier ones have it.
 */
export function takePending(
  store: Database,
  { now, limit }: { readonly now: number; readonly limit: number },
): readonly PendingRead[] {
  return store.transaction(() => {
    const first = store.first(
      "SELECT kind, named_by FROM pending_read WHERE due <= ? ORDER BY kind = 'members', failures, position DESC LIMIT 1",
      now,
    );
    if (!first) return [];
    const kind = text(first, 'kind');
    const rows = store.all(selectDue, now, kind, text(first, 'named_by'), kind === 'members' ? maxLists : limit);
    const reads = rows.map(toPendingRead);
    for (const read of reads) setDue(store, read, { due: now + claimMs, failures: read.failures });
    return reads;
  });
}

/** Removes a read that was answered by a read from a position of the log, unless it was announced again since. */
export function settlePending(store: Database, { kind, namedBy, name }: PendingName, position: number): void {
  store.run(
    'DELETE FROM pending_read WHERE kind = ? AND named_by = ? AND name = ? AND position <= ?',
    kind,
    namedBy,
    name,
    position,
  );
}

const maxBackOffSeconds = 60;

/** Milliseconds until the next attempt: 1, 2, 4 … 60 seconds. */
export function pendingBackOffMs(failures: number): number {
  return Math.min(maxBackOffSeconds, 2 ** Math.max(0, failures - 1)) * 1000;
}

/** A platform that does not return what it announced within this time numbers its versions differently. */
const maxWaitMs = 15 * 60_000;

/** Schedules another attempt; false if the read was given up. A read that was announced again meanwhile stays due. */
export function retryPending(store: Database, read: PendingRead, now: number): boolean {
  if (now - read.since > maxWaitMs) {
    settlePending(store, read, read.position);
    return false;
  }
  const failures = read.failures + 1;
  setDue(store, read, { due: now + pendingBackOffMs(failures), failures });
  return true;
}

function setDue(store: Database, read: PendingRead, next: { readonly due: number; readonly failures: number }): void {
  store.run(
    'UPDATE pending_read SET due = ?, failures = ? WHERE kind = ? AND named_by = ? AND name = ? AND position = ?',
    next.due,
    next.failures,
    read.kind,
    read.namedBy,
    read.name,
    read.position,
  );
}

const selectWaiting = `
SELECT p.*, iif(p.kind = 'members', c.position, r.position) read_position FROM json_each(?) j
JOIN pending_read p ON p.kind = j.value ->> 0 AND p.named_by = j.value ->> 1 AND p.name = j.value ->> 2
LEFT JOIN copy_collection c ON p.kind = 'members' AND c.id = p.name
LEFT JOIN copy_record r ON p.named_by = 'id' AND r.kind = p.kind AND r.id = p.name`;

/** What was announced at a position of the log. */
export interface AnnouncedNames {
  readonly position: number;
  readonly names: readonly PendingName[];
}

/** By announcement, the reads that do not answer it yet, with one query for all. */
export function openReads(store: Database, announced: readonly AnnouncedNames[]): readonly (readonly PendingRead[])[] {
  const names = new Map(announced.flatMap((each) => each.names.map((name) => [readKey(name), name] as const)));
  if (names.size === 0) return announced.map(() => []);
  const values = Array.from(names.values(), ({ kind, namedBy, name }) => [kind, namedBy, name]);
  const rows = store.all(selectWaiting, JSON.stringify(values)).map((row): WaitingRead => {
    return { read: toPendingRead(row), readPosition: integerOrNull(row, 'read_position') ?? -1 };
  });
  const pending = new Map(rows.map((row) => [readKey(row.read), row]));
  return announced.map((each) =>
    each.names.flatMap((name) => {
      const row = pending.get(readKey(name));
      return row && isOpen(row, each.position) ? [row.read] : [];
    }),
  );
}

interface WaitingRead {
  readonly read: PendingRead;
  /** Where the read began that the copy has of it; -1: none has. */
  readonly readPosition: number;
}

/**
 * What was announced again since may have been read in between. The products of a collection are read once more for each
 * product that changes: a read that began after the announcement has what it announced.
 */
function isOpen({ read, readPosition }: WaitingRead, position: number): boolean {
  return readPosition < position || (read.kind !== 'members' && read.position <= position);
}

export function readKey({ kind, namedBy, name }: PendingName): string {
  return `${kind} ${namedBy} ${name}`;
}

export interface PendingSummary {
  readonly count: number;
  /** Epoch milliseconds of the oldest announcement; null: there is none. */
  readonly oldest: number | null;
}

/** How much has been announced and not been read yet. */
export function summarizePending(store: Database): PendingSummary {
  const row = store.first('SELECT count(*) count, min(since) oldest FROM pending_read') ?? {};
  return { count: integer(row, 'count'), oldest: integerOrNull(row, 'oldest') };
}

function toPendingRead(row: SqlRow): PendingRead {
  return {
    kind: kindOf(text(row, 'kind')),
    namedBy: text(row, 'named_by') === 'id' ? 'id' : 'handle',
    name: text(row, 'name'),
    position: integer(row, 'position'),
    least: textOrNull(row, 'least'),
    deleted: flag(row, 'deleted'),
    listed: row['listed'] === null ? null : flag(row, 'listed'),
    failures: integer(row, 'failures'),
    since: integer(row, 'since'),
  };
}

const pendingKinds = [
  'members',
  'product',
  'collection',
  'page',
  'blog',
  'article',
  'policy',
  'menu',
  'home',
  'profile',
  'redirect',
] as const satisfies readonly PendingName['kind'][];

function kindOf(name: string): PendingName['kind'] {
  const kind = pendingKinds.find((each) => each === name);
  if (kind === undefined) throw new TypeError(`${name} is not a kind of record`);
  return kind;
}
