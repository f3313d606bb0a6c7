import type { FencingToken } from './consistency/fence.ts';
import {
  type CacheDependencies,
  createDependencies,
  type PageCacheOptions,
  type PageCacheStats,
} from './dependencies.ts';
import type { CacheEntry } from './entries/cache-entry.ts';
import { type Encoding, type FinalizedResponse, notFoundPath } from './entries/page-response.ts';
import type { SegmentedLru } from './entries/segmented-lru.ts';
import { type CacheKeys, keyInFormat, type PageFormat } from './key.ts';
import type { InvalidationLog } from './log/invalidation-log.ts';
import {
  encodeEntry,
  type LoadPage,
  type NotFoundRender,
  type PageRenderRequest,
  renderAndStore,
} from './revalidate.ts';
import { type Clock, type ClockReading, readClock } from './runtime.ts';
import type { CacheTag } from './tags.ts';

/** Stores finalized pages and serves none that is older than an invalidation which the log has accepted. */
export interface PageCache {
  /** The moment for `hit`. One serves for all requests that were sent before it. */
  readonly readMoment: () => CacheMoment;
  /** The stored page when it is fresh, without waiting; null: call `respond`. */
  hit(lookup: CacheLookup, moment?: CacheMoment): CacheResponse | null;
  /** The stored or a newly rendered page; null when pages of this address must not be stored. Throws what `load` throws. */
  respond(lookup: CacheLookup, load: LoadPage): Promise<CacheResponse> | null;
  /** The "not found" page, for addresses that no route matches. */
  respondNotFound(lookup: Omit<CacheLookup, 'target'>, load: LoadPage): Promise<CacheResponse>;
  /** Keys of the pages that an invalidation of these tags would affect. */
  keysWithTags(tags: readonly CacheTag[]): readonly string[];
  readonly entries: SegmentedLru<CacheEntry>;
  readonly keys: CacheKeys;
  readonly stats: Readonly<PageCacheStats>;
}

/** What is requested: path and query as received, the accepted encoding and the format. */
export interface CacheLookup {
  readonly target: string;
  readonly encoding: Encoding;
  readonly format?: PageFormat;
}

/** A page to send. */
export interface CacheResponse {
  readonly response: FinalizedResponse;
  /** Whole seconds since the page was read (RFC 9111, 5.1). */
  readonly age: number;
  /** Value of the `Cache-Status` header (RFC 9211). */
  readonly cacheStatus: string;
  /** The entry when it is known to be fresh; null: other caches must not store the page. */
  readonly entry: CacheEntry | null;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const dependencies = createDependencies(options);
  const cache = { ...dependencies, logConsistency: createLogConsistency(options.log, options.runtime.clock) };
  const { entries, keys, stats, logConsistency } = cache;
  return {
    readMoment: logConsistency.readMoment,
    hit: (lookup, moment = logConsistency.readMoment()) => hit(cache, lookup, moment),
    respond: (lookup, load) => (keys.keyOf(lookup.target) === null ? null : respond(cache, lookup, load)),
    respondNotFound: (lookup, load) => respond(cache, { ...lookup, target: notFoundPath }, load),
    keysWithTags: (tags) => {
      const affected = tags
        .flatMap((tag) => entries.withTag(tag))
        .filter(({ stats: { isInvalidated } }) => !isInvalidated);
      return [...new Set(affected.map(({ key }) => key))];
    },
    entries,
    keys,
    stats,
  };
}

interface CacheContext extends CacheDependencies {
  readonly logConsistency: LogConsistency;
}

function hit(cache: CacheContext, lookup: CacheLookup, moment: CacheMoment): CacheResponse | null {
  if (!moment.isConsistent) return null;
  const key = cache.keys.keyOf(lookup.target);
  const entry = key === null ? undefined : cache.entries.get(keyInFormat(key, lookup.format));
  const response = entry?.variants.get(lookup.encoding);
  if (!entry || !response) return null;
  if (!isFresh(entry, moment) || needsRevalidation(entry, moment)) return null;
  return countedResponse(cache, entry, { response, status: cacheStatus.hit, now: moment });
}

