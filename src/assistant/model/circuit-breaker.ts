/** Keeps requests away from a model that has just failed. */
export interface CircuitBreaker {
  /** Whether a request may be made. After the pause one may, and further ones when it has succeeded. */
  readonly allows: () => boolean;
  readonly failed: () => void;
  readonly succeeded: () => void;
}

export const pauseAfterFailureMs = 60_000;

/** `now` gives milliseconds since 1970; `trialMs` is how long the first request after a pause may take to succeed. */
export function createCircuitBreaker(now: () => number, trialMs: number): CircuitBreaker {
  let openUntil: number | null = null;
  return {
    allows: () => {
      if (openUntil === null) return true;
      if (now() < openUntil) return false;
      openUntil = now() + trialMs;
      return true;
    },
    failed: () => {
      openUntil = now() + pauseAfterFailureMs;
    },
    succeeded: () => {
      openUntil = null;
    },
  };
}
