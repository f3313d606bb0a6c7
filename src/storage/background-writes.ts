import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';
import { retryOnBusy } from './retry-on-busy.ts';

/** How long one transaction may last: other writers wait for it, and a web process waits with all of its requests. */
const transactionMs = 8;
/** The longest pause for writers that wait: SQLite asks for the lock at least as often while it waits for it. */
const maxPauseMs = 25;

/**
 * Makes a long series of writes in short transactions, each of as many steps as fit into some milliseconds, and lets
 * other writers go first. A step is what `steps` does until it yields: it is committed as a whole.
 */
export async function writeInBackground(store: Database, steps: Iterator<void>): Promise<void> {
  while (!(await retryOnBusy(() => store.backgroundTransaction(() => runSteps(steps))))) await giveWay(store);
}

async function giveWay(store: Database): Promise<void> {
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
