import { integer } from '../row.ts';
import type { Database } from '../store.ts';

/** A number that is another one after each change of the index, also one made by another process. */
export function readIndexVersion(store: Database): number {
  return integer(store.first('SELECT version FROM search_state') ?? {}, 'version');
}

/** Call it in the transaction of the change. By chance, so that no number comes again after a transaction taken back. */
export function changeIndexVersion(store: Database): void {
  store.run('UPDATE search_state SET version = ?', Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
}
