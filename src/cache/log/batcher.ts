/** Collects the items of one turn of the event loop and processes them together at its end. */
export interface Batcher<T> {
  /** Resolves when the batch of the item was processed; rejects with what that threw. */
  readonly add: (item: T) => Promise<void>;
  /** Processes the waiting items now. */
  readonly flush: () => void;
}

interface BatchedItem<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function createBatcher<T>(processBatch: (items: readonly T[]) => void): Batcher<T> {
  let pending: BatchedItem<T>[] = [];
  const flush = (): void => {
    const batch = pending;
    pending = [];
    if (batch.length > 0) settleBatch(batch, processBatch);
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (pending.push({ item, resolve, reject }) === 1) setImmediate(flush);
      }),
    flush,
  };
}

function settleBatch<T>(batch: readonly BatchedItem<T>[], processBatch: (items: readonly T[]) => void): void {
  try {
    processBatch(batch.map(({ item }) => item));
    for (const { resolve } of batch) resolve();
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/** Runs one at a time. Callers during a run share the next one, which begins after their call. */
export function coalesce<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  const start = (): Promise<T> => {
    next = null;
    const current = run().finally(() => {
      if (running === current) running = null;
    });
    running = current;
    return current;
  };

  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
