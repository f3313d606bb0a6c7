import type { InvalidationLog } from '#cache/log.ts';
import type { CacheTag } from '#cache/tags.ts';
import type { Journal } from './journal.ts';
import { planInvalidation } from './plan.ts';

/** What a delivery of the journal would make void if it came now; null when there is no such delivery. */
export function dryRunReplay(journal: Journal, number: number): readonly CacheTag[] | null {
  const entry = journal.show(number);
  return entry && planInvalidation(entry.changes).tags;
}

/** Makes void again what a delivery did; null when there is no such delivery. Rejects with LogUnavailable. */
export async function replayDelivery(
  journal: Journal,
  number: number,
  log: InvalidationLog,
): Promise<readonly CacheTag[] | null> {
  const entry = journal.show(number);
  if (!entry) return null;
  const invalidation = planInvalidation(entry.changes);
  if (invalidation.tags.length > 0) await log.append(invalidation);
  return invalidation.tags;
}
