import type { Encoding, FinalizedResponse, PageReads } from './page-response.ts';
import type { CacheTag } from '../tags.ts';
import type { EntryKind, LruItem } from './segmented-lru.ts';

/** A stored page. Steady times are milliseconds of the cache's clock. */
export interface CacheEntry extends LruItem {
  /** The response by the encoding that was requested. */
  readonly variants: ReadonlyMap<Encoding, FinalizedResponse>;
  /** Steady time before the first read of the page. */
  readonly readAt: number;
  /** Steady time from which the page is revalidated in the background. */
  readonly revalidateAt: number;
  /** Steady time from which the page is no longer fresh. */
  readonly expiresAt: number;
  /** Epoch milliseconds from which the page is no longer fresh. */
  readonly freshUntil: number;
  /** Stored for a short time only: the platform had not caught up with an event yet. */
  readonly provisional: boolean;
  readonly stats: EntryStats;
}

/** The mutable state of an entry, shared by the copies that differ in their variants. */
export interface EntryStats {
  hits: number;
  /** Invalidated: no longer fresh, served only when a render fails. */
  isInvalidated: boolean;
  /** Renders that failed since the entry was stored. */
  failures: number;
  /** Steady time before which a failed render is not repeated. */
  retryAt: number;
}

/** A page that does not exist is looked up again after this time, even when no event announces it. */
export const negativeTtlMs = 30_000;

/** Bytes that an entry takes beside its bodies and tags: key, headers and index. */
const overheadBytes = 1024;
/** Bytes of a tag in an entry: its text, its place in the list of the entry and in the index of tags. */
const tagBytes = 128;

/** A page that may be stored, in the encodings that it has so far. */
export interface CacheablePage extends Omit<PageReads, 'complete'> {
  readonly kind: EntryKind;
  readonly variants: ReadonlyMap<Encoding, FinalizedResponse>;
}

/** Where an entry is stored and which read it comes from; steady times. */
export interface EntryOrigin {
  readonly key: string;
  readonly readAt: number;
  readonly storedAt: number;
  /** Milliseconds for which the page may be stored although it is older than announced; null: it is not. */
  readonly provisionalMs: number | null;
}

export function createCacheEntry(page: CacheablePage, origin: EntryOrigin): CacheEntry {
  const { key, readAt, storedAt, provisionalMs } = origin;
  const maxTtlMs = page.kind === 'negative' ? negativeTtlMs : Infinity;
  return {
    key,
    kind: page.kind,
    tags: page.tags,
    size: sizeOf(page),
    variants: new Map(Array.from(page.variants, ([encoding, response]) => [encoding, withOwnBody(response)])),
    readAt,
    revalidateAt: storedAt + (page.revalidateAfterMs ?? Infinity),
    expiresAt: storedAt + Math.min(maxTtlMs, provisionalMs ?? Infinity),
    freshUntil: page.freshUntil ?? Infinity,
    provisional: provisionalMs !== null,
    stats: { hits: 0, isInvalidated: false, failures: 0, retryAt: 0 },
  };
}

/** The same page with one more encoding, whose body has memory of its own (`withOwnBody`); age and state stay. */
export function withVariant(entry: CacheEntry, encoding: Encoding, response: FinalizedResponse): CacheEntry {
  const variants = new Map(entry.variants).set(encoding, response);
  return { ...entry, variants, size: sizeOf({ tags: entry.tags, variants }) };
}

/**
 * Small buffers of Node are slices of a pool of 64 KB (`Buffer.poolSize`), all of which a slice keeps in memory: what is
 * stored gets memory of its own.
 */
export function withOwnBody(response: FinalizedResponse): FinalizedResponse {
  const { body } = response;
  return body.byteLength === body.buffer.byteLength ? response : { ...response, body: new Uint8Array(body) };
}

function sizeOf({ tags, variants }: Pick<CacheEntry, 'tags' | 'variants'>): number {
  const bodies = new Set([...variants.values()].map(({ body }) => body));
  return [...bodies].reduce((sum, { length }) => sum + length, indexBytes(tags));
}

/** Bytes that something stored under these tags takes beside its value. */
export function indexBytes(tags: readonly CacheTag[]): number {
  return overheadBytes + tagBytes * tags.length;
}
