import { randomUUID } from 'node:crypto';
import type { Outbox, OutgoingEvent } from '#commerce/events.ts';
import { takeChanges } from '#storage/change-notes.ts';
import { integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { isScheduleDue, recordScheduledChanges } from './scheduled-publishing.ts';

/** For this long after an event is taken, no other process takes it; a process that dies delays its events by it. */
const leaseMs = 10_000;
const maxBatch = 20;
/** Seconds before each further attempt; then the event is given up. */
const retryDelays = [1, 2, 5, 15, 60, 300, 1800, 7200, 21_600, 43_200] as const;

/** An outbox in the shop's database. Triggers record what changes; an event is stored until each target has accepted it. */
export function createOutbox(store: Database, clock: () => Date): Outbox {
  let checkedAt = clock().toISOString();
  const take = (targets: readonly string[]): readonly OutgoingEvent[] => {
    const now = clock();
    recordScheduledChanges(store, checkedAt, now.toISOString());
    // Only now: while another process writes, recording fails, and the next attempt starts from the same time.
    checkedAt = now.toISOString();
    return store.transaction(() => {
      enqueueEvents(store, targets, now);
      return leaseDueEvents(store, now.getTime());
    });
  };
  return {
    take: (targets) => withRelaxedSync(store, () => take(targets)),
    markDelivered: ({ number }) => withRelaxedSync(store, () => deleteEvent(store, number)),
    markFailed: ({ number, attempts }) => {
      const pause = retryDelays[attempts];
      withRelaxedSync(store, () =>
        pause === undefined
          ? deleteEvent(store, number)
          : postponeEvent(store, number, clock().getTime() + pause * 1000),
      );
      return pause === undefined ? 'given_up' : 'later';
    },
    isIdle: () => {
      const due = store.first(
        'SELECT 1 FROM change_note UNION ALL SELECT 1 FROM outgoing WHERE due <= ? LIMIT 1',
        clock().getTime(),
      );
      return due === null && !isScheduleDue(store, checkedAt, clock().toISOString());
    },
  };
}

/** Does not wait for the disk, which would block all requests: an event that a power failure undoes is sent again. */
function withRelaxedSync<T>(store: Database, work: () => T): T {
  store.run('PRAGMA synchronous = NORMAL');
  try {
    return work();
  } finally {
    store.run('PRAGMA synchronous = FULL');
  }
}

function deleteEvent(store: Database, number: number): void {
  store.run('DELETE FROM outgoing WHERE number = ?', number);
}

function postponeEvent(store: Database, number: number, due: number): void {
  store.run('UPDATE outgoing SET attempts = attempts + 1, due = ? WHERE number = ?', due, number);
}

function enqueueEvents(store: Database, targets: readonly string[], now: Date): void {
  for (;;) {
    const changes = takeChanges(store);
    if (changes.length === 0) return;
    const kinds = new Set(changes.map(({ kind }) => kind));
    const [kind = 'shop'] = kinds.size === 1 ? kinds : [];
    const body = JSON.stringify({ type: `${kind}.changed`, timestamp: now.toISOString(), data: { changes } });
    const id = `msg_${randomUUID()}`;
    for (const target of targets) {
      store.run('INSERT INTO outgoing (id, target, body, due) VALUES (?, ?, ?, ?)', id, target, body, now.getTime());
    }
  }
}

function leaseDueEvents(store: Database, now: number): readonly OutgoingEvent[] {
  const rows = store.all(
    `UPDATE outgoing SET due = ? WHERE number IN (SELECT number FROM outgoing WHERE due <= ? ORDER BY number LIMIT ${maxBatch})
     RETURNING number, id, target, body, attempts`,
    now + leaseMs,
    now,
  );
  return rows.map((row) => ({
    number: integer(row, 'number'),
    id: text(row, 'id'),
    target: text(row, 'target'),
    body: text(row, 'body'),
    attempts: integer(row, 'attempts'),
  }));
}
