import { type CacheLookup, encodeEntry, type RenderPage } from './respond.ts';
import { type CacheablePage, createCacheEntry, delayRevalidation, isFresh, readClock } from './entries/cache-entry.ts';
import type { FencingToken } from './consistency/fence.ts';
import type { FlightResult } from './consistency/single-flight.ts';
import { addressOfKey, keyInFormat } from './key.ts';
import {
  entryKindOf,
  isPersonal,
  NotFoundError,
  notFoundPath,
  type NotFoundReads,
  type PageResponse,
} from './entries/page-response.ts';
import type { PageRenderResult, CacheDependencies } from './dependencies.ts';
import { tags } from './tags.ts';

/** A page that is to be made. */
export interface PageRenderRequest {
  readonly key: string;
  readonly lookup: CacheLookup;
  readonly render: RenderPage;
}

/** Renders, and keeps the page unless something that it read was invalidated meanwhile, or it read nothing at all. */
export async function renderAndStore(
  dependencies: CacheDependencies,
  request: PageRenderRequest,
  token: FencingToken,
): Promise<FlightResult<PageRenderResult>> {
  const attempt = { request, token, readAt: dependencies.clock.steady() };
  dependencies.stats.renders += 1;
  try {
    return await storeIfCacheable(dependencies, attempt, await renderOrDelayRetry(dependencies, request));
  } catch (error) {
    if (!(error instanceof NotFoundError) || addressOfKey(request.key) === notFoundPath) throw error;
    return storeNotFound(dependencies, attempt, error.reads);
  }
}

interface RenderAttempt {
  readonly request: PageRenderRequest;
  readonly token: FencingToken;
  readonly readAt: number;
}

async function renderOrDelayRetry(
  { entries, clock }: CacheDependencies,
  { key, render }: PageRenderRequest,
): Promise<PageResponse> {
  const lastEntry = entries.peek(key);
  try {
    const page = await render(addressOfKey(key));
    if (lastEntry && page.status >= 500) delayRevalidation(lastEntry, clock);
    return page;
  } catch (error) {
    if (lastEntry && !(error instanceof NotFoundError)) delayRevalidation(lastEntry, clock);
    throw error;
  }
}

async function storeIfCacheable(
  dependencies: CacheDependencies,
  attempt: RenderAttempt,
  page: PageResponse,
): Promise<FlightResult<PageRenderResult>> {
  const { encoding } = attempt.request.lookup;
  const kind = page.tags.length > 0 ? entryKindOf(page) : null;
  if (kind === null) return uncachedResult(dependencies, attempt, page);
  const bodies = new Map([[encoding, await dependencies.encoder.encode(page, encoding)]]);
  return storeEntry(dependencies, attempt, { ...page, kind, bodies });
}

/** What is not there is held with the bytes of the page that says so, under what was read for either. */
async function storeNotFound(
  dependencies: CacheDependencies,
  attempt: RenderAttempt,
  reads: NotFoundReads,
): Promise<FlightResult<PageRenderResult>> {
  const notFound = await renderNotFoundPage(dependencies, attempt.request);
  if (!notFound.held) return uncachedResult(dependencies, attempt, { ...notFound.page, tags: reads.tags });
  const { held: entry } = notFound;
  const { encoding } = attempt.request.lookup;
  return storeEntry(dependencies, attempt, {
    ...reads,
    status: entry.status,
    headers: entry.headers,
    kind: 'negative',
    tags: [...new Set([...reads.tags, ...entry.tags])],
    freshUntil: Math.min(reads.freshUntil ?? Infinity, entry.freshUntil),
    bodies: new Map([[encoding, await encodeEntry(dependencies, entry, encoding)]]),
  });
}

/** One for all addresses, so that a flood of them makes it once. */
async function renderNotFoundPage(
  dependencies: CacheDependencies,
  request: PageRenderRequest,
): Promise<PageRenderResult> {
  const key = keyInFormat(notFoundPath, request.lookup.format);
  const entry = dependencies.entries.get(key);
  if (entry && isFresh(entry, readClock(dependencies.clock))) return { held: entry, stored: true };
  return (await dependencies.singleFlight(key, (token) => renderAndStore(dependencies, { ...request, key }, token)))
    .value;
}

function uncachedResult(
  { fence }: CacheDependencies,
  { token }: RenderAttempt,
  page: PageResponse,
): FlightResult<PageRenderResult> {
  return {
    value: { held: null, page },
    isInvalidated: fence.isInvalidatedSince(token, page.tags),
    isPersonal: isPersonal(page),
  };
}

function storeEntry(
  dependencies: CacheDependencies,
  { request, token, readAt }: RenderAttempt,
  cacheablePage: CacheablePage,
): FlightResult<PageRenderResult> {
  const { clock, stats, watermarks, fence, keys, entries } = dependencies;
  const page = withAddressTag(cacheablePage, request.key);
  const isInvalidated = fence.isInvalidatedSince(token, page.tags);
  const provisionalMs = watermarks.provisionalMs(page);
  const key = isInvalidated
    ? request.key
    : keyInFormat(keys.learnParameters(addressOfKey(request.key), page), request.lookup.format);
  const entry = createCacheEntry(page, { key, readAt, storedAt: clock.steady(), provisionalMs });
  if (isInvalidated) stats.fenced += 1;
  else entries.set(entry);
  return { value: { held: entry, stored: !isInvalidated }, isInvalidated, isPersonal: false };
}

/** A page with a tag of its own, by which an operator can purge it. */
function withAddressTag(page: CacheablePage, key: string): CacheablePage {
  const [path = key] = key.split('?', 1);
  return { ...page, tags: [...page.tags, tags.address(path)] };
}
