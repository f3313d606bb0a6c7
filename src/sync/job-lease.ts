import type { Clock } from '#cache/runtime.ts';
import type { BookkeepingDatabase } from '#storage/sqlite.ts';

/** Distributes a recurring job over processes: each run is leased to one of them. */
export interface JobLease {
  /** Leases the run that is due, or null. The next one is due `everyMs` later, also when this process fails. */
  acquire(everyMs: number): LeasedRun | null;
  close(): void;
}

export interface LeasedRun {
  /** The cursor of the last completed run; null before the first. */
  readonly cursor: string | null;
  readonly complete: (cursor: string) => void;
}

export const jobLeaseSchema = `
  CREATE TABLE IF NOT EXISTS turn (one INTEGER PRIMARY KEY CHECK (one = 1), taken INTEGER NOT NULL, mark TEXT) STRICT;
  INSERT OR IGNORE INTO turn (one, taken) VALUES (1, 0);`;

/** The processes share the database, which has `jobLeaseSchema`. When the clock was set back, a run is due at once. */
export function createJobLease(database: BookkeepingDatabase, clock: Pick<Clock, 'wall'>): JobLease {
  const claim = database.prepare('UPDATE turn SET taken = ?1 WHERE taken <= ?1 - ?2 OR taken > ?1 RETURNING mark');
  const saveCursor = database.prepare('UPDATE turn SET mark = ?');
  return {
    acquire: (everyMs) => {
      const row = claim.get(clock.wall(), everyMs);
      if (!row) return null;
      const { mark } = row;
      return { cursor: typeof mark === 'string' ? mark : null, complete: (cursor) => void saveCursor.run(cursor) };
    },
    close: () => database.close(),
  };
}
