import { randomUUID } from 'node:crypto';
import type { Outbox, OutgoingEvent } from '#commerce/events.ts';
import { takeChanges } from '#storage/change-notes.ts';
import { isPublicationDue, publishDueDrafts } from '#content/revisions/publish.ts';
import { integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { refreshDueCollections } from '#catalog/write/collection-rules.ts';

/** While a process is sending an event, no other takes it; if it dies, another does after this long. */
const leaseMs = 10_000;
const maxBatch = 20;
/** Seconds before each further attempt; then the event is given up. */
const retryDelays = [1, 2, 5, 15, 60, 300, 1800, 7200, 21_600, 43_200] as const;

/** Events out of the shop's own database: made of what its triggers noted, kept until each target has taken them. */
export function makeOutbox(store: Database, clock: () => Date): Outbox {
  let checkedAt = clock().toISOString();
  const take = (targets: readonly string[]): readonly OutgoingEvent[] => {
    const now = clock();
    const since = checkedAt;
    checkedAt = now.toISOString();
    noteScheduledChanges(store, since, checkedAt);
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
      const waiting = store.first(
        'SELECT 1 FROM change_note UNION ALL SELECT 1 FROM outgoing WHERE due <= ? LIMIT 1',
        clock().getTime(),
      );
      return waiting === null && !isDateDue(store, checkedAt, clock().toISOString());
    },
  };
}

/**
 * Nobody is served while a write waits for the disk, and this bookkeeping need not: what a power failure takes of it is
 * told once more.
 */
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

const scheduledDocuments = "FROM document WHERE status = 'scheduled' AND published_at > ? AND published_at <= ?";

function isDateDue(store: Database, since: string, now: string): boolean {
  return (
    store.first(`SELECT 1 ${scheduledDocuments} LIMIT 1`, since, now) !== null ||
    store.first('SELECT 1 FROM collection WHERE due_at <= ? LIMIT 1', now) !== null ||
    isPublicationDue(store, now)
  );
}

/** Notes what changes by its date alone: content whose time has come, products that a rule no longer counts as new. */
function noteScheduledChanges(store: Database, since: string, now: string): void {
  const subject = "iif(parent = '', handle, parent || '/' || handle)";
  if (!isDateDue(store, since, now)) return;
  refreshDueCollections(store, now);
  publishDueDrafts(store, now);
  store.run(`INSERT OR IGNORE INTO change_note SELECT kind, ${subject} ${scheduledDocuments}`, since, now);
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
