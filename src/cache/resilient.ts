import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, systemClock } from './clock.ts';

/** Something that may fail because another machine is slow or down. */
export type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/** Runs an attempt within a deadline, again where that may help, and not at all while it is known to be of no use. */
export type Resilient = <T>(attempt: Attempt<T>) => Promise<T>;

export interface Resilience {
  /** Of all attempts of one call together, milliseconds. */
  readonly deadlineMs: number;
  readonly attempts: number;
  /** Retries for each call, on average over the last calls: a platform that is down is not asked twice as often. */
  readonly retryShare: number;
  /** Failures in a row after which nothing is asked for a while. */
  readonly failuresToOpen: number;
  readonly openMs: number;
  /** Whether a failure may be otherwise next time. */
  readonly mayPass: (error: unknown) => boolean;
  readonly clock: Clock;
  /** Milliseconds before the nth retry. */
  readonly backOff: (retry: number) => number;
}

/** Nothing was asked: the last calls failed, and the next try is not due. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

export const usualResilience: Resilience = {
  deadlineMs: 5000,
  attempts: 3,
  retryShare: 0.1,
  failuresToOpen: 5,
  openMs: 2000,
  mayPass: () => true,
  clock: systemClock,
  // Full jitter: those who failed together do not come back together.
  backOff: (retry) => Math.random() * Math.min(1000, 50 * 2 ** retry),
};

interface State {
  /** Retries that may be made; every call adds a share of one. */
  budget: number;
  failures: number;
  /** Steady time from which one call may try again. */
  closedAt: number;
}

const mostSaved = 10;

export function createResilient(given: Partial<Resilience> = {}): Resilient {
  const settings = { ...usualResilience, ...given };
  const state: State = { budget: mostSaved, failures: 0, closedAt: -Infinity };
  return async (attempt) => {
    admit(state, settings);
    state.budget = Math.min(mostSaved, state.budget + settings.retryShare);
    const signal = AbortSignal.timeout(settings.deadlineMs);
    for (let tried = 1; ; tried += 1) {
      try {
        const value = await inTime(attempt(signal), signal);
        state.failures = 0;
        return value;
      } catch (error) {
        if (!settings.mayPass(error)) throw error;
        fail(state, settings);
        if (tried >= settings.attempts || signal.aborted || state.budget < 1) throw error;
        state.budget -= 1;
        await pause(settings.backOff(tried));
      }
    }
  };
}

/** While the circuit is open one call in each period goes through and finds out. */
function admit(state: State, { failuresToOpen, openMs, clock }: Resilience): void {
  if (state.failures < failuresToOpen) return;
  const now = clock.steady();
  if (now < state.closedAt) throw new CircuitOpen('The last calls failed; the next try is not due.');
  state.closedAt = now + openMs;
}

function fail(state: State, { failuresToOpen, openMs, clock }: Resilience): void {
  state.failures += 1;
  if (state.failures >= failuresToOpen) state.closedAt = clock.steady() + openMs;
}

/** An attempt that does not heed its signal is left behind all the same. */
async function inTime<T>(attempt: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const leave = (): void => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  attempt.catch(() => undefined);
  try {
    return await Promise.race([attempt, late]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
