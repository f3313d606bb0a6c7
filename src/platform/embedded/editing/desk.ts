import type { Database } from '../store.ts';

/** Where pieces are written: the shop's database, when (ISO 8601 in UTC) and by whom. */
export interface EditContext {
  readonly store: Database;
  readonly now: string;
  readonly by: string;
}
