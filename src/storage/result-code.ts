/** The primary result codes of SQLite that the service tells apart: https://www.sqlite.org/rescode.html */
export type ResultCode =
  'busy' | 'locked' | 'read-only' | 'io-error' | 'corrupt' | 'full' | 'cannot-open' | 'not-a-database';

const resultCodes: ReadonlyMap<number, ResultCode> = new Map([
  [5, 'busy'],
  [6, 'locked'],
  [8, 'read-only'],
  [10, 'io-error'],
  [11, 'corrupt'],
  [13, 'full'],
  [14, 'cannot-open'],
  [26, 'not-a-database'],
]);

/** The primary result code of an error that `node:sqlite` throws; null for other codes and other errors. */
export function resultCodeOf(error: unknown): ResultCode | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return resultCodes.get(error.errcode & 0xff) ?? null;
}

/** Damage that only a check of the whole file finds: SQLite states it in words, without a result code. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** Whether an error says that a file is not, or no longer, a sound database. */
export function isDamage(error: unknown): boolean {
  const code = resultCodeOf(error);
  return error instanceof DamagedFileError || code === 'corrupt' || code === 'not-a-database';
}
