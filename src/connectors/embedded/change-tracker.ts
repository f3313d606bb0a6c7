import type { ChangeReference } from '#commerce/changes.ts';
import { pendingChanges } from '#storage/change-notes.ts';
import { parseEventChanges } from './events.ts';
import { integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';

/**
 * Tells, when asked, what was changed through this connection since: what is noted, and what another process has made
 * events of that not every target has taken. Whatever is neither was taken by all. It may tell of others' changes too.
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
