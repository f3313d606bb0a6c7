import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CartRef } from '#commerce/port.ts';
import type { CartCommand } from './cart-command.ts';

/** Returns the idempotency key that a write of the same name got within `doubleSubmitMs`, or else a new one. */
export type RecentKeys = (name: string) => Promise<string>;

/** Longer than a double click, shorter than the time it takes to decide on a second piece. */
const doubleSubmitMs = 1500;

/** Remembers keys in the memory of this process. `clock` is monotonic, in milliseconds. */
export function createRecentKeys(clock: { readonly now: () => number } = performance): RecentKeys {
  const keys = new LRUCache<string, string>({ max: 10_000, ttl: doubleSubmitMs, ttlResolution: 0, perf: clock });
  return async (name) => {
    const key = keys.get(name) ?? randomUUID();
    keys.set(name, key, { noUpdateTTL: true });
    return key;
  };
}

/**
 * An idempotency key for a form without one, as on cached pages, which are the same for everyone. The same addition to
 * the same cart within `doubleSubmitMs` gets the same key. null where a repetition does no harm.
 */
export async function idempotencyKeyFor(
  recentKeys: RecentKeys,
  ref: CartRef | null,
  command: CartCommand,
): Promise<string | null> {
  if (ref === null || command.kind !== 'add') return null;
  return recentKeys(JSON.stringify([ref, command]));
}
