import type { Store } from '../store.ts';

/** Where pieces are written: the shop's database, when (ISO 8601 in UTC) and by whom. */
export interface Desk {
  readonly store: Store;
  readonly now: string;
  readonly by: string;
}
