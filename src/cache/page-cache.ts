import type { RequestBatch } from './consistency/log-consistency.ts';
import {
  type CacheLookup,
  type CacheResponse,
  cacheStatus,
  type RenderPage,
  respondEncoded,
  respondFromEntry,
  respondFromRender,
  respondUncached,
} from './respond.ts';
import { type CacheEntry, isFresh, needsRevalidation, readClock } from './entries/cache-entry.ts';
import {
  type CacheDependencies,
  createDependencies,
  type PageCacheOptions,
  type PageCacheStats,
} from './dependencies.ts';
import { type CacheKeys, keyInFormat } from './key.ts';
import { renderAndStore, type PageRenderRequest } from './revalidate.ts';
import { notFoundPath } from './entries/page-response.ts';
import type { SegmentedLru } from './entries/segmented-lru.ts';

/** Keeps finished pages and hands out none that is older than an invalidation the log has taken. */
export interface PageCache {
  /** The page when it is held and fresh, at once; null when `answer` has to be asked. */
  hit(asking: CacheLookup, arrival?: RequestBatch): CacheResponse | null;
  /** The page from wherever it is best taken. Throws what `render` throws when nothing older can stand in. */
  respond(asking: CacheLookup, render: RenderPage): Promise<CacheResponse>;
  /** The page that says that there is none, for addresses that no route knows. */
  respondNotFound(asking: Omit<CacheLookup, 'target'>, render: RenderPage): Promise<CacheResponse>;
  readonly entries: SegmentedLru<CacheEntry>;
  readonly keys: CacheKeys;
  readonly stats: Readonly<PageCacheStats>;
}

/** How old a page may be that is shown, and marked, while the log cannot be asked whether it is still right. */
export const maxUnverifiedMs = 5000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const dependencies = createDependencies(options);
  return {
    hit: (lookup, batch) => (dependencies.logConsistency.isConsistent(batch) ? hit(dependencies, lookup) : null),
    respond: (lookup, render) => respond(dependencies, lookup, render),
    respondNotFound: (lookup, render) => respondNotFound(dependencies, { ...lookup, target: notFoundPath }, render),
    entries: dependencies.entries,
    keys: dependencies.keys,
    stats: dependencies.stats,
  };
}

function hit(dependencies: CacheDependencies, lookup: CacheLookup): CacheResponse | null {
  const key = keyOf(dependencies, lookup);
  const entry = key === null ? undefined : dependencies.entries.get(key);
  const encodedBody = entry?.bodies.get(lookup.encoding);
  if (!entry || !encodedBody) return null;
  const now = readClock(dependencies.clock);
  if (!isFresh(entry, now) || needsRevalidation(entry, now)) return null;
  return respondEncoded(dependencies, entry, { encodedBody, cacheStatus: cacheStatus.hit, now });
}

function keyOf({ keys }: CacheDependencies, { target, format }: CacheLookup): string | null {
  const key = keys.keyOf(target);
  return key === null ? null : keyInFormat(key, format);
}

async function respond(
  dependencies: CacheDependencies,
  lookup: CacheLookup,
  render: RenderPage,
): Promise<CacheResponse> {
  const isConsistent =
    dependencies.logConsistency.isConsistent() || (await dependencies.logConsistency.becomesConsistent());
  const key = keyOf(dependencies, lookup);
  if (key !== null) return respondFromEntryOrRender(dependencies, { key, lookup, render }, isConsistent);
  const page = await render(lookup.target);
  return respondUncached(dependencies, page, { encoding: lookup.encoding, cacheStatus: cacheStatus.bypass });
}

async function respondNotFound(
  dependencies: CacheDependencies,
  lookup: CacheLookup,
  render: RenderPage,
): Promise<CacheResponse> {
  const isConsistent =
    dependencies.logConsistency.isConsistent() || (await dependencies.logConsistency.becomesConsistent());
  return respondFromEntryOrRender(
    dependencies,
    { key: keyInFormat(lookup.target, lookup.format), lookup, render },
    isConsistent,
  );
}

/** A held page that may be shown, else the page made anew. */
async function respondFromEntryOrRender(
  dependencies: CacheDependencies,
  request: PageRenderRequest,
  isConsistent: boolean,
): Promise<CacheResponse> {
  const { key, lookup } = request;
  const entry = dependencies.entries.get(key);
  const entryStatus = entry ? entryStatusOf(dependencies, entry, isConsistent) : null;
  if (!entry || !entryStatus) return revalidate(dependencies, request);
  if (needsRevalidation(entry, readClock(dependencies.clock))) revalidateInBackground(dependencies, request);
  return respondFromEntry(dependencies, entry, { encoding: lookup.encoding, cacheStatus: entryStatus });
}

/** How a held page may be shown without a render, as its `Cache-Status`; null: it may not. */
function entryStatusOf(
  { clock, logConsistency }: CacheDependencies,
  entry: CacheEntry,
  isConsistent: boolean,
): string | null {
  const now = readClock(clock);
  if (!isFresh(entry, now)) return now.steady < entry.stats.retryAt ? cacheStatus.failed : null;
  if (isConsistent) return cacheStatus.hit;
  return now.steady - Math.max(entry.readAt, logConsistency.lastConsistentAt) < maxUnverifiedMs
    ? cacheStatus.unverified
    : null;
}

function revalidateInBackground(dependencies: CacheDependencies, request: PageRenderRequest): void {
  dependencies
    .singleFlight(request.key, (token) => renderAndStore(dependencies, request, token))
    .catch((error: unknown) => dependencies.report(error, request.key));
}

/** The page made anew; the last one, marked stale, when that fails. */
async function revalidate(dependencies: CacheDependencies, request: PageRenderRequest): Promise<CacheResponse> {
  const { key, lookup } = request;
  const { encoding } = lookup;
  const isKnown = dependencies.entries.peek(key) !== undefined;
  try {
    const { value, isCollapsed } = await dependencies.singleFlight(key, (token) =>
      renderAndStore(dependencies, request, token),
    );
    if (isCollapsed) dependencies.stats.collapsed += 1;
    const isFailed = !value.held && value.page.status >= 500;
    const lastEntry = isFailed ? dependencies.entries.peek(key) : undefined;
    if (lastEntry)
      return await respondFromEntry(dependencies, lastEntry, { encoding, cacheStatus: cacheStatus.failed });
    const isStored = value.held !== null && value.stored;
    const renderedStatus = cacheStatus.made({ known: isKnown, stored: isStored, collapsed: isCollapsed });
    return await respondFromRender(dependencies, value, { encoding, cacheStatus: renderedStatus });
  } catch (error) {
    const lastEntry = dependencies.entries.peek(key);
    if (!lastEntry) throw error;
    dependencies.report(error, key);
    return respondFromEntry(dependencies, lastEntry, { encoding, cacheStatus: cacheStatus.failed });
  }
}
