import { LRUCache } from 'lru-cache';

interface CachedLoaderOptions {
  readonly maxAgeMs: number;
  /** Returns an expired value at once and reloads it in the background; otherwise callers wait for the new value. */
  readonly allowStale: boolean;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * Loads a value when it is first needed and again when it has expired, once for all concurrent callers. A load that
 * fails rejects unless an expired value may be returned; the next call tries again.
 */
export function cachedLoader<Source, Value extends object>(
  load: (source: Source) => Promise<Value>,
  { maxAgeMs, allowStale, now }: CachedLoaderOptions,
): (source: Source) => Promise<Value> {
  const cache = new LRUCache<'value', Value, () => Promise<Value>>({
    max: 1,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
    allowStale,
    allowStaleOnFetchRejection: allowStale,
    noDeleteOnFetchRejection: allowStale,
    fetchMethod: (_key, _stale, { context: loadNow }) => loadNow(),
  });
  return (source) => cache.forceFetch('value', { context: () => load(source) });
}
