import type { ReaderContext } from '#commerce/port.ts';
import type { Database } from './database.ts';
import { textOrNull } from './row.ts';

/** The arguments of every read: the database, who reads, and the time (ISO 8601 in UTC). */
export interface QueryContext {
  readonly store: Database;
  readonly reader: ReaderContext;
  readonly now: string;
}

/** 1 if the reader sees drafts, as an SQL value. */
export function draftFlag({ reader }: QueryContext): number {
  return Number(reader.draft);
}

/** The table to read products from: with their draft texts for a reader that sees drafts. */
export function productTable({ reader }: QueryContext): 'product' | 'product_preview' {
  return reader.draft ? 'product_preview' : 'product';
}

/** The row id that an id of the ports stands for; null for text that cannot be one. */
export function databaseId(id: string): number | null {
  return /^\d{1,15}$/u.test(id) ? Number(id) : null;
}

/** Records that what was read changes without an event at a time (ISO 8601); null: never. */
export function recordExpiry({ reader }: QueryContext, moment: string | null): void {
  if (moment !== null) reader.expireAt?.(Date.parse(moment));
}

const selectNextPublication = `
SELECT min(moment) next FROM (
  SELECT min(published_at) moment FROM document
  WHERE kind = ?1 AND parent = ?2 AND status <> 'draft' AND published_at > ?3
  UNION ALL
  SELECT min(publish_at) FROM draft WHERE kind = ?1 AND parent = ?2 AND publish_at > ?3
)`;

/** Records when the next document of a kind (of a blog, for articles), or its next version, is published. */
export function recordNextPublication(context: QueryContext, kind: string, parent = ''): void {
  recordExpiry(context, nextPublication(context, kind, parent));
}

/** When the next document of a kind, or its next version, is published (ISO 8601); null when nothing is scheduled. */
export function nextPublication({ store, now }: QueryContext, kind: string, parent = ''): string | null {
  const row = store.first(selectNextPublication, kind, parent, now);
  return row && textOrNull(row, 'next');
}
