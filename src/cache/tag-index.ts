import type { CacheTag } from './tags.ts';

/** Which keys carry a tag. */
export interface TagIndex {
  add(key: string, tags: Iterable<CacheTag>): void;
  remove(key: string, tags: Iterable<CacheTag>): void;
  keys(tag: CacheTag): ReadonlySet<string>;
  readonly size: number;
}

const noKeys: ReadonlySet<string> = new Set();

export function createTagIndex(): TagIndex {
  const byTag = new Map<CacheTag, Set<string>>();
  return {
    get size() {
      return byTag.size;
    },
    keys: (tag) => byTag.get(tag) ?? noKeys,
    add: (key, tags) => {
      for (const tag of tags) {
        const keys = byTag.get(tag);
        if (keys) keys.add(key);
        else byTag.set(tag, new Set([key]));
      }
    },
    remove: (key, tags) => {
      for (const tag of tags) {
        const keys = byTag.get(tag);
        if (keys?.delete(key) && keys.size === 0) byTag.delete(tag);
      }
    },
  };
}
