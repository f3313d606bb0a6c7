import { randomUUID } from 'node:crypto';
import type { Outbox, Outgoing } from '../port.ts';
import { takeChanges } from './changes.ts';
import { isPublicationDue, publishDue } from './editing/publish.ts';
import { integer, text } from './row.ts';
import type { Store } from './store.ts';
import { refreshDue } from './write/memberships.ts';

/** While a process is sending an event, no other takes it; if it dies, another does after this long. */
const leaseMs = 10_000;
const mostAtOnce = 20;
/** Seconds before each further attempt; then the event is given up. */
const pauses = [1, 2, 5, 15, 60, 300, 1800, 7200, 21_600, 43_200] as const;

/** Events out of the shop's own database: made of what its triggers noted, kept until each target has taken them. */
export function makeOutbox(store: Store, clock: () => Date): Outbox {
  let looked = clock().toISOString();
  const take = (targets: readonly string[]): readonly Outgoing[] => {
    const now = clock();
    const since = looked;
    looked = now.toISOString();
    noteDates(store, since, looked);
    return store.transaction(() => {
      makeEvents(store, targets, now);
      return takeDue(store, now.getTime());
    });
  };
  return {
    take: (targets) => unhurried(store, () => take(targets)),
    delivered: ({ number }) => unhurried(store, () => drop(store, number)),
    failed: ({ number, attempts }) => {
      const pause = pauses[attempts];
      unhurried(store, () =>
        pause === undefined ? drop(store, number) : retry(store, number, clock().getTime() + pause * 1000),
      );
      return pause === undefined ? 'given_up' : 'later';
    },
    idle: () => {
      const waiting = store.first(
        'SELECT 1 FROM change_note UNION ALL SELECT 1 FROM outgoing WHERE due <= ? LIMIT 1',
        clock().getTime(),
      );
      return waiting === null && !isDateDue(store, looked, clock().toISOString());
    },
  };
}

/**
 * Nobody is served while a write waits for the disk, and this bookkeeping need not: what a power failure takes of it is
 * told once more.
 */
function unhurried<T>(store: Store, work: () => T): T {
  store.run('PRAGMA synchronous = NORMAL');
  try {
    return work();
  } finally {
    store.run('PRAGMA synchronous = FULL');
  }
}

function drop(store: Store, number: number): void {
  store.run('DELETE FROM outgoing WHERE number = ?', number);
}

function retry(store: Store, number: number, due: number): void {
  store.run('UPDATE outgoing SET attempts = attempts + 1, due = ? WHERE number = ?', due, number);
}

const dated = "FROM document WHERE status = 'scheduled' AND published_at > ? AND published_at <= ?";

function isDateDue(store: Store, since: string, now: string): boolean {
  return (
    store.first(`SELECT 1 ${dated} LIMIT 1`, since, now) !== null ||
    store.first('SELECT 1 FROM collection WHERE due_at <= ? LIMIT 1', now) !== null ||
    isPublicationDue(store, now)
  );
}

/** Notes what changes by its date alone: content whose time has come, products that a rule no longer counts as new. */
function noteDates(store: Store, since: string, now: string): void {
  const subject = "iif(parent = '', handle, parent || '/' || handle)";
  if (!isDateDue(store, since, now)) return;
  refreshDue(store, now);
  publishDue(store, now);
  store.run(`INSERT OR IGNORE INTO change_note SELECT kind, ${subject} ${dated}`, since, now);
}

function makeEvents(store: Store, targets: readonly string[], now: Date): void {
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

function takeDue(store: Store, now: number): readonly Outgoing[] {
  const rows = store.all(
    `UPDATE outgoing SET due = ? WHERE number IN (SELECT number FROM outgoing WHERE due <= ? ORDER BY number LIMIT ${mostAtOnce})
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
