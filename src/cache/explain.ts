import {
  ageSecondsOf,
  type CacheEntry,
  type ClockReading,
  isFresh,
  readClock,
  systemClock,
} from './entries/cache-entry.ts';
import type { Clock } from './runtime.ts';
import type { PageCache } from './page-cache.ts';
import type { CacheTag } from './tags.ts';

/** Why a page is what it is. */
export interface PageExplanation {
  readonly key: string;
  readonly status: number;
  /** `void`: something it read was invalidated; it only stands in while the platform is down. */
  readonly state: 'fresh' | 'void' | 'ended';
  readonly ageSeconds: number;
  readonly bytes: number;
  readonly hits: number;
  /** Held for moments only: the platform had not caught up with an event. */
  readonly provisional: boolean;
  readonly encodings: readonly string[];
  readonly tags: readonly CacheTag[];
}

/** What is held for a path and query: its key (null: never kept) and the page (null: not held). */
export function explainTarget(
  { keys, entries }: PageCache,
  target: string,
  clock: Clock = systemClock,
): { readonly key: string | null; readonly page: PageExplanation | null } {
  const key = keys.keyOf(target);
  const entry = key === null ? undefined : entries.peek(key);
  return { key, page: entry ? explainEntry(entry, readClock(clock)) : null };
}

/** The pages that a tag would make void. */
export function explainTag(
  { entries }: PageCache,
  tag: CacheTag,
  clock: Clock = systemClock,
): readonly PageExplanation[] {
  const now = readClock(clock);
  return entries.withTag(tag).map((entry) => explainEntry(entry, now));
}

function explainEntry(entry: CacheEntry, now: ClockReading): PageExplanation {
  const { key, status, size, provisional, tags, stats, bodies } = entry;
  const state = stats.isInvalidated ? 'void' : isFresh(entry, now) ? 'fresh' : 'ended';
  const encodings = [...new Set([...bodies.values()].map(({ encoding }) => encoding))];
  return {
    key,
    status,
    state,
    ageSeconds: ageSecondsOf(entry, now),
    bytes: size,
    hits: stats.hits,
    provisional,
    encodings,
    tags,
  };
}
