import type { CacheTag } from '../tags.ts';
import type { ReadRecorder } from './entity-kind.ts';

/** What a value was made of. */
export interface EntityReads {
  readonly tags: readonly CacheTag[];
  readonly versions: ReadonlyMap<CacheTag, string>;
  /** Epoch milliseconds. */
  readonly freshUntil: number;
}

/** Records for a value, and passes on to the render that uses it. */
export function recordReads(outer: ReadRecorder): {
  readonly recorder: ReadRecorder;
  readonly reads: () => EntityReads;
} {
  const tags = new Set<CacheTag>();
  const versions = new Map<CacheTag, string>();
  let freshUntil = Infinity;
  return {
    recorder: {
      record: (tag, updatedAt) => {
        tags.add(tag);
        if (updatedAt !== undefined) versions.set(tag, updatedAt);
        outer.record(tag, updatedAt);
      },
      expireAt: (moment) => {
        freshUntil = Math.min(freshUntil, moment);
        outer.expireAt?.(moment);
      },
    },
    reads: () => ({ tags: [...tags], versions, freshUntil }),
  };
}
