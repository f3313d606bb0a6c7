import type { Database } from '#storage/database.ts';
import { saveProductIndex } from '../product-index.ts';

const intervalMs = 60_000;

/** Saves the product index now, and every minute in which many products changed, until the returned function is called. */
export function keepIndexSaved(store: Database, warn: (line: string) => void): () => void {
  let isStopped = false;
  const save = (): void => {
    saveProductIndex(store).catch((error: unknown) => {
      if (!isStopped) warn(`The product index was not saved; the next start reads all products: ${String(error)}`);
    });
  };
  save();
  const timer = setInterval(save, intervalMs).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
