import { compress, decompress } from '#http/response/content-negotiation.ts';
import type { Clock } from '#cache/entries/cache-entry.ts';
import type { CacheResponse } from '#cache/respond.ts';
import { createCacheKeys } from '#cache/key.ts';
import {
  type Invalidation,
  type InvalidationLog,
  type LogFollower,
  LogUnavailable,
} from '#cache/log/invalidation-log.ts';
import type { PageEncoder, PageResponse } from '#cache/entries/page-response.ts';
import { createPageCache, type PageCache } from '#cache/page-cache.ts';
import type { CacheTag } from '#cache/tags.ts';

/** A clock that a test advances. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  /** Sets the date without advancing the monotonic time. */
  jumpWallClock(milliseconds: number): void;
}

export function createManualClock(): ManualClock {
  let steady = 1000;
  let wall = Date.UTC(2026, 0, 1);
  return {
    steady: () => steady,
    wall: () => wall,
    advance: (milliseconds) => {
      steady += milliseconds;
      wall += milliseconds;
    },
    jumpWallClock: (milliseconds) => {
      wall += milliseconds;
    },
  };
}

/** One log for several nodes in one process; each node can be disconnected. */
export interface SharedMemoryLog {
  node(): MemoryLogNode;
  append(invalidation: Invalidation): Promise<void>;
}

export interface MemoryLogNode extends InvalidationLog {
  reachable: boolean;
}

export function createSharedLog(): SharedMemoryLog {
  const entries: Invalidation[] = [];
  const append = async (invalidation: Invalidation): Promise<void> => {
    entries.push(invalidation);
  };
  return { append, node: () => createLogNode(entries) };
}

function createLogNode(entries: Invalidation[]): MemoryLogNode {
  const followers = new Set<LogFollower>();
  let position = entries.length;
  const node: MemoryLogNode = {
    reachable: true,
    append: async (invalidation) => {
      if (!node.reachable) throw new LogUnavailable('cut off');
      entries.push(invalidation);
      node.current();
    },
    follow: (follower) => {
      followers.add(follower);
    },
    current: () => {
      if (!node.reachable) return false;
      for (const entry of entries.slice(position)) for (const follower of followers) follower.apply(entry);
      position = entries.length;
      return true;
    },
    check: async () => node.current(),
    close: async () => undefined,
  };
  return node;
}

/** Encodes pages as the HTTP server does, without its headers. */
export const plainPacker: PageEncoder = {
  encode: async (page, wanted) => {
    const body = await compress(page.body, wanted, 'now');
    const etag = `"${wanted}"`;
    return { encoding: wanted, etag, body, headers: ['content-encoding', wanted], validators: ['etag', etag] };
  },
  decode: async ({ body, encoding }) => decompress(body, encoding),
};

export interface CacheHarness {
  readonly cache: PageCache;
  readonly log: MemoryLogNode;
  readonly clock: ManualClock;
  readonly reported: unknown[];
}

/** A page cache with a clock that the test advances. */
export function createCacheHarness({
  bytes = 4_000_000,
  shared = createSharedLog(),
  clock = createManualClock(),
} = {}): CacheHarness {
  const log = shared.node();
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  return {
    cache: createPageCache({ bytes, keys: createCacheKeys('EUR'), log, report, clock, encoder: plainPacker }),
    log,
    clock,
    reported,
  };
}

export function htmlPage(text: string, tags: readonly CacheTag[], more: Partial<PageResponse> = {}): PageResponse {
  const headers = [['content-type', 'text/html; charset=utf-8'] as const];
  return { status: 200, headers, body: new TextEncoder().encode(text), tags, ...more };
}

/** A promise with its resolvers. */
export function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, opened: promise };
}

export const textOf = ({ encodedBody }: CacheResponse): string => new TextDecoder().decode(encodedBody.body);

/** Requests a page as the HTTP server does: a hit first, then the rest. */
export async function ask(
  { cache }: CacheHarness,
  target: string,
  render: () => PageResponse | Promise<PageResponse>,
): Promise<CacheResponse> {
  const lookup = { target, encoding: 'identity' } as const;
  return cache.hit(lookup) ?? cache.respond(lookup, async () => render());
}
