import type { Clock } from '../runtime.ts';
import type { EncodedBody, Encoding, Header, PageResponse } from './page-response.ts';
import type { EntryKind, LruItem } from './segmented-lru.ts';

/** A page on the shelf. */
export interface CacheEntry extends LruItem {
  readonly status: number;
  readonly headers: readonly Header[];
  /** By the encoding that was asked for. */
  readonly bodies: ReadonlyMap<Encoding, EncodedBody>;
  /** Steady time before its first read, and when it was put here. */
  readonly readAt: number;
  readonly storedAt: number;
  /** Steady time from which it is renewed behind the visitor's back, and from which nobody is shown it as fresh. */
  readonly revalidateAt: number;
  readonly expiresAt: number;
  /** Epoch milliseconds of the moment at which it says something else by itself. */
  readonly freshUntil: number;
  /** Held for a while only: the platform had not caught up with an event yet. */
  readonly provisional: boolean;
  readonly stats: EntryStats;
}

/** What happens to a page while it is held. */
export interface EntryStats {
  hits: number;
  /** Invalidated: fresh for nobody, kept for when the platform is down. */
  isInvalidated: boolean;
  failures: number;
  /** Steady time before which a failed renewal is not tried again. */
  retryAt: number;
}

/** What does not exist is looked for again after this long even when no event says that it does now. */
export const negativeTtlMs = 30_000;

/** Bytes that an entry takes beside its bodies: key, headers, tags and their places in the index. */
const overheadBytes = 1024;

/** A page that may be kept, with its bytes ready to be sent. */
export interface CacheablePage extends Omit<PageResponse, 'body' | 'complete'> {
  readonly kind: EntryKind;
  readonly bodies: ReadonlyMap<Encoding, EncodedBody>;
}

/** Of which read a page comes. */
export interface EntryOrigin {
  readonly key: string;
  readonly readAt: number;
  readonly storedAt: number;
  readonly provisionalMs: number | null;
}

export function createCacheEntry(page: CacheablePage, origin: EntryOrigin): CacheEntry {
  const now = origin.storedAt;
  const maxTtlMs = page.kind === 'negative' ? negativeTtlMs : Infinity;
  return {
    key: origin.key,
    kind: page.kind,
    tags: page.tags,
    size: sizeOf(page.bodies),
    status: page.status,
    headers: page.headers,
    bodies: page.bodies,
    readAt: origin.readAt,
    storedAt: now,
    revalidateAt: now + (page.revalidateAfterMs ?? Infinity),
    expiresAt: now + Math.min(maxTtlMs, origin.provisionalMs ?? Infinity),
    freshUntil: page.freshUntil ?? Infinity,
    provisional: origin.provisionalMs !== null,
    stats: { hits: 0, isInvalidated: false, failures: 0, retryAt: 0 },
  };
}

/** The same page with one more encoding; it keeps its age and its use. */
export function withEncoding(entry: CacheEntry, encoding: Encoding, encodedBody: EncodedBody): CacheEntry {
  const bodies = new Map(entry.bodies).set(encoding, encodedBody);
  return { ...entry, bodies, size: sizeOf(bodies) };
}

function sizeOf(encodedBodies: ReadonlyMap<Encoding, EncodedBody>): number {
  const uniqueBodies = [...new Set([...encodedBodies.values()].map(({ body }) => body))];
  return uniqueBodies.reduce((sum, { length }) => sum + length, overheadBytes);
}

export function isFresh({ stats, expiresAt, freshUntil }: CacheEntry, { steady, wall }: ClockReading): boolean {
  return !stats.isInvalidated && steady < expiresAt && wall < freshUntil;
}

/** Whether it is time to renew it behind the visitor's back. */
export function needsRevalidation({ revalidateAt, stats }: CacheEntry, { steady }: ClockReading): boolean {
  return steady >= revalidateAt && steady >= stats.retryAt;
}

/** Whole seconds since the page was read (RFC 9111, 5.1). */
export function ageSecondsOf({ readAt }: CacheEntry, { steady }: ClockReading): number {
  return Math.max(0, Math.floor((steady - readAt) / 1000));
}

/** Notes that a renewal failed: the next try waits 1, 2, 4 and at most 5 seconds, a little off the beat of others. */
export function delayRevalidation({ stats }: CacheEntry, clock: Clock): void {
  stats.failures += 1;
  const delayMs = Math.min(1000 * 2 ** (stats.failures - 1), 5000);
  stats.retryAt = clock.steady() + delayMs * (0.75 + Math.random() * 0.25);
}

/** What a clock says at one look. */
export interface ClockReading {
  readonly steady: number;
  readonly wall: number;
}

export const systemClock: Clock = { steady: () => performance.now(), wall: () => Date.now() };

export function readClock(clock: Clock): ClockReading {
  return { steady: clock.steady(), wall: clock.wall() };
}
