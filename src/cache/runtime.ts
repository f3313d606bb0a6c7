/** What the cache takes from its surroundings; the process passes the system's, a simulation its own. */
export interface Runtime {
  readonly clock: Clock;
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** Resolves after some milliseconds, and early when the signal is aborted. Does not keep the process alive. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Milliseconds. `steady` never jumps and has no relation to the date; `wall` is epoch time and may be set. */
export interface Clock {
  steady(): number;
  wall(): number;
}

/** Both readings of a clock at one moment. */
export interface ClockReading {
  readonly steady: number;
  readonly wall: number;
}

export function readClock(clock: Clock): ClockReading {
  return { steady: clock.steady(), wall: clock.wall() };
}

/**
 * Milliseconds to wait after so many failures in a row: doubles from `baseMs` to `maxMs`, less a random share of up to
 * half, so that callers that failed together do not return together.
 */
export function backOffMs(failures: number, { baseMs, maxMs }: BackOffLimits, random: () => number): number {
  return Math.min(maxMs, baseMs * 2 ** (failures - 1)) * (0.5 + random() / 2);
}

export interface BackOffLimits {
  readonly baseMs: number;
  readonly maxMs: number;
}
