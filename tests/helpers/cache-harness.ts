import { finalizePage, encodeResponse } from '#http/response/finalize-response.ts';
import type { Clock } from '#cache/runtime.ts';
import type { LoadPage } from '#cache/revalidate.ts';
import {
  type Invalidation,
  type InvalidationLog,
  type LogFollower,
  LogUnavailableError,
} from '#cache/log/invalidation-log.ts';
import type { PageResponse } from '#cache/entries/page-response.ts';
import { type CacheLookup, type CacheResponse, createPageCache, type PageCache } from '#cache/page-cache.ts';
import type { PageCacheOptions } from '#cache/dependencies.ts';
import { systemRuntime } from '#app/runtime.ts';
import type { CacheTag } from '#cache/tags.ts';

/** A clock that a test sets. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  /** Sets the date without time passing. */
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

/** One log for several nodes in one process; each node can be disconnected from it. */
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
      if (!node.reachable) throw new LogUnavailableError('disconnected');
      entries.push(invalidation);
      node.isCurrent();
    },
    follow: (follower) => {
      followers.add(follower);
    },
    isCurrent: () => {
      if (!node.reachable) return false;
      for (const entry of entries.slice(position)) for (const follower of followers) follower.apply(entry);
      position = entries.length;
      return true;
    },
    check: async () => node.isCurrent(),
    close: async () => undefined,
  };
  return node;
}

export interface CacheHarness {
  readonly cache: PageCache;
  readonly log: MemoryLogNode;
  readonly clock: ManualClock;
  readonly reported: unknown[];
}

/** A page cache with a clock that the test sets. */
export function createCacheHarness({
  bytes = 4_000_000,
  shared = createSharedLog(),
  clock = createManualClock(),
} = {}): CacheHarness {
  const log = shared.node();
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  return {
    cache: createTestCache({ bytes, log, report, runtime: { clock, random: Math.random } }),
    log,
    clock,
    reported,
  };
}

export function htmlPage(text: string, tags: readonly CacheTag[], more: Partial<PageResponse> = {}): PageResponse {
  const headers = [['content-type', 'text/html; charset=utf-8'] as const];
  return { status: 200, headers, body: new TextEncoder().encode(text), tags, ...more };
}

/** A promise and what settles it. */
export function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, opened: promise };
}

export function createTestCache(options: Partial<PageCacheOptions> & Pick<PageCacheOptions, 'log'>): PageCache {
  return createPageCache({
    bytes: 4_000_000,
    currency: 'EUR',
    encode: encodeResponse,
    report: () => {},
    runtime: systemRuntime,
    ...options,
  });
}

/** Loads pages as the HTTP server does. */
export function loadWith(render: (target: string) => PageResponse | Promise<PageResponse>): LoadPage {
  return async (target) => finalizePage(await render(target), []);
}

export const textOf = ({ response }: Pick<CacheResponse, 'response'>): string =>
  new TextDecoder().decode(response.body);

/** Requests a page as the HTTP server does: the hit first, then the rest; past the cache where it must not be stored. */
export async function ask(
  { cache }: Pick<CacheHarness, 'cache'>,
  target: string | CacheLookup,
  render: (target: string) => PageResponse | Promise<PageResponse>,
): Promise<CacheResponse> {
  const lookup = typeof target === 'string' ? ({ target, encoding: 'identity' } as const) : target;
  const load = loadWith(render);
  const cached = cache.hit(lookup) ?? (await cache.respond(lookup, load));
  return cached ?? { response: (await load(lookup.target)).response, age: 0, cacheStatus: '', entry: null };
}
