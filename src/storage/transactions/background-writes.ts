import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { retryOnBusy } from './retry-on-busy.ts';

/** SQLite's default of `wal_autocheckpoint`, in pages. */
export const defaultCheckpointPages = 1000;
/** Four times that: many short transactions change the same pages, which are then copied once. 16 MB. */
export const bulkCheckpointPages = 4 * defaultCheckpointPages;

/** The longest transaction of a process that answers requests, which it blocks. */
const transactionMs = 8;
/** That of a command. The longer it is, the more changes of a page are written at once. */
export const bulkTransactionMs = 50;
/** The longest pause for other writers: SQLite polls for the lock at least this often. */
const maxPauseMs = 25;

/**
 * Makes a long series of writes in transactions of `longestMs`, which end early when another process waits: that waits for
 * one step. A step is what `steps` does until it yields, in a few milliseconds; it is committed as a whole.
 */
export async function writeInBackground(
  store: Database,
  steps: Iterator<void>,
  longestMs: number = transactionMs,
): Promise<void> {
  const runSteps = (): boolean => runForTime(store, steps, longestMs);
  while (!(await retryOnBusy(() => store.backgroundTransaction(runSteps)))) await yieldToWriters(store);
}

async function yieldToWriters(store: Database): Promise<void> {
  const until = performance.now() + maxPauseMs;
  await setImmediate();
  while (store.hasWaitingWriter() && performance.now() < until) await setTimeout(1);
}

/** Whether there are no more steps. */
function runForTime(store: Database, steps: Iterator<void>, longestMs: number): boolean {
  const until = performance.now() + longestMs;
  do if (steps.next().done) return true;
  while (performance.now() < until && !store.hasWaitingWriter());
  return false;
}
