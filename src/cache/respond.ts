import type { CacheDependencies, PageRenderResult } from './dependencies.ts';
import { ageSecondsOf, type CacheEntry, type ClockReading, readClock, withEncoding } from './entries/cache-entry.ts';
import type { EncodedBody, Encoding, PageResponse } from './entries/page-response.ts';
import type { PageFormat } from './key.ts';

/** How an answer is to be sent, and what is told of it. */
export interface CacheResponseOptions {
  readonly encoding: Encoding;
  readonly cacheStatus: string;
}

/** A held page that is packed as it was asked for. */
export interface EncodedEntry {
  readonly encodedBody: EncodedBody;
  readonly cacheStatus: string;
  readonly now: ClockReading;
}

export function respondEncoded(
  { stats }: CacheDependencies,
  entry: CacheEntry,
  { encodedBody, cacheStatus: status, now }: EncodedEntry,
): CacheResponse {
  const isVerified = status === cacheStatus.hit;
  entry.stats.hits += 1;
  stats[isVerified ? 'hits' : 'stale'] += 1;
  return {
    status: entry.status,
    encodedBody,
    age: ageSecondsOf(entry, now),
    cacheStatus: status,
    entry: isVerified ? entry : null,
  };
}

export async function respondFromEntry(
  dependencies: CacheDependencies,
  entry: CacheEntry,
  { encoding, cacheStatus: status }: CacheResponseOptions,
): Promise<CacheResponse> {
  const encodedBody = await encodeEntry(dependencies, entry, encoding);
  return respondEncoded(dependencies, entry, { encodedBody, cacheStatus: status, now: readClock(dependencies.clock) });
}

export async function respondFromRender(
  dependencies: CacheDependencies,
  rendered: PageRenderResult,
  options: CacheResponseOptions,
): Promise<CacheResponse> {
  if (!rendered.held) return respondUncached(dependencies, rendered.page, options);
  const { held: entry, stored } = rendered;
  const encodedBody = await encodeEntry(dependencies, entry, options.encoding);
  return { status: entry.status, encodedBody, age: 0, cacheStatus: options.cacheStatus, entry: stored ? entry : null };
}

/** A page that is not held. */
export async function respondUncached(
  { encoder }: CacheDependencies,
  page: PageResponse,
  options: CacheResponseOptions,
): Promise<CacheResponse> {
  const encodedBody = await encoder.encode(page, options.encoding);
  return { status: page.status, encodedBody, age: 0, cacheStatus: options.cacheStatus, entry: null };
}

/** A held page in the encoding asked for, made from another one when this is the first who asks for it. */
export async function encodeEntry(
  { encoder, entries }: CacheDependencies,
  entry: CacheEntry,
  encoding: Encoding,
): Promise<EncodedBody> {
  const encoded = entry.bodies.get(encoding);
  if (encoded) return encoded;
  const [otherBody] = entry.bodies.values();
  if (!otherBody) throw new Error('A held page has no body');
  const body = await encoder.decode(otherBody);
  const encodedBody = await encoder.encode({ status: entry.status, headers: entry.headers, body }, encoding);
  const current = entries.peek(entry.key);
  if (current?.stats === entry.stats) entries.set(withEncoding(current, encoding, encodedBody));
  return encodedBody;
}

/** Who asks: path and query as they came, the encoding they take and what the page is to be. */
export interface CacheLookup {
  readonly target: string;
  readonly encoding: Encoding;
  readonly format?: PageFormat;
}

/** A page ready to be sent, its age in seconds, and what happened as `Cache-Status` says it (RFC 9211). */
export interface CacheResponse {
  readonly status: number;
  readonly encodedBody: EncodedBody;
  readonly age: number;
  readonly cacheStatus: string;
  /** What is held of it and known to be right now; null: others may not keep it. */
  readonly entry: CacheEntry | null;
}

/** Makes the page of a path and query: the key, so that a page looks at nothing else. Throws NoPage where none is. */
export type RenderPage = (target: string) => Promise<PageResponse>;

/** What became of a request at this cache, as `Cache-Status` says it (RFC 9211). */
export const cacheStatus = {
  hit: 'storefront; hit',
  /** The log could not be asked. */
  unverified: 'storefront; hit; ttl=-1; detail=unverified',
  /** It could not be made anew. */
  failed: 'storefront; hit; ttl=-1; detail=render-failed',
  bypass: 'storefront; fwd=bypass',
  made: ({ known, stored, collapsed }: MissOutcome) =>
    `storefront; fwd=${known ? 'stale' : 'uri-miss'}${stored ? '; stored' : ''}${collapsed ? '; collapsed' : ''}`,
} as const;

/** Of a page that was made: an older one was held; it is held now; another visitor had asked for it already. */
interface MissOutcome {
  readonly known: boolean;
  readonly stored: boolean;
  readonly collapsed: boolean;
}
