import { isDeepStrictEqual } from 'node:util';
import { createFence, type Fence, type FencingToken } from '../consistency/fence.ts';
import { createVersionWatermarks, type VersionWatermarks } from '../consistency/version-watermarks.ts';
import { indexBytes, negativeTtlMs } from '../entries/cache-entry.ts';
import { createSegmentedLru, type LruItem, type SegmentedLru } from '../entries/segmented-lru.ts';
import { type Invalidation, type InvalidationLog, invalidationOfEverything } from '../log/invalidation-log.ts';
import { createLogConsistency } from '../page-cache.ts';
import type { Runtime } from '../runtime.ts';
import { isAddressTag, tags } from '../tags.ts';
import { estimateBytes } from './estimate-bytes.ts';
import type { EntityKind, LoadMany, ReadRecorder, RecorderOf } from './entity-kind.ts';
import { type EntityReads, recordReads } from './entity-reads.ts';

/**
 * Values that were read and parsed once and are used until something they were made of is invalidated. They are as fresh as
 * pages in the page cache: under the same tags, behind a fence of the same kind, following the same log. A value that is
 * loaded again and equal stays the same object, so that what was derived from it is still of use.
 */
export interface EntityCache {
  /** Creates a kind of values; to be called once for each name. */
  kind<T>(name: string, options?: EntityKindOptions): EntityKind<T>;
  /** Whether a request that begins now may use stored values: the log is applied to its end. */
  isUsable(): boolean;
  readonly entries: Pick<SegmentedLru<LruItem>, 'bytes' | 'count'>;
  readonly stats: Readonly<EntityStats>;
}

export interface EntityKindOptions {
  /** Of which nearly every page shows the same few values: they are kept apart from those that grow with the catalog. */
  readonly isCommon?: boolean;
  /** How many times the memory of a value what is derived from it takes; absent: as for products. */
  readonly derivedShare?: number;
}

/** Counters since the cache was created. */
export interface EntityStats {
  hits: number;
  loads: number;
  /** Loaded values that were not stored because something they were made of was invalidated meanwhile. */
  fenced: number;
}

export interface EntityCacheOptions {
  readonly bytes: number;
  readonly log: InvalidationLog;
  readonly runtime: Pick<Runtime, 'clock'>;
}

export function createEntityCache({ bytes, log, runtime: { clock } }: EntityCacheOptions): EntityCache {
  const cache: EntityCacheState = {
    clock,
    entries: createSegmentedLru(bytes),
    commonEntries: createSegmentedLru(bytes > 0 ? commonBytes : 0),
    fence: createFence(),
    watermarks: createVersionWatermarks(clock),
    stats: { hits: 0, loads: 0, fenced: 0 },
  };
  log.follow({
    // An operator who purges a page wants all of it read anew.
    apply: (invalidation) =>
      invalidate(cache, invalidation.tags.some(isAddressTag) ? invalidationOfEverything : invalidation),
    reset: () => invalidate(cache, invalidationOfEverything),
  });
  const logConsistency = createLogConsistency(log, clock);
  return {
    kind: (name, options) => createKind(cache, name, options),
    isUsable: () => logConsistency.isConsistent(),
    entries: {
      get bytes() {
        return cache.entries.bytes + cache.commonEntries.bytes;
      },
      get count() {
        return cache.entries.count + cache.commonEntries.count;
      },
    },
    stats: cache.stats,
  };
}

/**
 * The most that values of common kinds take, besides `bytes`: profile, menus and home page of a shop take some hundred
 * kilobytes. Where `bytes` holds few products, each page would otherwise read and render its frame anew.
 */
const commonBytes = 4 * 1024 * 1024;

interface EntityItem extends LruItem {
  readonly reads: EntityReads;
  /** Steady time from which the value is not used. */
  readonly expiresAt: number;
  /** No longer used, but compared with the value that is loaded next. */
  isInvalidated: boolean;
}

interface EntityCacheState {
  readonly clock: Runtime['clock'];
  readonly entries: SegmentedLru<EntityItem>;
  readonly commonEntries: SegmentedLru<EntityItem>;
  readonly fence: Fence;
  readonly watermarks: VersionWatermarks;
  readonly stats: EntityStats;
}

function invalidate(cache: EntityCacheState, invalidation: Invalidation): void {
  cache.fence.invalidate(invalidation.tags);
  cache.watermarks.record(invalidation);
  for (const entries of [cache.entries, cache.commonEntries]) invalidateEntries(entries, invalidation);
}

function invalidateEntries(entries: SegmentedLru<EntityItem>, invalidation: Invalidation): void {
  for (const tag of invalidation.tags) {
    for (const item of entries.withTag(tag)) {
      if (tag === tags.everything) entries.delete(item.key);
      else item.isInvalidated = true;
    }
  }
}

