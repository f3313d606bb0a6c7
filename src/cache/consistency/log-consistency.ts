import type { Clock } from '../runtime.ts';
import type { InvalidationLog } from '../log/invalidation-log.ts';

/** Whether the log has been followed to its end, so that what is held is right. */
export interface LogConsistency {
  /** At once; asked for one request of an arrival, it is known for the others. */
  isConsistent(arrival?: RequestBatch): boolean;
  /** The same, asking when it has to. */
  becomesConsistent(): Promise<boolean>;
  /** Steady time at which it was last so. */
  readonly lastConsistentAt: number;
}

export function createLogConsistency(log: InvalidationLog, clock: Clock): LogConsistency {
  let lastConsistentAt = clock.steady();
  let consistentBatch: RequestBatch | undefined;

  return {
    get lastConsistentAt() {
      return lastConsistentAt;
    },
    isConsistent: (batch) => {
      if (batch !== undefined && batch === consistentBatch) return true;
      if (!log.current()) return false;
      consistentBatch = batch;
      lastConsistentAt = clock.steady();
      return true;
    },
    becomesConsistent: async () => {
      const startedAt = clock.steady();
      if (!(await log.check())) return false;
      lastConsistentAt = startedAt;
      return true;
    },
  };
}

/**
 * Names what came in together: each request of one arrival was on its way before the first of them was looked at, so
 * what the log of invalidations said then holds for all of them.
 */
export type RequestBatch = object;
