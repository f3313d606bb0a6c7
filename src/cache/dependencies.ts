import { createFence, type Fence } from './consistency/fence.ts';
import { createSingleFlight, type SingleFlight } from './consistency/single-flight.ts';
import { createVersionWatermarks, type VersionWatermarks } from './consistency/version-watermarks.ts';
import type { CacheEntry } from './entries/cache-entry.ts';
import type { EncodeResponse, FinalizedPage } from './entries/page-response.ts';
import { createSegmentedLru, type SegmentedLru } from './entries/segmented-lru.ts';
import { type CacheKeys, createCacheKeys } from './key.ts';
import { type Invalidation, type InvalidationLog, invalidationOfEverything } from './log/invalidation-log.ts';
import type { Runtime } from './runtime.ts';
import { forcesRender } from './tags.ts';

export interface PageCacheOptions {
  readonly bytes: number;
  /** ISO 4217, of the prices in the filters of lists. */
  readonly currency: string;
  readonly log: InvalidationLog;
  /**
   * Pages are finalized once, before they are stored, and stored in the encoding of the first request. Another encoding
   * is made of the stored bytes when it is first requested: nearly all requests accept br, so that compressing in
   * advance, or keeping the uncompressed bytes, would cost time and memory for nothing.
   */
  readonly encode: EncodeResponse;
  /** Called with the error of a render in whose place a stored page was served. */
  readonly report: (error: unknown, key: string) => void;
  readonly runtime: Pick<Runtime, 'clock' | 'random'>;
}

/**
 * Outcome of a revalidation: a page that must not be stored, or an entry, which is stored unless the fence refused it, and
 * confirmed where nothing was rendered because the page was made of the same.
 */
export type PageRenderResult =
  | { readonly entry: null; readonly page: FinalizedPage }
  | { readonly entry: CacheEntry; readonly isStored: boolean; readonly isConfirmed: boolean };

/** The parts of a page cache. */
export interface CacheDependencies extends Omit<PageCacheOptions, 'bytes' | 'currency' | 'log'> {
  readonly fence: Fence;
  readonly keys: CacheKeys;
  readonly entries: SegmentedLru<CacheEntry>;
  readonly watermarks: VersionWatermarks;
  readonly singleFlight: SingleFlight<PageRenderResult>;
  readonly stats: PageCacheStats;
}

/** Creates the parts and subscribes them to the log. */
export function createDependencies({ bytes, currency, log, ...rest }: PageCacheOptions): CacheDependencies {
  const fence = createFence();
  const dependencies: CacheDependencies = {
    ...rest,
    fence,
    keys: createCacheKeys(currency),
    entries: createSegmentedLru(bytes),
    watermarks: createVersionWatermarks(rest.runtime.clock),
    singleFlight: createSingleFlight(fence),
    stats: { hits: 0, renders: 0, confirmed: 0, collapsed: 0, stale: 0, fenced: 0, invalidations: 0 },
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
      entryStats.mustRender ||= forcesRender(tag);
      entryStats.retryAt = 0;
    }
  }
}

/** Counters since the cache was created. */
export interface PageCacheStats {
  hits: number;
  renders: number;
  /** Invalidated pages that were stored again without a render, because they were made of the same. */
  confirmed: number;
  collapsed: number;
  /** Stored pages that were served although they may be outdated, and marked as stale. */
  stale: number;
  /** Renders that were not stored because something they had read was invalidated meanwhile. */
  fenced: number;
  invalidations: number;
}
