import { isBusy } from '#storage/retry-on-busy.ts';
import { publishDueDrafts } from '#content/revisions/publish.ts';
import type { Database } from '#storage/database.ts';
import { refreshDueCollections } from '#catalog/write/collection-rules.ts';

/** For how long nothing is tried after another process was found writing: each attempt holds up everybody. */
const busyPauseMs = 1000;

/**
 * Writes what is due by its date, at an instant in ISO 8601. While another process writes, what is there stays for as
 * long: a read never fails for it.
 */
export function makeScheduledPublishing(store: Database): (now: string) => void {
  let next = 0;
  return (now) => {
    if (performance.now() < next) return;
    try {
      refreshDueCollections(store, now);
      publishDueDrafts(store, now);
    } catch (error) {
      if (!isBusy(error)) throw error;
      next = performance.now() + busyPauseMs;
    }
  };
}
