import { openSqlite } from '#storage/sqlite.ts';

/** Spreads a recurring task over the processes that share a folder: one of them has each turn. */
export interface JobLease {
  /** The turn, when one is due; the next is due `everyMs` later, also when this process dies over it. */
  acquire(everyMs: number): LeasedRun | null;
  close(): void;
}

export interface LeasedRun {
  /** What the last turn that was done ended with; null before the first. */
  readonly cursor: string | null;
  readonly complete: (mark: string) => void;
}

/** `now` is epoch milliseconds; a clock that was set back makes the next turn due at once, not later. */
export function openJobLease(path: string, now: () => number = Date.now): JobLease {
  const database = openSqlite(path, { schema });
  const claim = database.prepare(
    'UPDATE turn SET taken = :now WHERE taken <= :now - :every OR taken > :now RETURNING mark',
  );
  const finish = database.prepare('UPDATE turn SET mark = ?');
  return {
    acquire: (everyMs) => {
      const row = claim.get({ now: now(), every: everyMs });
      if (!row) return null;
      const { mark } = row;
      return { cursor: typeof mark === 'string' ? mark : null, complete: (next) => void finish.run(next) };
    },
    close: () => database.close(),
  };
}

const schema = `
  CREATE TABLE IF NOT EXISTS turn (one INTEGER PRIMARY KEY CHECK (one = 1), taken INTEGER NOT NULL, mark TEXT) STRICT;
  INSERT OR IGNORE INTO turn (one, taken) VALUES (1, 0);`;
