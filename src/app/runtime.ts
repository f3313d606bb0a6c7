import { setTimeout as sleep } from 'node:timers/promises';
import type { Runtime } from '#cache/runtime.ts';

/** The clock, timers and random numbers of the system. */
export const systemRuntime: Runtime = {
  clock: { steady: performance.now.bind(performance), wall: Date.now },
  random: Math.random,
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
};

/** Keeps the process running until some work has ended, which waiting by `systemRuntime.sleep` alone would not. */
export async function keepRunning<T>(work: Promise<T>): Promise<T> {
  const timer = setInterval(() => {}, maxTimerMs);
  return work.finally(() => clearInterval(timer));
}

/** The longest interval of a timer: https://nodejs.org/api/timers.html */
const maxTimerMs = 2 ** 31 - 1;
