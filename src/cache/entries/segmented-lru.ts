import { LRUCache } from 'lru-cache';
import { type CacheTag, tags } from '../tags.ts';

/** Something stored by a key until it is evicted. */
export interface LruItem {
  readonly key: string;
  readonly tags: readonly CacheTag[];
  /** Bytes. */
  readonly size: number;
  readonly kind: EntryKind;
}

/** `negative`: the address has no page, or redirects to another. */
export type EntryKind = 'positive' | 'negative';

/**
 * Stores items within a number of bytes, in segments. A new item is in probation and moves to the protected segment when
 * it is used again; negative items have a segment of their own. A flood of addresses that are requested once evicts
 * only items of its own segment.
 */
export interface SegmentedLru<T extends LruItem> {
  get(key: string): T | undefined;
  /** Does not count as use. */
  peek(key: string): T | undefined;
  /** Replaces an item with the same key. An item that is too large for its segment is not stored. */
  set(item: T): void;
  delete(key: string): void;
  /** The items that carry a tag; every item carries `tags.everything`. */
  withTag(tag: CacheTag): readonly T[];
  readonly bytes: number;
  readonly count: number;
}

type SegmentName = 'protected' | 'probation' | 'negative';

const segmentShares: Readonly<Record<SegmentName, number>> = { protected: 0.7, probation: 0.25, negative: 0.05 };

/** An item larger than this share of its segment is not stored: it would evict too much. */
const maxItemShare = 1 / 4;

interface LruState<T extends LruItem> {
  readonly index: TagIndex;
  readonly segmentByKey: Map<string, SegmentName>;
  readonly segments: Readonly<Record<SegmentName, LRUCache<string, T>>>;
}

export function createSegmentedLru<T extends LruItem>(bytes: number): SegmentedLru<T> {
  const state = createState<T>(bytes);
  const { index, segmentByKey, segments } = state;
  return {
    get: (key) => getItem(state, key),
    peek: (key) => peekItem(state, key),
    set: (item) => setItem(state, item),
    delete: (key) => deleteItem(state, key),
    withTag: (tag) =>
      [...(tag === tags.everything ? segmentByKey.keys() : index.keys(tag))].flatMap(
        (key) => peekItem(state, key) ?? [],
      ),
    get bytes() {
      return segments.protected.calculatedSize + segments.probation.calculatedSize + segments.negative.calculatedSize;
    },
    get count() {
      return segmentByKey.size;
    },
  };
}

function createState<T extends LruItem>(bytes: number): LruState<T> {
  const index = createTagIndex();
  const segmentByKey = new Map<string, SegmentName>();
  const create = (name: SegmentName): LRUCache<string, T> => {
    const maxSize = Math.max(4, Math.floor(bytes * segmentShares[name]));
    return new LRUCache({
      maxSize,
      maxEntrySize: Math.floor(maxSize * maxItemShare),
      sizeCalculation: ({ size }) => size,
      dispose: (item, key) => {
        if (segmentByKey.get(key) !== name) return;
        segmentByKey.delete(key);
        index.remove(key, item.tags);
      },
    });
  };
  return {
    index,
    segmentByKey,
    segments: { protected: create('protected'), probation: create('probation'), negative: create('negative') },
  };
}

function getItem<T extends LruItem>(state: LruState<T>, key: string): T | undefined {
  const name = state.segmentByKey.get(key);
  if (name === undefined) return undefined;
  if (name !== 'probation') return state.segments[name].get(key);
  const item = state.segments.probation.get(key);
  if (item && item.size <= state.segments.protected.maxEntrySize) moveItem(state, item, 'protected');
  return item;
}

function peekItem<T extends LruItem>({ segmentByKey, segments }: LruState<T>, key: string): T | undefined {
  const name = segmentByKey.get(key);
  return name && segments[name].peek(key);
}

function setItem<T extends LruItem>(state: LruState<T>, item: T): void {
  const wasProtected = state.segmentByKey.get(item.key) === 'protected';
  moveItem(state, item, item.kind === 'negative' ? 'negative' : wasProtected ? 'protected' : 'probation');
}

function moveItem<T extends LruItem>(state: LruState<T>, item: T, name: SegmentName): void {
  deleteItem(state, item.key);
  const segment = state.segments[name];
  if (item.size > segment.maxEntrySize) return;
  state.segmentByKey.set(item.key, name);
  state.index.add(item.key, item.tags);
  segment.set(item.key, item);
}

function deleteItem<T extends LruItem>({ segmentByKey, segments }: LruState<T>, key: string): void {
  const name = segmentByKey.get(key);
  if (name) segments[name].delete(key);
}

/** The keys by tag. */
interface TagIndex {
  add(key: string, tags: Iterable<CacheTag>): void;
  remove(key: string, tags: Iterable<CacheTag>): void;
  keys(tag: CacheTag): ReadonlySet<string>;
}

const noKeys: ReadonlySet<string> = new Set();

function createTagIndex(): TagIndex {
  const byTag = new Map<CacheTag, Set<string>>();
  return {
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
