import type { Arrival } from './arrival.ts';
import type { Clock } from './clock.ts';
import type { InvalidationLog } from './log.ts';

/** Whether the log has been followed to its end, so that what is held is right. */
export interface Certainty {
  /** At once; asked for one request of an arrival, it is known for the others. */
  isSure(arrival?: Arrival): boolean;
  /** The same, asking when it has to. */
  becomesSure(): Promise<boolean>;
  /** Steady time at which it was last so. */
  readonly since: number;
}

export function createCertainty(log: InvalidationLog, clock: Clock): Certainty {
  let since = clock.steady();
  let sureOf: Arrival | undefined;

  return {
    get since() {
      return since;
    },
    isSure: (arrival) => {
      if (arrival !== undefined && arrival === sureOf) return true;
      if (!log.current()) return false;
      sureOf = arrival;
      since = clock.steady();
      return true;
    },
    becomesSure: async () => {
      const asked = clock.steady();
      if (!(await log.check())) return false;
      since = asked;
      return true;
    },
  };
}
