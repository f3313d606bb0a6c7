import { createFence, type Fence } from './consistency/fence.ts';
import { createLogConsistency, type LogConsistency } from './consistency/log-consistency.ts';
import { createSingleFlight, type SingleFlight } from './consistency/single-flight.ts';
import { createVersionWatermarks, type VersionWatermarks } from './consistency/version-watermarks.ts';
import { type CacheEntry, systemClock } from './entries/cache-entry.ts';
import type { Clock } from './runtime.ts';
import type { PageEncoder, PageResponse } from './entries/page-response.ts';
import { createSegmentedLru, type SegmentedLru } from './entries/segmented-lru.ts';
import type { CacheKeys } from './key.ts';
import { type Invalidation, type InvalidationLog, invalidationOfEverything } from './log/invalidation-log.ts';

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

/** What a page cache has done since it was made. */
export interface PageCacheStats {
  hits: number;
  renders: number;
  collapsed: number;
  /** Pages shown though they may be outdated, and marked so. */
  stale: number;
  /** Renders not kept because what they read was invalidated meanwhile. */
  fenced: number;
  invalidations: number;
}

export function emptyStats(): PageCacheStats {
  return { hits: 0, renders: 0, collapsed: 0, stale: 0, fenced: 0, invalidations: 0 };
}
