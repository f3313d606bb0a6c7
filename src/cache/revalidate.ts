import type { FencingToken } from './consistency/fence.ts';
import type { FlightResult } from './consistency/single-flight.ts';
import type { CacheDependencies, PageRenderResult } from './dependencies.ts';
import {
  type CacheablePage,
  type CacheEntry,
  createCacheEntry,
  withOwnBody,
  withVariant,
} from './entries/cache-entry.ts';
import {
  type Encoding,
  type FinalizedPage,
  type FinalizedResponse,
  NotFoundError,
  notFoundPath,
  type NotFoundReads,
} from './entries/page-response.ts';
import { addressOfKey, keyInFormat, type PageFormat } from './key.ts';
import { backOffMs } from './runtime.ts';
import { tags } from './tags.ts';

/** A page that has to be rendered. */
export interface PageRenderRequest {
  readonly key: string;
  readonly encoding: Encoding;
  readonly format: PageFormat;
  readonly load: LoadPage;
  readonly loadNotFound: () => Promise<NotFoundRender>;
}

/** The "not found" page: its entry, or a page that must not be stored. */
export type NotFoundRender = Pick<StoredPage, 'entry'> | Exclude<PageRenderResult, StoredPage>;

/**
 * Loads, renders and finalizes the page of a path and query. The cache passes the key, so that a page cannot depend on
 * anything else. Throws NotFoundError where there is no page.
 */
export type LoadPage = (target: string) => Promise<FinalizedPage>;

/**
 * Renders a page, unless the last one was made of what would be read now, and stores it, unless it has no tags or something
 * it read was invalidated meanwhile.
 */
export async function renderAndStore(
  dependencies: CacheDependencies,
  request: PageRenderRequest,
  token: FencingToken,
): Promise<FlightResult<PageRenderResult>> {
  const attempt = { request, token, readAt: dependencies.runtime.clock.steady() };
  const confirmed = await confirmLastEntry(dependencies, attempt);
  if (confirmed) return confirmed;
  dependencies.stats.renders += 1;
  try {
    return await storeIfCacheable(dependencies, attempt, await loadOrDelayRetry(dependencies, request));
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

/** The last page, stored again when all that it was made of is the same; null: it has to be rendered. */
async function confirmLastEntry(
  dependencies: CacheDependencies,
  attempt: RenderAttempt,
): Promise<FlightResult<PageRenderResult> | null> {
  const { entries, runtime, stats } = dependencies;
  const entry = entries.peek(attempt.request.key);
  if (!entry?.confirm || entry.stats.mustRender || runtime.clock.wall() >= entry.freshUntil) return null;
  // A render meets the same error, and reports it.
  const reads = await entry.confirm().catch(() => null);
  if (!reads) return null;
  stats.confirmed += 1;
  const freshUntil = Math.min(entry.freshUntil, reads.freshUntil);
  const { kind, variants, parameters, confirm } = entry;
  const stored = storeEntry(dependencies, attempt, { kind, variants, parameters, confirm, ...reads, freshUntil });
  return { ...stored, value: { ...stored.value, isConfirmed: true } };
}

async function loadOrDelayRetry(
  dependencies: CacheDependencies,
  { key, load }: PageRenderRequest,
): Promise<FinalizedPage> {
  const lastEntry = dependencies.entries.peek(key);
  try {
    const page = await load(addressOfKey(key));
    if (lastEntry && page.response.status >= 500) delayRetry(dependencies, lastEntry);
    return page;
  } catch (error) {
    if (lastEntry && !(error instanceof NotFoundError)) delayRetry(dependencies, lastEntry);
    throw error;
  }
}

const retryLimits = { baseMs: 1000, maxMs: 5000 };

function delayRetry({ runtime: { clock, random } }: CacheDependencies, { stats }: CacheEntry): void {
  stats.failures += 1;
  stats.retryAt = clock.steady() + backOffMs(stats.failures, retryLimits, random);
}

async function storeIfCacheable(
  dependencies: CacheDependencies,
  attempt: RenderAttempt,
  page: FinalizedPage,
): Promise<FlightResult<PageRenderResult>> {
  const { kind, response } = page;
  const { encoding } = attempt.request;
  if (kind === null || page.tags.length === 0) return uncachedResult(dependencies, attempt, page);
  const variants = new Map([[encoding, await dependencies.encode(response, encoding)]]);
  return storeEntry(dependencies, attempt, { ...page, kind, variants });
}

/**
 * Stores the "not found" page under the requested address, with the tags of what was looked up for either. It cannot be
 * confirmed: these reads are only a part of what it is made of.
 */
async function storeNotFound(
  dependencies: CacheDependencies,
  attempt: RenderAttempt,
  { tags: readTags, versions, freshUntil = Infinity, parameters }: NotFoundReads,
): Promise<FlightResult<PageRenderResult>> {
  const { encoding, loadNotFound } = attempt.request;
  const notFound = await loadNotFound();
  if (!notFound.entry) return uncachedResult(dependencies, attempt, { ...notFound.page, tags: readTags });
  const { entry } = notFound;
  return storeEntry(dependencies, attempt, {
    ...(versions && { versions }),
    ...(parameters && { parameters }),
    kind: 'negative',
    tags: [...new Set([...readTags, ...entry.tags])],
    freshUntil: Math.min(freshUntil, entry.freshUntil),
    variants: new Map([[encoding, await encodeEntry(dependencies, entry, encoding)]]),
  });
}

function uncachedResult(
  { fence }: CacheDependencies,
  { token }: RenderAttempt,
  page: FinalizedPage,
): FlightResult<PageRenderResult> {
  const isInvalidated = fence.isInvalidatedSince(token, page.tags);
  return { value: { entry: null, page }, isInvalidated, isPersonal: page.isPersonal };
}

type StoredPage = Exclude<PageRenderResult, { readonly entry: null }>;

function storeEntry(
  { runtime, stats, watermarks, fence, keys, entries }: CacheDependencies,
  { request, token, readAt }: RenderAttempt,
  cacheablePage: CacheablePage,
): FlightResult<StoredPage> {
  const page = withAddressTag(cacheablePage, request.key);
  const isInvalidated = fence.isInvalidatedSince(token, page.tags);
  const key = isInvalidated
    ? request.key
    : keyInFormat(keys.learnParameters(addressOfKey(request.key), page), request.format);
  const provisionalMs = watermarks.provisionalMs(page);
  const entry = createCacheEntry(page, { key, readAt, storedAt: runtime.clock.steady(), provisionalMs });
  if (isInvalidated) stats.fenced += 1;
  else entries.set(entry);
  return { value: { entry, isStored: !isInvalidated, isConfirmed: false }, isInvalidated, isPersonal: false };
}

/** Adds the tag of the page's own path, by which an operator can purge it. */
function withAddressTag(page: CacheablePage, key: string): CacheablePage {
  const [path = key] = key.split('?', 1);
  return { ...page, tags: [...page.tags, tags.address(path)] };
}

/** The stored page in an encoding; made of a stored one, and stored, when it is the first request for it. */
export async function encodeEntry(
  { encode, entries }: CacheDependencies,
  entry: CacheEntry,
  encoding: Encoding,
): Promise<FinalizedResponse> {
  const stored = entry.variants.get(encoding);
  if (stored) return stored;
  const [other] = entry.variants.values();
  if (!other) throw new Error('The cache entry has no body');
  const response = withOwnBody(await encode(other, encoding));
  const current = entries.peek(entry.key);
  if (current?.stats === entry.stats) entries.set(withVariant(current, encoding, response));
  return response;
}
