import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, systemClock } from '#cache/entries/cache-entry.ts';

/** Something that may fail because another machine is slow or down. */
export type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/** Runs an attempt within a deadline, again where that may help, and not at all while it is known to be of no use. */
export type Retry = <T>(attempt: Attempt<T>) => Promise<T>;

export interface RetryOptions {
  /** Of all attempts of one call together, milliseconds. */
  readonly deadlineMs: number;
  readonly attempts: number;
  /** Retries for each call, on average over the last calls: a platform that is down is not asked twice as often. */
  readonly retryShare: number;
  /** Failures in a row after which nothing is asked for a while. */
  readonly failuresToOpen: number;
  readonly openMs: number;
  /** Whether a failure may be otherwise next time. */
  readonly isRetryable: (error: unknown) => boolean;
  readonly clock: Clock;
  /** Milliseconds before the nth retry. */
  readonly backOff: (retry: number) => number;
}

/** Nothing was asked: the last calls failed, and the next try is not due. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpen';
}

export const defaultRetryOptions: RetryOptions = {
  deadlineMs: 5000,
  attempts: 3,
  retryShare: 0.1,
  failuresToOpen: 5,
  openMs: 2000,
  isRetryable: () => true,
  clock: systemClock,
  // Full jitter: those who failed together do not come back together.
  backOff: (retry) => Math.random() * Math.min(1000, 50 * 2 ** retry),
};

interface RetryState {
  /** Retries that may be made; every call adds a share of one. */
  budget: number;
  failures: number;
  /** Steady time from which one call may try again. */
  retryAt: number;
}

const maxRetryBudget = 10;

export function createRetry(overrides: Partial<RetryOptions> = {}): Retry {
  const settings = { ...defaultRetryOptions, ...overrides };
  const state: RetryState = { budget: maxRetryBudget, failures: 0, retryAt: -Infinity };
  return async (attempt) => {
    checkCircuit(state, settings);
    state.budget = Math.min(maxRetryBudget, state.budget + settings.retryShare);
    const signal = AbortSignal.timeout(settings.deadlineMs);
    for (let attemptCount = 1; ; attemptCount += 1) {
      try {
        const value = await withDeadline(attempt(signal), signal);
        state.failures = 0;
        return value;
      } catch (error) {
        if (!settings.isRetryable(error)) throw error;
        recordFailure(state, settings);
        if (attemptCount >= settings.attempts || signal.aborted || state.budget < 1) throw error;
        state.budget -= 1;
        await pause(settings.backOff(attemptCount));
      }
    }
  };
}

/** While the circuit is open one call in each period goes through and finds out. */
function checkCircuit(state: RetryState, { failuresToOpen, openMs, clock }: RetryOptions): void {
  if (state.failures < failuresToOpen) return;
  const now = clock.steady();
  if (now < state.retryAt) throw new CircuitOpenError('The last calls failed; the next try is not due.');
  state.retryAt = now + openMs;
}

function recordFailure(state: RetryState, { failuresToOpen, openMs, clock }: RetryOptions): void {
  state.failures += 1;
  if (state.failures >= failuresToOpen) state.retryAt = clock.steady() + openMs;
}

/** An attempt that does not heed its signal is left behind all the same. */
async function withDeadline<T>(attempt: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const rejectAtDeadline = (): void => reject(signal.reason);
  signal.addEventListener('abort', rejectAtDeadline, { once: true });
  attempt.catch(() => undefined);
  try {
    return await Promise.race([attempt, deadline]);
  } finally {
    signal.removeEventListener('abort', rejectAtDeadline);
  }
}
