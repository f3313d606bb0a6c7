import { backOffMs, type BackOffLimits, type Runtime } from '#cache/runtime.ts';
import { createDeadline, raceWithSignal } from './deadline.ts';

/** A call to another machine. It should stop when the signal is aborted. */
export type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Makes a call within a deadline, and repeats it after failures that may be temporary. After several failures in a row
 * it rejects with `CircuitOpenError` for a while, without a call.
 */
export type Retry = <T>(attempt: Attempt<T>) => Promise<T>;

export interface RetryOptions {
  /** For all attempts of one call together, in milliseconds. */
  readonly deadlineMs: number;
  readonly attempts: number;
  /** Retries per call on average, so that a platform that is down gets few more calls than otherwise. */
  readonly retryShare: number;
  /** Failures in a row that open the circuit. */
  readonly failuresToOpen: number;
  readonly openMs: number;
  readonly backOff: BackOffLimits;
  /** Whether the next attempt may succeed. */
  readonly isRetryable: (error: unknown) => boolean;
  /** Whether other calls would fail too, so that the failure counts for the circuit. */
  readonly isOutage: (error: unknown) => boolean;
}

const defaultRetryOptions: RetryOptions = {
  deadlineMs: 5000,
  attempts: 3,
  retryShare: 0.1,
  failuresToOpen: 5,
  openMs: 2000,
  backOff: { baseMs: 100, maxMs: 1000 },
  isRetryable: () => true,
  isOutage: () => true,
};

/** The last calls failed, and the circuit is still open. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

const maxRetryBudget = 10;

export function createRetry(runtime: Runtime, overrides: Partial<RetryOptions> = {}): Retry {
  const options = { ...defaultRetryOptions, ...overrides };
  const circuit = createCircuit(runtime.clock, options);
  let budget = maxRetryBudget;
  return async (attempt) => {
    circuit.check();
    budget = Math.min(maxRetryBudget, budget + options.retryShare);
    const { signal, clear } = createDeadline(runtime.sleep, options.deadlineMs);
    try {
      for (let attempts = 1; ; attempts += 1) {
        try {
          const value = await raceWithSignal(attempt(signal), signal);
          circuit.recordSuccess();
          return value;
        } catch (error) {
          if (!options.isRetryable(error)) throw error;
          if (options.isOutage(error)) circuit.recordFailure();
          if (attempts >= options.attempts || signal.aborted || budget < 1) throw error;
          budget -= 1;
          await runtime.sleep(backOffMs(attempts, options.backOff, runtime.random), signal);
        }
      }
    } finally {
      clear();
    }
  };
}

interface Circuit {
  /** Throws `CircuitOpenError` while the circuit is open, except for one call in each `openMs`. */
  readonly check: () => void;
  readonly recordSuccess: () => void;
  readonly recordFailure: () => void;
}

function createCircuit(
  clock: Runtime['clock'],
  { failuresToOpen, openMs }: Pick<RetryOptions, 'failuresToOpen' | 'openMs'>,
): Circuit {
  let failures = 0;
  let retryAt = -Infinity;
  return {
    check: () => {
      if (failures < failuresToOpen) return;
      const now = clock.steady();
      if (now < retryAt) throw new CircuitOpenError('The last calls failed, and the next attempt is not due yet.');
      retryAt = now + openMs;
    },
    recordSuccess: () => {
      failures = 0;
    },
    recordFailure: () => {
      failures += 1;
      if (failures >= failuresToOpen) retryAt = clock.steady() + openMs;
    },
  };
}
