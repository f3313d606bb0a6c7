/** Runs one at a time; all who ask while one is running share the next, which begins after they asked. */
export function coalesce<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  const start = (): Promise<T> => {
    next = null;
    const mine = run().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  };

  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
