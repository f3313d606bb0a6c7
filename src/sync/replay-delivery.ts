import { type InvalidationLog, invalidationOf } from '#cache/log/invalidation-log.ts';
import { type CacheTag, parseCacheTag, tags } from '#cache/tags.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** Invalidates again what a delivery did; null when the journal does not have it. Rejects with LogUnavailableError. */
export async function replayDelivery(
  journal: Pick<Journal, 'show'>,
  number: number,
  log: Pick<InvalidationLog, 'append'>,
): Promise<readonly CacheTag[] | null> {
  const entry = journal.show(number);
  if (!entry) return null;
  const replayed = replayedTags(entry);
  if (replayed.length > 0) await log.append(invalidationOf(replayed));
  return replayed;
}

/** The tags that a replay of a delivery would invalidate; null when the journal does not have it. */
export function dryRunReplay(journal: Pick<Journal, 'show'>, number: number): readonly CacheTag[] | null {
  const entry = journal.show(number);
  return entry && replayedTags(entry);
}

/** The tags of the delivery itself: where pages read a copy, its changes name records by other ids than tags do. */
function replayedTags({ tags: stored }: JournalEntry): readonly CacheTag[] {
  return stored.flatMap((tag) => (tag === tags.everything ? tags.everything : (parseCacheTag(tag) ?? [])));
}
