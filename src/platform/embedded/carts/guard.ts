import { PlatformUnavailable } from '../../errors.ts';

/** Runs work on the database; what the disk or another writer prevents is PlatformUnavailable, and nothing was done. */
export async function guarded<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (cause) {
    if (isPassing(cause)) throw new PlatformUnavailable("The shop's database cannot be written now.", { cause });
    throw cause;
  }
}

/** Busy, locked, read-only, disk error, full, cannot open: https://www.sqlite.org/rescode.html */
const passing: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);

function isPassing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    passing.has(error.errcode & 0xff)
  );
}
