/** Takes one thing at a time and hands all that came in one turn of the event loop over at its end, together. */
export interface Gatherer<T> {
  /** Resolves once it has been handed over, and rejects with what that threw. */
  readonly add: (item: T) => Promise<void>;
  /** Hands over at once what is waiting. */
  readonly flush: () => void;
}

interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function gather<T>(handOver: (items: readonly T[]) => void): Gatherer<T> {
  let waiting: Waiting<T>[] = [];
  const flush = (): void => {
    const taken = waiting;
    waiting = [];
    if (taken.length > 0) settle(taken, handOver);
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ item, resolve, reject }) === 1) setImmediate(flush);
      }),
    flush,
  };
}

function settle<T>(taken: readonly Waiting<T>[], handOver: (items: readonly T[]) => void): void {
  try {
    handOver(taken.map(({ item }) => item));
    for (const { resolve } of taken) resolve();
  } catch (error) {
    for (const { reject } of taken) reject(error);
  }
}