/** The stored page where it may be served, else the page rendered again. */
async function respond(cache: CacheContext, lookup: CacheLookup, load: LoadPage): Promise<CacheResponse> {
  const { logConsistency, entries, keys, runtime } = cache;
  const isConsistent = logConsistency.isConsistent() || (await logConsistency.becomesConsistent());
  // After the log was read: it may have invalidated what the key depends on.
  const key = keyInFormat(keys.keyOf(lookup.target) ?? lookup.target, lookup.format);
  const request = { ...lookup, key, load };
  const entry = entries.get(key);
  const status = entry ? entryStatusOf(cache, entry, isConsistent) : null;
  if (!entry || !status) return revalidate(cache, request);
  if (needsRevalidation(entry, readClock(runtime.clock))) revalidateInBackground(cache, request);
  return respondFromEntry(cache, entry, { encoding: lookup.encoding, status });
}

type CacheRequest = Omit<PageRenderRequest, 'format' | 'loadNotFound'> & Pick<CacheLookup, 'format'>;

/** The `Cache-Status` with which an entry may be served without a render; null: it may not. */
function entryStatusOf(
  { runtime, logConsistency }: CacheContext,
  entry: CacheEntry,
  isConsistent: boolean,
): string | null {
  const now = readClock(runtime.clock);
  if (!isFresh(entry, now)) return now.steady < entry.stats.retryAt ? cacheStatus.renderFailed : null;
  if (isConsistent) return cacheStatus.hit;
  const unverifiedMs = now.steady - Math.max(entry.readAt, logConsistency.lastConsistentAt);
  return unverifiedMs < maxUnverifiedMs ? cacheStatus.unverified : null;
}

/** Age limit of pages that are served, and marked, while the log cannot be read. */
export const maxUnverifiedMs = 5000;

function revalidateInBackground(cache: CacheContext, request: CacheRequest): void {
  renderOnce(cache, request).catch((error: unknown) => cache.report(error, request.key));
}

/** The page rendered again; when that fails, the last one, marked as stale. */
async function revalidate(cache: CacheContext, request: CacheRequest): Promise<CacheResponse> {
  const { key, encoding } = request;
  const isKnown = cache.entries.peek(key) !== undefined;
  try {
    const { value, isCollapsed } = await renderOnce(cache, request);
    if (isCollapsed) cache.stats.collapsed += 1;
    const isFailed = !value.entry && value.page.response.status >= 500;
    const lastEntry = isFailed ? cache.entries.peek(key) : undefined;
    if (lastEntry) return await respondFromEntry(cache, lastEntry, { encoding, status: cacheStatus.renderFailed });
    const isStored = value.entry !== null && value.isStored;
    const response = await (value.entry
      ? encodeEntry(cache, value.entry, encoding)
      : cache.encode(value.page.response, encoding));
    const isConfirmed = value.entry !== null && value.isConfirmed;
    const status = missStatus({ isKnown, isConfirmed, isStored, isCollapsed });
    return { response, age: 0, cacheStatus: status, entry: isStored ? value.entry : null };
  } catch (error) {
    const lastEntry = cache.entries.peek(key);
    if (!lastEntry) throw error;
    cache.report(error, key);
    return respondFromEntry(cache, lastEntry, { encoding, status: cacheStatus.renderFailed });
  }
}

async function renderOnce(cache: CacheContext, request: CacheRequest) {
  const { format = 'html' } = request;
  const loadNotFound = () => findOrRenderNotFound(cache, request);
  return cache.singleFlight(request.key, (token: FencingToken) =>
    renderAndStore(cache, { ...request, format, loadNotFound }, token),
  );
}

/** One page for all addresses that have none, so that a flood of them renders it once. */
async function findOrRenderNotFound(cache: CacheContext, request: CacheRequest): Promise<NotFoundRender> {
  const key = keyInFormat(notFoundPath, request.format);
  const entry = cache.entries.get(key);
  if (entry && isFresh(entry, readClock(cache.runtime.clock))) return { entry };
  return (await renderOnce(cache, { ...request, key })).value;
}

