import type { Change } from '../port.ts';
import { notedChanges } from './changes.ts';
import { changesIn } from './events.ts';
import { integer, text } from './row.ts';
import type { Store } from './store.ts';

/**
 * Tells, when asked, what was changed through this connection since: what is noted, and what another process has made
 * events of that not every target has taken. Whatever is neither was taken by all. It may tell of others' changes too.
 */
export function watchChanges(store: Store): () => readonly Change[] {
  const writes = countWrites(store);
  const last = lastEvent(store);
  return () =>
    countWrites(store) === writes
      ? []
      : store.transaction(() => [...notedChanges(store), ...eventsAfter(store, last).flatMap(changesIn)]);
}

function countWrites(store: Store): number {
  return integer(store.first('SELECT total_changes() AS count') ?? {}, 'count');
}

function lastEvent(store: Store): number {
  return integer(
    store.first("SELECT coalesce(max(seq), 0) AS last FROM sqlite_sequence WHERE name = 'outgoing'") ?? {},
    'last',
  );
}

function eventsAfter(store: Store, number: number): readonly string[] {
  return store.all('SELECT DISTINCT body FROM outgoing WHERE number > ?', number).map((row) => text(row, 'body'));
}
