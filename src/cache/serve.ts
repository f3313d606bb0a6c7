import type { CacheResponse } from './asking.ts';
import { cacheStatus } from './cache-status.ts';
import { type ClockReading, readClock } from './clock.ts';
import { ageSecondsOf, type CacheEntry, withEncoding } from './held.ts';
import type { Encoding, EncodedBody, PageResponse } from './page.ts';
import type { PageRenderResult, CacheDependencies } from './parts.ts';

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