async function respondFromEntry(
  cache: CacheContext,
  entry: CacheEntry,
  { encoding, status }: { readonly encoding: Encoding; readonly status: string },
): Promise<CacheResponse> {
  const response = await encodeEntry(cache, entry, encoding);
  return countedResponse(cache, entry, { response, status, now: readClock(cache.runtime.clock) });
}

interface EntryResponse {
  readonly response: FinalizedResponse;
  readonly status: string;
  readonly now: ClockReading;
}

function countedResponse(
  { stats }: CacheContext,
  entry: CacheEntry,
  { response, status, now }: EntryResponse,
): CacheResponse {
  const isVerified = status === cacheStatus.hit;
  entry.stats.hits += 1;
  stats[isVerified ? 'hits' : 'stale'] += 1;
  return { response, age: ageSecondsOf(entry, now), cacheStatus: status, entry: isVerified ? entry : null };
}

const cacheStatus = {
  hit: 'storefront; hit',
  /** The log could not be read. */
  unverified: 'storefront; hit; ttl=-1; detail=unverified',
  renderFailed: 'storefront; hit; ttl=-1; detail=render-failed',
} as const;

/**
 * Of a page that was not fresh: an older one was stored; it was made of the same, so that nothing was rendered; it is stored
 * now; the work was shared with another request.
 */
interface MissOutcome {
  readonly isKnown: boolean;
  readonly isConfirmed: boolean;
  readonly isStored: boolean;
  readonly isCollapsed: boolean;
}

function missStatus({ isKnown, isConfirmed, isStored, isCollapsed }: MissOutcome): string {
  const reason = isConfirmed ? 'stale; fwd-status=304' : isKnown ? 'stale' : 'uri-miss';
  return `storefront; fwd=${reason}${isStored ? '; stored' : ''}${isCollapsed ? '; collapsed' : ''}`;
}

export function isFresh({ stats, expiresAt, freshUntil }: CacheEntry, { steady, wall }: ClockReading): boolean {
  return !stats.isInvalidated && steady < expiresAt && wall < freshUntil;
}

function needsRevalidation({ revalidateAt, stats }: CacheEntry, { steady }: ClockReading): boolean {
  return steady >= revalidateAt && steady >= stats.retryAt;
}

/** Whole seconds since the page was read. */
export function ageSecondsOf({ readAt }: CacheEntry, { steady }: ClockReading): number {
  return Math.max(0, Math.floor((steady - readAt) / 1000));
}

/** Whether this process has applied the log to its end, so that fresh entries can be served without asking anybody. */
export interface LogConsistency {
  /** The present moment, without waiting for the log. */
  readonly readMoment: () => CacheMoment;
  isConsistent(): boolean;
  /** Reads the log where necessary. */
  becomesConsistent(): Promise<boolean>;
  /** Steady time at which the log was last known to be applied to its end. */
  readonly lastConsistentAt: number;
}

/** A moment by the cache's clock, and whether the log was applied to its end then. */
export interface CacheMoment extends ClockReading {
  readonly isConsistent: boolean;
}

export function createLogConsistency(log: Pick<InvalidationLog, 'isCurrent' | 'check'>, clock: Clock): LogConsistency {
  let lastConsistentAt = clock.steady();

  const readMoment = (): CacheMoment => {
    const moment = { steady: clock.steady(), wall: clock.wall(), isConsistent: log.isCurrent() };
    if (moment.isConsistent) lastConsistentAt = moment.steady;
    return moment;
  };
  return {
    get lastConsistentAt() {
      return lastConsistentAt;
    },
    readMoment,
    isConsistent: () => readMoment().isConsistent,
    becomesConsistent: async () => {
      const startedAt = clock.steady();
      if (!(await log.check())) return false;
      lastConsistentAt = startedAt;
      return true;
    },
  };
}
