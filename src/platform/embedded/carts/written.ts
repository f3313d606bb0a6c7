import type { Database } from '../store.ts';

/** For how long a repeated write is known as one. */
const idempotencyMs = 24 * 60 * 60 * 1000;

/** Whether a write of this key has been made to this cart. */
export function isWriteRecorded(store: Database, cartId: number, key: string): boolean {
  return store.first('SELECT 1 FROM cart_write WHERE cart_id = ? AND key = ?', cartId, key) !== null;
}

/** Remembers a write, and forgets old ones. */
export function recordWrite(store: Database, cartId: number, write: { key: string; now: string }): void {
  const { key, now } = write;
  store.run('DELETE FROM cart_write WHERE at < ?', new Date(Date.parse(now) - idempotencyMs).toISOString());
  store.run('INSERT INTO cart_write (cart_id, key, at) VALUES (?, ?, ?)', cartId, key, now);
}
