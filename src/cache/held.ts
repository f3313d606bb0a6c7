import type { Clock, Moment } from './clock.ts';
import type { Encoding, Header, Packed, Page } from './page.ts';
import type { Item, ItemKind } from './shelf.ts';

/** A page on the shelf. */
export interface Held extends Item {
  readonly status: number;
  readonly headers: readonly Header[];
  /** By the encoding that was asked for. */
  readonly packed: ReadonlyMap<Encoding, Packed>;
  /** Steady time before its first read, and when it was put here. */
  readonly readAt: number;
  readonly storedAt: number;
  /** Steady time from which it is renewed behind the visitor's back, and from which nobody is shown it as fresh. */
  readonly renewAt: number;
  readonly endsAt: number;
  /** Epoch milliseconds of the moment at which it says something else by itself. */
  readonly freshUntil: number;
  /** Held for a while only: the platform had not caught up with an event yet. */
  readonly provisional: boolean;
  readonly use: Use;
}

/** What happens to a page while it is held. */
export interface Use {
  hits: number;
  /** Invalidated: fresh for nobody, kept for when the platform is down. */
  isVoid: boolean;
  failures: number;
  /** Steady time before which a failed renewal is not tried again. */
  retryAt: number;
}

/** What does not exist is looked for again after this long even when no event says that it does now. */
export const negativeMs = 30_000;

/** Bytes that an entry takes beside its bodies: key, headers, tags and their places in the index. */
const overheadBytes = 1024;

/** A page that may be kept, with its bytes ready to be sent. */
export interface Keepable extends Omit<Page, 'body' | 'complete'> {
  readonly kind: ItemKind;
  readonly packed: ReadonlyMap<Encoding, Packed>;
}

/** Of which read a page comes. */
export interface Reading {
  readonly key: string;
  readonly readAt: number;
  readonly storedAt: number;
  readonly holdMs: number | null;
}

export function hold(page: Keepable, reading: Reading): Held {
  const now = reading.storedAt;
  const longest = page.kind === 'negative' ? negativeMs : Infinity;
  return {
    key: reading.key,
    kind: page.kind,
    tags: page.tags,
    size: sizeOf(page.packed),
    status: page.status,
    headers: page.headers,
    packed: page.packed,
    readAt: reading.readAt,
    storedAt: now,
    renewAt: now + (page.renewAfterMs ?? Infinity),
    endsAt: now + Math.min(longest, reading.holdMs ?? Infinity),
    freshUntil: page.freshUntil ?? Infinity,
    provisional: reading.holdMs !== null,
    use: { hits: 0, isVoid: false, failures: 0, retryAt: 0 },
  };
}

/** The same page with one more encoding; it keeps its age and its use. */
export function withEncoding(held: Held, encoding: Encoding, packed: Packed): Held {
  const all = new Map(held.packed).set(encoding, packed);
  return { ...held, packed: all, size: sizeOf(all) };
}

function sizeOf(packed: ReadonlyMap<Encoding, Packed>): number {
  const bodies = [...new Set([...packed.values()].map(({ body }) => body))];
  return bodies.reduce((sum, { length }) => sum + length, overheadBytes);
}

export function isFresh({ use, endsAt, freshUntil }: Held, { steady, wall }: Moment): boolean {
  return !use.isVoid && steady < endsAt && wall < freshUntil;
}

/** Whether it is time to renew it behind the visitor's back. */
export function isDue({ renewAt, use }: Held, { steady }: Moment): boolean {
  return steady >= renewAt && steady >= use.retryAt;
}

/** Whole seconds since the page was read (RFC 9111, 5.1). */
export function ageOf({ readAt }: Held, { steady }: Moment): number {
  return Math.max(0, Math.floor((steady - readAt) / 1000));
}

/** Notes that a renewal failed: the next try waits 1, 2, 4 and at most 5 seconds, a little off the beat of others. */
export function postpone({ use }: Held, clock: Clock): void {
  use.failures += 1;
  const wait = Math.min(1000 * 2 ** (use.failures - 1), 5000);
  use.retryAt = clock.steady() + wait * (0.75 + Math.random() * 0.25);
}
