import type { RequestBatch } from './arrival.ts';
import type { Clock } from './clock.ts';
import type { InvalidationLog } from './log.ts';

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