/** One kind of values: the items are evicted together with those of other kinds, their values have a type of their own. */
interface KindState<T> {
  readonly cache: EntityCacheState;
  readonly name: string;
  /** The segmented LRU that its items are stored in. */
  readonly entries: SegmentedLru<EntityItem>;
  readonly values: WeakMap<EntityItem, { readonly value: T }>;
  readonly derivedShare: number | undefined;
}

function createKind<T>(
  cache: EntityCacheState,
  name: string,
  { isCommon = false, derivedShare }: EntityKindOptions = {},
): EntityKind<T> {
  const entries = isCommon ? cache.commonEntries : cache.entries;
  const kind: KindState<T> = { cache, name, entries, values: new WeakMap(), derivedShare };
  return {
    read: async (key, recorder, load) => readOne(kind, key, { recorder, load }),
    readMany: (keys, recorderOf, load) => readMany(kind, keys, { recorderOf, load }),
  };
}

interface EntityRequest<T> {
  readonly recorder: ReadRecorder;
  readonly load: (recorder: ReadRecorder) => Promise<T>;
}

async function readOne<T>(kind: KindState<T>, key: string, { recorder, load }: EntityRequest<T>): Promise<T> {
  const found = findValue(kind, key, recorder);
  if (found) return found.value;
  const { fence } = kind.cache;
  const token = fence.begin();
  const recorded = recordReads(recorder);
  try {
    const value = unlessEqual(kind, key, await load(recorded.recorder));
    storeValue(kind, { key, token, value, reads: recorded.reads() });
    return value;
  } finally {
    fence.end(token);
  }
}

function readMany<T>(
  kind: KindState<T>,
  keys: readonly string[],
  { recorderOf, load }: { readonly recorderOf: RecorderOf; readonly load: LoadMany<T> },
): ReadonlyMap<string, T> {
  const values = new Map<string, T>();
  const missing = keys.filter((key) => {
    const found = findValue(kind, key, recorderOf(key));
    if (found) values.set(key, found.value);
    return !found;
  });
  if (missing.length === 0) return values;
  const { fence } = kind.cache;
  const token = fence.begin();
  try {
    const recorded = new Map(missing.map((key) => [key, recordReads(recorderOf(key))]));
    for (const [key, loaded] of load(missing, (each) => recorded.get(each)?.recorder ?? recorderOf(each))) {
      const value = unlessEqual(kind, key, loaded);
      values.set(key, value);
      const reads = recorded.get(key)?.reads();
      if (reads) storeValue(kind, { key, token, value, reads });
    }
    return values;
  } finally {
    fence.end(token);
  }
}

/** The stored value, its reads recorded again; null when there is none or it is outdated. */
function findValue<T>(
  { cache, name, entries, values }: KindState<T>,
  key: string,
  recorder: ReadRecorder,
): { readonly value: T } | null {
  const item = entries.get(`${name}:${key}`);
  const found = item && values.get(item);
  if (!item || !found || item.isInvalidated) return null;
  const { tags, versions, freshUntil } = item.reads;
  if (cache.clock.steady() >= item.expiresAt || cache.clock.wall() >= freshUntil) return null;
  for (const tag of tags) recorder.record(tag, versions.get(tag));
  if (freshUntil !== Infinity) recorder.expireAt?.(freshUntil);
  cache.stats.hits += 1;
  return found;
}

/** A loaded value, or the one that was stored before it where they are equal. */
function unlessEqual<T>({ name, entries, values }: KindState<T>, key: string, loaded: T): T {
  const item = entries.peek(`${name}:${key}`);
  const last = item && values.get(item);
  return last && isDeepStrictEqual(last.value, loaded) ? last.value : loaded;
}

interface LoadedValue<T> {
  readonly key: string;
  readonly token: FencingToken;
  readonly value: T;
  readonly reads: EntityReads;
}

/** A value without tags could not be invalidated, and one that is older than announced must not outlive its page. */
function storeValue<T>(
  { cache, name, entries, values, derivedShare }: KindState<T>,
  { key, token, value, reads }: LoadedValue<T>,
): void {
  const { clock, fence, watermarks, stats } = cache;
  stats.loads += 1;
  if (fence.isInvalidatedSince(token, reads.tags)) stats.fenced += 1;
  else if (reads.tags.length > 0 && reads.freshUntil > clock.wall() && watermarks.provisionalMs(reads) === null) {
    const kind = value === null ? 'negative' : 'positive';
    const expiresAt = value === null ? clock.steady() + negativeTtlMs : Infinity;
    const item = {
      key: `${name}:${key}`,
      tags: reads.tags,
      size: indexBytes(reads.tags) + estimateBytes(value, derivedShare),
      kind,
      reads,
      expiresAt,
      isInvalidated: false,
    } satisfies EntityItem;
    entries.set(item);
    values.set(item, { value });
  }
}
