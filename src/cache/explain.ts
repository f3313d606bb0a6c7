import type { CacheEntry } from './entries/cache-entry.ts';
import { ageSecondsOf, isFresh, type PageCache } from './page-cache.ts';
import { type Clock, type ClockReading, readClock } from './runtime.ts';
import type { CacheTag } from './tags.ts';

/** The state of a stored page, as the operator API returns it. */
export interface PageExplanation {
  readonly key: string;
  readonly status: number;
  /** `invalidated`: something the page read has changed; it is served only when a render fails. */
  readonly state: 'fresh' | 'invalidated' | 'expired';
  readonly ageSeconds: number;
  readonly bytes: number;
  readonly hits: number;
  /** Stored for a short time only: the platform had not caught up with an event. */
  readonly provisional: boolean;
  readonly encodings: readonly string[];
  readonly tags: readonly CacheTag[];
}

/** The key of a path and query (null: never stored) and the page stored under it (null: none). */
export function explainTarget(
  { keys, entries }: PageCache,
  target: string,
  clock: Clock,
): { readonly key: string | null; readonly page: PageExplanation | null } {
  const key = keys.keyOf(target);
  const entry = key === null ? undefined : entries.peek(key);
  return { key, page: entry ? explainEntry(entry, readClock(clock)) : null };
}

/** The pages that an invalidation of a tag affects. */
export function explainTag({ entries }: PageCache, tag: CacheTag, clock: Clock): readonly PageExplanation[] {
  const now = readClock(clock);
  return entries.withTag(tag).map((entry) => explainEntry(entry, now));
}

function explainEntry(entry: CacheEntry, now: ClockReading): PageExplanation {
  const { key, size, provisional, tags, stats } = entry;
  const variants = [...entry.variants.values()];
  return {
    key,
    status: variants[0]?.status ?? 0,
    state: stats.isInvalidated ? 'invalidated' : isFresh(entry, now) ? 'fresh' : 'expired',
    ageSeconds: ageSecondsOf(entry, now),
    bytes: size,
    hits: stats.hits,
    provisional,
    encodings: [...new Set(variants.map(({ encoding }) => encoding))],
    tags,
  };
}
