import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { retryOnBusy } from './retry-on-busy.ts';

/** SQLite's default of `wal_autocheckpoint`, in pages. */
export const defaultCheckpointPages = 1000;
/** Four times that: many short transactions change the same pages, which are then copied once. 16 MB. */
export const bulkCheckpointPages = 4 * defaultCheckpointPages;

/** The longest transaction: other writers wait for it, and a web process that waits blocks all of its requests. */
const transactionMs = 8;
/** The longest pause for other writers: SQLite polls for the lock at least this often. */
const maxPauseMs = 25;

/**
 * Makes a long series of writes in transactions of a few milliseconds, between which other writers go first. A step is
 * what `steps` does until it yields; it is committed as a whole.
 */
export async function writeInBackground(store: Database, steps: Iterator<void>): Promise<void> {
  while (!(await retryOnBusy(() => store.backgroundTransaction(() => runSteps(steps))))) await yieldToWriters(store);
}

async function yieldToWriters(store: Database): Promise<void> {
  const until = performance.now() + maxPauseMs;
  await setImmediate();
  while (store.hasWaitingWriter() && performance.now() < until) await setTimeout(1);
}

/** Whether there are no more steps. */
function runSteps(steps: Iterator<void>): boolean {
  const until = performance.now() + transactionMs;
  do if (steps.next().done) return true;
  while (performance.now() < until);
  return false;
}
