import type { ConfirmReads, Encoding, FinalizedResponse, PageReads, RecognizedParameters } from './page-response.ts';
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
  /** null: once invalidated, the page has to be rendered. */
  readonly confirm: ConfirmReads | null;
  readonly parameters: RecognizedParameters;
  readonly stats: EntryStats;
}

/** The mutable state of an entry, shared by the copies that differ in their variants. */
export interface EntryStats {
  hits: number;
  /** Invalidated: no longer fresh, served only when a render fails. */
  isInvalidated: boolean;
  /** Invalidated by a tag that forces a render: its reads need not be looked at. */
  mustRender: boolean;
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

/** Bytes of what is needed to confirm a page: a dozen reads with their arguments. */
const confirmBytes = 2048;

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
  // Reads cannot tell that data without events has changed.
  const confirm = (page.revalidateAfterMs === undefined && page.confirm) || null;
  const maxTtlMs = page.kind === 'negative' ? negativeTtlMs : Infinity;
  return {
    key,
    kind: page.kind,
    tags: page.tags,
    size: sizeOf({ ...page, confirm }),
    variants: new Map(Array.from(page.variants, ([encoding, response]) => [encoding, withOwnBody(response)])),
    readAt,
    revalidateAt: storedAt + (page.revalidateAfterMs ?? Infinity),
    expiresAt: storedAt + Math.min(maxTtlMs, provisionalMs ?? Infinity),
    freshUntil: page.freshUntil ?? Infinity,
    provisional: provisionalMs !== null,
    confirm,
    parameters: page.parameters ?? new Map(),
    stats: { hits: 0, isInvalidated: false, mustRender: false, failures: 0, retryAt: 0 },
  };
}

/** The same page with one more encoding, whose body has memory of its own (`withOwnBody`); age and state stay. */
export function withVariant(entry: CacheEntry, encoding: Encoding, response: FinalizedResponse): CacheEntry {
  const variants = new Map(entry.variants).set(encoding, response);
  return { ...entry, variants, size: sizeOf({ ...entry, variants }) };
}

/**
 * Small buffers of Node are slices of a pool of 64 KB (`Buffer.poolSize`), all of which a slice keeps in memory: what is
 * stored gets memory of its own. It is a `Buffer`, because Node wraps any other array in one each time it is sent.
 */
export function withOwnBody(response: FinalizedResponse): FinalizedResponse {
  const { body } = response;
  const hasOwnMemory = body.byteLength === body.buffer.byteLength;
  if (hasOwnMemory && Buffer.isBuffer(body)) return response;
  const { buffer } = hasOwnMemory ? body : new Uint8Array(body);
  return { ...response, body: Buffer.from(buffer) };
}

function sizeOf({ tags, variants, confirm }: Pick<CacheEntry, 'tags' | 'variants' | 'confirm'>): number {
  const bodies = new Set([...variants.values()].map(({ body }) => body));
  const ownBytes = indexBytes(tags) + (confirm ? confirmBytes : 0);
  return [...bodies].reduce((sum, { length }) => sum + length, ownBytes);
}

/** Bytes that something stored under these tags takes beside its value. */
export function indexBytes(tags: readonly CacheTag[]): number {
  return overheadBytes + tagBytes * tags.length;
}
