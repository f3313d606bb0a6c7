import type { Reading } from '../port.ts';
import type { Store } from './store.ts';

/** What every read is given: the database, for whom it is read, and the time (ISO 8601 in UTC). */
export interface Visit {
  readonly store: Store;
  readonly reading: Reading;
  readonly now: string;
}

/** Products and content that a visit may see besides the published ones. */
export function draftFlag({ reading }: Visit): number {
  return Number(reading.draft);
}

/** Where a visit reads products: as they are published, or with the texts that are drafted for them. */
export function productsOf({ reading }: Visit): 'product' | 'product_preview' {
  return reading.draft ? 'product_preview' : 'product';
}

/** An id as the database has it; null for what cannot be one. */
export function databaseId(id: string): number | null {
  return /^\d{1,15}$/u.test(id) ? Number(id) : null;
}

/** Notes that what was read changes by itself at a time (ISO 8601); null: never. */
export function changesAt({ reading }: Visit, moment: string | null): void {
  if (moment !== null) reading.until?.(Date.parse(moment));
}
