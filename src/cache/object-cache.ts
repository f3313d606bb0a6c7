import { createFence, type Fence, type FencingToken } from './consistency/fence.ts';
import { createSingleFlight, type SingleFlight, type FlightResult } from './consistency/single-flight.ts';
import { invalidationOfEverything, type Invalidation, type InvalidationLog } from './log/invalidation-log.ts';
import type { Attempt, Retry } from '#sync/retry.ts';
import { createSegmentedLru, type LruItem, type SegmentedLru } from './entries/segmented-lru.ts';
import type { CacheTag } from './tags.ts';

/** An answer of a platform with the tags that make it void. */
export interface Loaded<T> {
  readonly value: T;
  readonly tags: readonly CacheTag[];
  /** Bytes it takes, about. */
  readonly size: number;
}

/** Answers of a platform behind a network, so that a page that was purged costs the one thing that changed. */
export interface ObjectCache<T> {
  /** Throws what `load` throws when there is no older answer either. */
  read(key: string, load: Attempt<Loaded<T>>): Promise<ObjectCacheRead<T>>;
  readonly shelf: SegmentedLru<CachedObject<T>>;
}

export interface ObjectCacheRead<T> {
  readonly value: T;
  /** The platform did not answer: what it said before stands in, and pages made of it are not complete. */
  readonly stale: boolean;
}

interface CachedObject<T> extends LruItem {
  readonly value: T;
  readonly use: { isVoid: boolean };
}

export interface ObjectCacheOptions {
  readonly bytes: number;
  readonly log: InvalidationLog;
  readonly resilient: Retry;
}

interface ObjectCacheDependencies<T> {
  readonly fence: Fence;
  readonly shelf: SegmentedLru<CachedObject<T>>;
  readonly flights: SingleFlight<Loaded<T>>;
  readonly options: ObjectCacheOptions;
}

export function createObjectCache<T>(options: ObjectCacheOptions): ObjectCache<T> {
  const fence = createFence();
  const parts: ObjectCacheDependencies<T> = {
    fence,
    options,
    shelf: createSegmentedLru(options.bytes),
    flights: createSingleFlight(fence),
  };
  options.log.follow({
    apply: (invalidation) => invalidate(parts, invalidation),
    reset: () => invalidate(parts, invalidationOfEverything),
  });
  return { read: async (key, load) => read(parts, key, load), shelf: parts.shelf };
}

async function read<T>(
  parts: ObjectCacheDependencies<T>,
  key: string,
  load: Attempt<Loaded<T>>,
): Promise<ObjectCacheRead<T>> {
  const sure = parts.options.log.current() || (await parts.options.log.check());
  const kept = parts.shelf.get(key);
  if (sure && kept && !kept.use.isVoid) return { value: kept.value, stale: false };
  try {
    const { value } = await parts.flights(key, async (ticket) => fetchOne(parts, { key, load, ticket }));
    return { value: value.value, stale: false };
  } catch (error) {
    const last = parts.shelf.peek(key);
    if (!last) throw error;
    return { value: last.value, stale: true };
  }
}

interface ObjectFetch<T> {
  readonly key: string;
  readonly load: Attempt<Loaded<T>>;
  readonly ticket: FencingToken;
}

async function fetchOne<T>(
  parts: ObjectCacheDependencies<T>,
  { key, load, ticket }: ObjectFetch<T>,
): Promise<FlightResult<Loaded<T>>> {
  const loaded = await parts.options.resilient(load);
  const isInvalidated = parts.fence.isInvalidatedSince(ticket, loaded.tags);
  if (!isInvalidated) parts.shelf.set({ ...loaded, key, kind: 'positive', use: { isVoid: false } });
  return { value: loaded, isInvalidated, isPersonal: false };
}

function invalidate<T>(parts: ObjectCacheDependencies<T>, { tags }: Invalidation): void {
  parts.fence.invalidate(tags);
  for (const tag of tags) for (const { use } of parts.shelf.withTag(tag)) use.isVoid = true;
}
