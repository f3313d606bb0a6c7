import { setTimeout as sleep } from 'node:timers/promises';
import type { Runtime } from '#cache/runtime.ts';

/** The clock, timers and random numbers of the system. */
export const systemRuntime: Runtime = {
  clock: { steady: performance.now.bind(performance), wall: Date.now },
  random: Math.random,
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
};
