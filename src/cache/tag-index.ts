import type { Tag } from './tags.ts';

/** Which keys carry a tag. */
export interface TagIndex {
  add(key: string, tags: Iterable<Tag>): void;
  remove(key: string, tags: Iterable<Tag>): void;
  keys(tag: Tag): ReadonlySet<string>;
  readonly size: number;
}

const none: ReadonlySet<string> = new Set();

export function createTagIndex(): TagIndex {
  const byTag = new Map<Tag, Set<string>>();
  return {
    get size() {
      return byTag.size;
    },
    keys: (tag) => byTag.get(tag) ?? none,
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
