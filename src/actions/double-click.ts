import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CartRef } from '#platform/port.ts';
import type { CartCommand } from './cart-command.ts';

/** Longer than between two clicks of one person on one button, shorter than it takes to come back to it. */
const doubleSubmitMs = 1500;

const recentKeys = new LRUCache<string, string>({ max: 10_000, ttl: doubleSubmitMs });

/**
 * The key of a form that carries none, as on pages that are the same for everyone: the same add to the same cart a
 * moment ago was the first half of a double click and lends its key. Null where a repetition does no harm.
 */
export function idempotencyKeyFor(ref: CartRef | null, command: CartCommand): string | null {
  if (ref === null || command.kind !== 'add') return null;
  const name = JSON.stringify([ref, command]);
  const key = recentKeys.get(name) ?? randomUUID();
  recentKeys.set(name, key, { noUpdateTTL: true });
  return key;
}
