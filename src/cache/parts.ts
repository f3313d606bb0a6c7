import { type LogConsistency, createLogConsistency } from './certainty.ts';
import { type Clock, systemClock } from './clock.ts';
import { type PageCacheStats, emptyStats } from './counts.ts';
import { createVersionWatermarks, type VersionWatermarks } from './expectations.ts';
import { createFence, type Fence } from './fence.ts';
import { createSingleFlight, type SingleFlight } from './flights.ts';
import type { CacheEntry } from './held.ts';
import type { CacheKeys } from './keys.ts';
import { invalidationOfEverything, type Invalidation, type InvalidationLog } from './log.ts';
import type { PageEncoder, PageResponse } from './page.ts';
import { createSegmentedLru, type SegmentedLru } from './shelf.ts';

export interface PageCacheOptions {
  readonly bytes: number;
  readonly keys: CacheKeys;
  readonly log: InvalidationLog;
  readonly encoder: PageEncoder;
  /** Is told of a failed render that an older page stood in for. */
  readonly report: (error: unknown, key: string) => void;
  readonly clock?: Clock;
}

/** What a render came to: a page that may not be kept, or one that may, and is unless the fence refused it. */
export type PageRenderResult =
  { readonly held: null; readonly page: PageResponse } | { readonly held: CacheEntry; readonly stored: boolean };

/** What a page cache is put together from. */
export interface CacheDependencies extends Required<Omit<PageCacheOptions, 'bytes' | 'log'>> {
  readonly fence: Fence;
  readonly entries: SegmentedLru<CacheEntry>;
  readonly logConsistency: LogConsistency;
  readonly watermarks: VersionWatermarks;
  readonly singleFlight: SingleFlight<PageRenderResult>;
  readonly stats: PageCacheStats;
}

/** Puts them together, and follows the log. */
export function createDependencies({ bytes, log, ...rest }: PageCacheOptions): CacheDependencies {
  const { clock = systemClock } = rest;
  const fence = createFence();
  const dependencies: CacheDependencies = {
    ...rest,
    clock,
    fence,
    entries: createSegmentedLru(bytes),
    logConsistency: createLogConsistency(log, clock),
    watermarks: createVersionWatermarks(clock),
    singleFlight: createSingleFlight(fence),
    stats: emptyStats(),
  };
  log.follow({
    apply: (invalidation) => invalidate(dependencies, invalidation),
    reset: () => invalidate(dependencies, invalidationOfEverything),
  });
  return dependencies;
}

function invalidate({ stats, fence, watermarks, keys, entries }: CacheDependencies, invalidation: Invalidation): void {
  stats.invalidations += 1;
  fence.invalidate(invalidation.tags);
  watermarks.record(invalidation);
  keys.forgetParameters(invalidation.tags);
  for (const tag of invalidation.tags) {
    for (const { stats: entryStats } of entries.withTag(tag)) {
      entryStats.isInvalidated = true;
      entryStats.retryAt = 0;
    }
  }
}
