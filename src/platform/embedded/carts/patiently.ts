import { setTimeout as wait } from 'node:timers/promises';
import { PlatformUnavailable } from '../../errors.ts';

/** For how long a write is tried again while another process writes. */
const patienceMs = 4000;

/**
 * Makes a write, and makes it again as long as another process holds the database (an import takes its time). In
 * between everybody else is served: a statement that waits by itself stops the whole process.
 */
export async function patiently<T>(write: () => T, patience = patienceMs): Promise<T> {
  const until = performance.now() + patience;
  for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
    try {
      return write();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > until) throw error;
    }
    await wait(pause);
  }
}

/** SQLITE_BUSY: https://www.sqlite.org/rescode.html#busy */
function isBusy(error: unknown): boolean {
  const cause = error instanceof PlatformUnavailable ? error.cause : null;
  return (
    cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number' && (cause.errcode & 0xff) === 5
  );
}
