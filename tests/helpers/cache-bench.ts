import { compress, decompress } from '#http/encoding.ts';
import type { Clock } from '#cache/clock.ts';
import type { Answered } from '#cache/asking.ts';
import { createKeys } from '#cache/keys.ts';
import { type Invalidation, type InvalidationLog, type LogFollower, LogUnavailable } from '#cache/log.ts';
import type { Packer, Page } from '#cache/page.ts';
import { createPageCache, type PageCache } from '#cache/page-cache.ts';
import type { Tag } from '#cache/tags.ts';

/** A clock that a test turns by hand. */
export interface HandClock extends Clock {
  pass(milliseconds: number): void;
  /** Sets the date without time passing. */
  jump(milliseconds: number): void;
}

export function handClock(): HandClock {
  let steady = 1000;
  let wall = Date.UTC(2026, 0, 1);
  return {
    steady: () => steady,
    wall: () => wall,
    pass: (milliseconds) => {
      steady += milliseconds;
      wall += milliseconds;
    },
    jump: (milliseconds) => {
      wall += milliseconds;
    },
  };
}

/** One log for several nodes in one process; each node can be cut off from it. */
export interface SharedLog {
  node(): NodeLog;
  append(invalidation: Invalidation): Promise<void>;
}

export interface NodeLog extends InvalidationLog {
  reachable: boolean;
}

export function sharedLog(): SharedLog {
  const entries: Invalidation[] = [];
  const append = async (invalidation: Invalidation): Promise<void> => {
    entries.push(invalidation);
  };
  return { append, node: () => nodeOn(entries) };
}

function nodeOn(entries: Invalidation[]): NodeLog {
  const followers = new Set<LogFollower>();
  let position = entries.length;
  const node: NodeLog = {
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

/** As the front packs pages, without its headers. */
export const plainPacker: Packer = {
  pack: async (page, wanted) => {
    const body = await compress(page.body, wanted, 'now');
    const etag = `"${wanted}"`;
    return { encoding: wanted, etag, body, headers: ['content-encoding', wanted], validators: ['etag', etag] };
  },
  unpack: async ({ body, encoding }) => decompress(body, encoding),
};

export interface CacheBench {
  readonly cache: PageCache;
  readonly log: NodeLog;
  readonly clock: HandClock;
  readonly reported: unknown[];
}

/** A page cache with a clock turned by hand. */
export function cacheBench({ bytes = 4_000_000, shared = sharedLog(), clock = handClock() } = {}): CacheBench {
  const log = shared.node();
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  return {
    cache: createPageCache({ bytes, keys: createKeys('EUR'), log, report, clock, packer: plainPacker }),
    log,
    clock,
    reported,
  };
}

export function htmlPage(text: string, tags: readonly Tag[], more: Partial<Page> = {}): Page {
  const headers = [['content-type', 'text/html; charset=utf-8'] as const];
  return { status: 200, headers, body: new TextEncoder().encode(text), tags, ...more };
}

/** A promise and what settles it. */
export function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, opened: promise };
}

export const textOf = ({ packed }: Answered): string => new TextDecoder().decode(packed.body);

/** Asks as the front does: the hit first, then the rest. */
export async function ask(
  { cache }: CacheBench,
  target: string,
  render: () => Page | Promise<Page>,
): Promise<Answered> {
  const asking = { target, encoding: 'identity' } as const;
  return cache.hit(asking) ?? cache.answer(asking, async () => render());
}
