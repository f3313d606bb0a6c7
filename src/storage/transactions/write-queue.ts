import { closeSync, fstatSync, futimesSync, openSync } from 'node:fs';

/**
 * Lets a process that writes for minutes yield to others. SQLite has one writer and no queue: a process that waits for the
 * lock polls it and rarely finds it free. Therefore a process announces a write by the modification time of a file beside
 * the database and resets it afterwards; one that writes for minutes checks that time between transactions. Each call
 * takes a few microseconds.
 */
export interface WriteQueue {
  /** Call it before a transaction. */
  readonly announce: () => void;
  /** Call it after the transaction. */
  readonly finish: () => void;
  /** Whether a process has announced a write and none has finished one since. */
  readonly isAwaited: () => boolean;
  readonly close: () => void;
}

/** How long an announcement is valid: by then SQLite has given up, or the process has ended. */
const announcementMs = 200;

/** `path` is that of the database; `:memory:` has no other writers. */
export function openWriteQueue(path: string): WriteQueue {
  if (path === ':memory:') return { announce: () => {}, finish: () => {}, isAwaited: () => false, close: () => {} };
  const file = openSync(`${path}-writers`, 'a');
  const setTime = (ms: number): void => futimesSync(file, ms / 1000, ms / 1000);
  return {
    announce: () => setTime(Date.now()),
    finish: () => setTime(0),
    isAwaited: () => Math.abs(Date.now() - fstatSync(file).mtimeMs) < announcementMs,
    close: () => closeSync(file),
  };
}
