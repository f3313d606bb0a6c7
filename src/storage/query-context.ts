import type { ReaderContext } from '#commerce/port.ts';
import type { Database } from './database.ts';

/** What every read is given: the database, for whom it is read, and the time (ISO 8601 in UTC). */
export interface QueryContext {
  readonly store: Database;
  readonly reader: ReaderContext;
  readonly now: string;
}

/** Products and content that a visit may see besides the published ones. */
export function draftFlag({ reader }: QueryContext): number {
  return Number(reader.draft);
}

/** Where a visit reads products: as they are published, or with the texts that are drafted for them. */
export function productTable({ reader }: QueryContext): 'product' | 'product_preview' {
  return reader.draft ? 'product_preview' : 'product';
}

/** An id as the database has it; null for what cannot be one. */
export function databaseId(id: string): number | null {
  return /^\d{1,15}$/u.test(id) ? Number(id) : null;
}

/** Notes that what was read changes by itself at a time (ISO 8601); null: never. */
export function recordExpiry({ reader }: QueryContext, moment: string | null): void {
  if (moment !== null) reader.expireAt?.(Date.parse(moment));
}
