import type { Runtime } from '#cache/runtime.ts';

/** `AbortSignal.timeout` with the timers of a runtime. */
export interface Deadline {
  /** Aborted with a `TimeoutError` when the time is over. */
  readonly signal: AbortSignal;
  /** Ends the timer. */
  readonly clear: () => void;
}

export function createDeadline(sleep: Runtime['sleep'], milliseconds: number): Deadline {
  const [deadline, cleared] = [new AbortController(), new AbortController()];
  const expire = async (): Promise<void> => {
    await sleep(milliseconds, cleared.signal);
    if (cleared.signal.aborted) return;
    deadline.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  };
  void expire();
  return { signal: deadline.signal, clear: () => cleared.abort() };
}

/** Rejects when the signal is aborted, even if the work ignores it. */
export async function raceWithSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
