import { setImmediate } from 'node:timers/promises';
import type { Runtime } from '#cache/runtime.ts';

/** A runtime whose time passes only when a test says so. */
export interface ManualRuntime extends Runtime {
  /** Passes time and ends the sleeps that are due, in order. */
  advance(milliseconds: number): Promise<void>;
  /** Sets the date without time passing. */
  setWallClock(epochMs: number): void;
}

interface PendingSleep {
  readonly endsAt: number;
  readonly end: () => void;
}

export function createManualRuntime(): ManualRuntime {
  let steady = 0;
  let wallOffset = Date.UTC(2026, 0, 1);
  const pending = new Set<PendingSleep>();
  const nextDue = (until: number): PendingSleep | undefined =>
    [...pending].filter(({ endsAt }) => endsAt <= until).toSorted((one, other) => one.endsAt - other.endsAt)[0];
  return {
    clock: { steady: () => steady, wall: () => wallOffset + steady },
    random: () => 0.5,
    sleep: (milliseconds, signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const sleep = { endsAt: steady + milliseconds, end: resolve };
      pending.add(sleep);
      const wake = (): void => {
        pending.delete(sleep);
        resolve();
      };
      if (signal?.aborted) wake();
      else signal?.addEventListener('abort', wake, { once: true });
      return promise;
    },
    advance: async (milliseconds) => {
      const until = steady + milliseconds;
      await setImmediate();
      for (let due = nextDue(until); due; due = nextDue(until)) {
        steady = Math.max(steady, due.endsAt);
        pending.delete(due);
        due.end();
        await setImmediate();
      }
      steady = until;
    },
    setWallClock: (epochMs) => {
      wallOffset = epochMs - steady;
    },
  };
}
