import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import type { Invalidation } from './log.ts';
import type { Page } from './page.ts';
import type { Tag } from './tags.ts';

/**
 * What an event promised and the platform may not show yet: a delivery can overtake the data it tells of, and lists and
 * search can follow their products by some hundred milliseconds.
 */
export interface Expectations {
  note(invalidation: Invalidation): void;
  /** Milliseconds for which a page may be kept that was just read; null: it shows all that was promised. */
  holdMs(page: Pick<Page, 'tags' | 'versions'>): number | null;
}

/** A platform that has not caught up by then means another thing by its versions. */
const patienceMs = 15 * 60_000;
const shortestHoldMs = 1000;
const longestHoldMs = 60_000;
const mostAwaited = 10_000;

interface Awaited {
  readonly version: number;
  readonly since: number;
}

export function createExpectations(clock: Clock): Expectations {
  const awaited = new LRUCache<Tag, Awaited>({ max: mostAwaited });
  const settled = new LRUCache<Tag, number>({ max: mostAwaited });

  return {
    note: ({ tags, versions, settleMs }) => {
      for (const tag of tags) {
        if (settleMs > 0) settled.set(tag, clock.steady() + settleMs);
        const version = Date.parse(versions[tag] ?? '');
        if (version > (awaited.get(tag)?.version ?? 0)) awaited.set(tag, { version, since: clock.steady() });
      }
    },
    holdMs: ({ tags, versions }) => {
      if (awaited.size + settled.size === 0) return null;
      const holds = tags.flatMap((tag) => [...late(tag, versions?.get(tag)), ...settling(tag)]);
      return holds.length === 0 ? null : Math.min(...holds);
    },
  };

  /** As long again as has been waited: 1, 2, 4 … 60 seconds. */
  function late(tag: Tag, shown: string | undefined): readonly number[] {
    const expected = awaited.get(tag);
    if (!expected || shown === undefined || Date.parse(shown) >= expected.version) return [];
    const waited = clock.steady() - expected.since;
    if (waited < patienceMs) return [Math.min(Math.max(waited, shortestHoldMs), longestHoldMs)];
    awaited.delete(tag);
    return [];
  }

  function settling(tag: Tag): readonly number[] {
    const left = (settled.get(tag) ?? 0) - clock.steady();
    if (left > 0) return [left];
    settled.delete(tag);
    return [];
  }
}
