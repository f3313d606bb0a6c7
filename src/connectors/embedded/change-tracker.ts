import type { ChangeReference } from '#commerce/changes.ts';
import { pendingChanges } from '#storage/change-notes.ts';
import { parseEventChanges } from './events.ts';
import { integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';

/**
 * Returns a function that reports what was changed through this connection since the call: the recorded changes, and
 * those of events that some target has not accepted yet. Changes of other connections may be among them.
 */
export function trackChanges(store: Database): () => readonly ChangeReference[] {
  const writes = countWrites(store);
  const last = lastEventNumber(store);
  return () =>
    countWrites(store) === writes
      ? []
      : store.transaction(() => [...pendingChanges(store), ...eventsAfter(store, last).flatMap(parseEventChanges)]);
}

function countWrites(store: Database): number {
  return integer(store.first('SELECT total_changes() AS count') ?? {}, 'count');
}

function lastEventNumber(store: Database): number {
  return integer(
    store.first("SELECT coalesce(max(seq), 0) AS last FROM sqlite_sequence WHERE name = 'outgoing'") ?? {},
    'last',
  );
}

function eventsAfter(store: Database, number: number): readonly string[] {
  return store.all('SELECT DISTINCT body FROM outgoing WHERE number > ?', number).map((row) => text(row, 'body'));
}
