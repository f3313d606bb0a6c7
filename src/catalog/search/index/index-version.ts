import type { Database } from '#storage/database.ts';
import { integer } from '#storage/row.ts';

/** A number that differs after each change of the index by any process. */
function readIndexVersion(store: Database): number {
  return integer(store.first('SELECT version FROM search_state') ?? {}, 'version');
}

/** Call it in the transaction of the change. The number is random, so that none recurs after a rollback. */
export function changeIndexVersion(store: Database): void {
  store.run('UPDATE search_state SET version = ?', Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
}

/** A function that derives something of the index, for each database only once until its index changes. */
export function memoizeByIndexVersion<T>(derive: (store: Database) => T): (store: Database) => T {
  const derived = new WeakMap<Database, { readonly version: number; readonly value: T }>();
  return (store) => {
    const version = readIndexVersion(store);
    const known = derived.get(store);
    if (known?.version === version) return known.value;
    const value = derive(store);
    derived.set(store, { version, value });
    return value;
  };
}
