import { LRUCache } from 'lru-cache';
import type { Invalidation } from '../log/invalidation-log.ts';
import type { PageReads } from '../entries/page-response.ts';
import type { Clock } from '../runtime.ts';
import type { CacheTag } from '../tags.ts';

/**
 * Versions that events have announced and that reads from the platform may not return yet: a delivery can overtake its
 * data, and lists and search can lag behind their products by some hundred milliseconds.
 */
export interface VersionWatermarks {
  record(invalidation: Invalidation): void;
  /** Milliseconds for which a page that was just read may be stored; null: it contains all announced versions. */
  provisionalMs(page: Pick<PageReads, 'tags' | 'versions'>): number | null;
}

/** A platform that has not caught up within this time numbers its versions differently. */
const maxWaitMs = 15 * 60_000;
const minProvisionalMs = 1000;
const maxProvisionalMs = 60_000;
const maxTags = 10_000;

interface AwaitedVersion {
  readonly version: number;
  readonly since: number;
}

export function createVersionWatermarks(clock: Clock): VersionWatermarks {
  // With `max`, places for that many would be made at once, and most shops never need one.
  const bounds = { maxSize: maxTags, sizeCalculation: () => 1 };
  const awaited = new LRUCache<CacheTag, AwaitedVersion>(bounds);
  const settlesAt = new LRUCache<CacheTag, number>(bounds);

  return {
    record: ({ tags, versions, settleMs }) => {
      for (const tag of tags) {
        if (settleMs > 0) settlesAt.set(tag, clock.steady() + settleMs);
        const version = Date.parse(versions[tag] ?? '');
        if (version > (awaited.get(tag)?.version ?? 0)) awaited.set(tag, { version, since: clock.steady() });
      }
    },
    provisionalMs: ({ tags, versions }) => {
      if (awaited.size + settlesAt.size === 0) return null;
      const delays = tags.flatMap((tag) => [...versionDelay(tag, versions?.get(tag)), ...settleDelay(tag)]);
      return delays.length === 0 ? null : Math.min(...delays);
    },
  };

  /** The milliseconds until a version is looked for again: as long as it was awaited already, 1, 2, 4 … 60 seconds. */
  function versionDelay(tag: CacheTag, shownVersion: string | undefined): readonly number[] {
    const awaitedVersion = awaited.get(tag);
    if (!awaitedVersion || shownVersion === undefined || Date.parse(shownVersion) >= awaitedVersion.version) return [];
    const waitedMs = clock.steady() - awaitedVersion.since;
    if (waitedMs < maxWaitMs) return [Math.min(Math.max(waitedMs, minProvisionalMs), maxProvisionalMs)];
    awaited.delete(tag);
    return [];
  }

  function settleDelay(tag: CacheTag): readonly number[] {
    const remainingMs = (settlesAt.get(tag) ?? 0) - clock.steady();
    if (remainingMs > 0) return [remainingMs];
    settlesAt.delete(tag);
    return [];
  }
}
