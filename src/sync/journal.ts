import { z } from 'zod';
import { createBatcher } from '#cache/log/batcher.ts';
import type { InvalidationLog } from '#cache/log/invalidation-log.ts';
import { writeMetric } from '#cache/metrics.ts';
import type { CacheTag } from '#cache/tags.ts';
import { changesSchema, type ChangeReference } from '#commerce/changes.ts';
import { openSqlite, runInTransaction } from '#storage/sqlite.ts';
import { planInvalidation } from './plan-invalidation.ts';

/** What became of a delivery. */
export type DeliveryVerdict = 'accepted' | 'malformed' | 'missing_header' | 'invalid_signature' | 'unavailable';

/** A delivery that came, and what it did. */
export interface JournalEntry {
  /** The sender's id; empty when it was refused before one was known. */
  readonly id: string;
  readonly topic: string;
  readonly verdict: DeliveryVerdict;
  readonly changes: readonly ChangeReference[];
  readonly tags: readonly string[];
  /** Keys of the pages that this process held and it made void; the first of them only. */
  readonly pages: readonly string[];
  readonly pageCount: number;
}

export interface StoredJournalEntry extends JournalEntry {
  readonly number: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The last deliveries, so that "why did this page change, or not" has an answer. It decides nothing. */
export interface Journal {
  /** Resolves once it is written; those of one turn of the event loop are written together. */
  record(entry: JournalEntry): Promise<void>;
  /** Newest first. */
  list(limit: number): readonly StoredJournalEntry[];
  show(number: number): StoredJournalEntry | null;
  close(): void;
}

/** Genuine deliveries and refused ones are kept apart, so that a flood of the latter pushes out none of the former. */
const retention = [
  [1, 1000],
  [0, 200],
] as const;
const trimEvery = 50;
const maxPages = 20;

export function openJournal(path: string): Journal {
  const database = openSqlite(path, { schema });
  const insert = database.prepare(
    'INSERT INTO delivery (at, id, topic, verdict, changes, tags, pages, page_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const trim = database.prepare(trimStatement);
  const write = ({ at, id, topic, verdict, changes, tags, pages, pageCount }: TimedJournalEntry): void => {
    const lists = [changes, tags, pages.slice(0, maxPages)].map((list) => JSON.stringify(list));
    const { lastInsertRowid } = insert.run(at, id, topic, verdict, ...lists, pageCount);
    if (Number(lastInsertRowid) % trimEvery === 0)
      for (const [genuine, maxEntries] of retention) trim.run(genuine, genuine, maxEntries);
  };
  const batch = createBatcher((entries: readonly TimedJournalEntry[]) =>
    runInTransaction(database, () => entries.forEach(write)),
  );
  const selectNewest = database.prepare('SELECT * FROM delivery ORDER BY number DESC LIMIT ?');
  const selectOne = database.prepare('SELECT * FROM delivery WHERE number = ?');
  return {
    record: async (entry) => batch.add({ ...entry, at: Date.now() }),
    list: (limit) => selectNewest.all(limit).map(readRow),
    show: (number) => {
      const row = selectOne.get(number);
      return row ? readRow(row) : null;
    },
    close: () => {
      batch.flush();
      database.close();
    },
  };
}

type TimedJournalEntry = JournalEntry & Pick<StoredJournalEntry, 'at'>;

const schema = `
  CREATE TABLE IF NOT EXISTS delivery (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    id TEXT NOT NULL,
    topic TEXT NOT NULL,
    verdict TEXT NOT NULL,
    changes TEXT NOT NULL,
    tags TEXT NOT NULL,
    pages TEXT NOT NULL,
    page_count INTEGER NOT NULL,
    genuine INTEGER NOT NULL AS (verdict IN ('accepted', 'unavailable')) STORED
  ) STRICT`;

const trimStatement = `
  DELETE FROM delivery WHERE genuine = ? AND number <=
    (SELECT number FROM delivery WHERE genuine = ? ORDER BY number DESC LIMIT 1 OFFSET ?)`;

const jsonText = z.string().transform((text): unknown => JSON.parse(text));

const rowSchema = z
  .object({
    number: z.number(),
    at: z.number(),
    id: z.string(),
    topic: z.string(),
    verdict: z.enum(['accepted', 'malformed', 'missing_header', 'invalid_signature', 'unavailable']),
    changes: jsonText.pipe(changesSchema),
    tags: jsonText.pipe(z.array(z.string())),
    pages: jsonText.pipe(z.array(z.string())),
    page_count: z.number(),
  })
  .transform(({ page_count: pageCount, ...rest }) => ({ ...rest, pageCount }));

function readRow(raw: unknown): StoredJournalEntry {
  return rowSchema.parse(raw);
}

export interface MeteredJournal extends Pick<Journal, 'record'> {
  /** How many deliveries came since the start of this process, by verdict, for Prometheus. */
  readonly metrics: () => string;
}

/** Counts what goes into a journal, also what cannot be written there. */
export function countDeliveries(journal: Pick<Journal, 'record'>): MeteredJournal {
  const counts: Record<DeliveryVerdict, number> = {
    accepted: 0,
    malformed: 0,
    missing_header: 0,
    invalid_signature: 0,
    unavailable: 0,
  };
  return {
    record: async (entry) => {
      counts[entry.verdict] += 1;
      return journal.record(entry);
    },
    metrics: () =>
      writeMetric({
        name: 'storefront_deliveries_total',
        type: 'counter',
        help: 'Deliveries of events, by what became of them.',
        value: { label: 'verdict', values: counts },
      }),
  };
}

/** What a delivery of the journal would make void if it came now; null when there is no such delivery. */
export function dryRunReplay(journal: Journal, number: number): readonly CacheTag[] | null {
  const entry = journal.show(number);
  return entry && planInvalidation(entry.changes).tags;
}

/** Makes void again what a delivery did; null when there is no such delivery. Rejects with LogUnavailable. */
export async function replayDelivery(
  journal: Journal,
  number: number,
  log: InvalidationLog,
): Promise<readonly CacheTag[] | null> {
  const entry = journal.show(number);
  if (!entry) return null;
  const invalidation = planInvalidation(entry.changes);
  if (invalidation.tags.length > 0) await log.append(invalidation);
  return invalidation.tags;
}
