import { z } from 'zod';
import { createBatcher } from '#cache/log/batcher.ts';
import { writeMetric } from '#cache/metrics.ts';
import type { Clock } from '#cache/runtime.ts';
import { type ChangeReference, changesSchema } from '#commerce/changes.ts';
import type { BookkeepingDatabase } from '#storage/bookkeeping-database.ts';
import { runInTransaction } from '#storage/transactions/transaction.ts';

const deliveryVerdicts = [
  'accepted',
  'duplicate',
  'malformed',
  'missing_header',
  'invalid_signature',
  'unavailable',
] as const;

/** The result of a delivery. `duplicate`: one with the same id was accepted before. */
export type DeliveryVerdict = (typeof deliveryVerdicts)[number];

export interface JournalEntry {
  /** The sender's id; empty when the delivery was refused before it was read. */
  readonly id: string;
  readonly topic: string;
  readonly verdict: DeliveryVerdict;
  readonly changes: readonly ChangeReference[];
  readonly tags: readonly string[];
  /** Keys of the pages in this process's cache that were invalidated; the first `maxPages` only. */
  readonly pages: readonly string[];
  readonly pageCount: number;
}

export interface StoredJournalEntry extends JournalEntry {
  readonly number: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The last deliveries, to answer why a page changed or did not, and to recognize those that were sent twice. A
 * duplicate that it does not recognize, e.g. after it was lost, only invalidates the same pages again.
 */
export interface Journal {
  /** Resolves when the entry is written; entries of one turn of the event loop share a transaction. */
  record(entry: JournalEntry): Promise<void>;
  /** Newest first. */
  list(limit: number): readonly StoredJournalEntry[];
  show(number: number): StoredJournalEntry | null;
  /** The accepted delivery with the sender's id, among those that are kept. */
  findAccepted(id: string): StoredJournalEntry | null;
  close(): void;
}

/** Genuine deliveries have a limit of their own: any number of refused ones removes none of them. */
const retention = [
  { genuine: 1, maxEntries: 1000 },
  { genuine: 0, maxEntries: 200 },
] as const;
const trimEvery = 50;
const maxPages = 20;

/** The database has `journalSchema`. */
export function createJournal(database: BookkeepingDatabase, clock: Pick<Clock, 'wall'>): Journal {
  const insert = database.prepare(
    'INSERT INTO delivery (at, id, topic, verdict, changes, tags, pages, page_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const trim = database.prepare(trimStatement);
  const write = ({ at, id, topic, verdict, changes, tags, pages, pageCount }: TimedJournalEntry): void => {
    const lists = [changes, tags, pages.slice(0, maxPages)].map((list) => JSON.stringify(list));
    const { lastInsertRowid } = insert.run(at, id, topic, verdict, ...lists, pageCount);
    if (Number(lastInsertRowid) % trimEvery === 0)
      for (const limit of retention) trim.run(limit.genuine, limit.maxEntries);
  };
  const batch = createBatcher((entries: readonly TimedJournalEntry[]) =>
    runInTransaction(database, () => entries.forEach(write)),
  );
  const selectNewest = database.prepare('SELECT * FROM delivery ORDER BY number DESC LIMIT ?');
  const selectOne = database.prepare('SELECT * FROM delivery WHERE number = ?');
  const selectAccepted = database.prepare("SELECT * FROM delivery WHERE id = ? AND verdict = 'accepted' LIMIT 1");
  const parseRow = (row: unknown): StoredJournalEntry | null => (row ? rowSchema.parse(row) : null);
  return {
    record: async (entry) => batch.add({ ...entry, at: clock.wall() }),
    list: (limit) => selectNewest.all(limit).map((row) => rowSchema.parse(row)),
    show: (number) => parseRow(selectOne.get(number)),
    findAccepted: (id) => parseRow(selectAccepted.get(id)),
    close: () => {
      batch.flush();
      database.close();
    },
  };
}

type TimedJournalEntry = JournalEntry & Pick<StoredJournalEntry, 'at'>;

export const journalSchema = `
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
  ) STRICT;
  CREATE INDEX IF NOT EXISTS delivery_id ON delivery (id)`;

const trimStatement = `
  DELETE FROM delivery WHERE genuine = ?1 AND number <=
    (SELECT number FROM delivery WHERE genuine = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)`;

const jsonText = z.string().transform((text): unknown => JSON.parse(text));

const rowSchema = z
  .object({
    number: z.number(),
    at: z.number(),
    id: z.string(),
    topic: z.string(),
    verdict: z.enum(deliveryVerdicts),
    changes: jsonText.pipe(changesSchema),
    tags: jsonText.pipe(z.array(z.string())),
    pages: jsonText.pipe(z.array(z.string())),
    page_count: z.number(),
  })
  .transform(({ page_count: pageCount, ...rest }) => ({ ...rest, pageCount }));

export interface MeteredJournal extends Pick<Journal, 'record' | 'findAccepted'> {
  /** Deliveries since the start of this process, by verdict, in the text format of Prometheus. */
  readonly metrics: () => string;
}

/** Counts the entries of a journal, including those that it fails to write. */
export function countDeliveries(journal: Pick<Journal, 'record' | 'findAccepted'>): MeteredJournal {
  const counts = new Map<DeliveryVerdict, number>(deliveryVerdicts.map((verdict) => [verdict, 0]));
  return {
    findAccepted: (id) => journal.findAccepted(id),
    record: async (entry) => {
      counts.set(entry.verdict, (counts.get(entry.verdict) ?? 0) + 1);
      return journal.record(entry);
    },
    metrics: () =>
      writeMetric({
        name: 'storefront_deliveries_total',
        type: 'counter',
        help: 'Deliveries of events by result.',
        value: { label: 'verdict', values: Object.fromEntries(counts) },
      }),
  };
}
