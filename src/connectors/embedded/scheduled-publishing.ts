import { refreshDueCollections } from '#catalog/write/collection-rules.ts';
import { publishDueDrafts } from '#content/revisions/publish.ts';
import type { Database } from '#storage/database.ts';
import { isBusy } from '#storage/transactions/retry-on-busy.ts';

/** After another process was found writing, schedules are not applied for this long: each attempt blocks all requests. */
const busyPauseMs = 1000;

/**
 * Returns a function that applies what is due at a time (ISO 8601), to be called before a read. It never fails because
 * another process is writing; the read then sees the state before the schedule.
 */
export function createScheduledPublishing(store: Database): (now: string) => void {
  let pausedUntil = 0;
  return (now) => {
    if (performance.now() < pausedUntil || !isAnyDue(store, now)) return;
    try {
      applySchedules(store, now);
    } catch (error) {
      if (!isBusy(error)) throw error;
      pausedUntil = performance.now() + busyPauseMs;
    }
  };
}

/** Whether anything changes by its date between two times (ISO 8601). Costs some microseconds. */
export function isScheduleDue(store: Database, since: string, now: string): boolean {
  return isAnyDue(store, now) || store.first(`SELECT 1 ${scheduledDocuments} LIMIT 1`, since, now) !== null;
}

/** Applies what is due and records it as changes: documents, drafts, and products that are no longer new. */
export function recordScheduledChanges(store: Database, since: string, now: string): void {
  if (!isScheduleDue(store, since, now)) return;
  applySchedules(store, now);
  const subject = "iif(parent = '', handle, parent || '/' || handle)";
  store.run(`INSERT OR IGNORE INTO change_note SELECT kind, ${subject} ${scheduledDocuments}`, since, now);
}

const dueDates = `
SELECT 1 FROM collection WHERE due_at <= ?1 UNION ALL SELECT 1 FROM draft WHERE publish_at <= ?1 LIMIT 1`;

function isAnyDue(store: Database, now: string): boolean {
  return store.first(dueDates, now) !== null;
}

function applySchedules(store: Database, now: string): void {
  refreshDueCollections(store, now);
  publishDueDrafts(store, now);
}

/** Documents whose visibility alone depends on the date; nothing has to be written for them. */
const scheduledDocuments = "FROM document WHERE status = 'scheduled' AND published_at > ? AND published_at <= ?";
