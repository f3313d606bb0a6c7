import { setTimeout as wait } from 'node:timers/promises';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { resultCodeOf } from '../result-code.ts';

/** How long a write is retried; proxies commonly time out after a minute. */
const maxWaitMs = 50_000;

/** Waiting writes are queued; only the first one retries. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Makes a write, and retries it while another process locks the database, e.g. for an import. Meanwhile other requests are
 * served, whereas a statement that waits in SQLite blocks the whole process.
 */
export async function retryOnBusy<T>(write: () => T, timeoutMs = maxWaitMs): Promise<T> {
  const until = performance.now() + timeoutMs;
  try {
    if (waiting === 0) return write();
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
  const turn = queue.then(() => retryUntil(write, until));
  queue = turn.catch(() => undefined);
  waiting += 1;
  return turn.finally(() => (waiting -= 1));
}

async function retryUntil<T>(write: () => T, until: number): Promise<T> {
  for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
    try {
      return write();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > until) throw error;
    }
    await wait(pause);
  }
}

/** Whether a write failed because another connection locks the database. */
export function isBusy(error: unknown): boolean {
  return error instanceof PlatformUnavailableError && resultCodeOf(error.cause) === 'busy';
}
