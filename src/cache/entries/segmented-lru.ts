import { LRUCache } from 'lru-cache';
import { type CacheTag, tags } from '../tags.ts';

/** Something that is kept by a key until memory needs its room. */
export interface LruItem {
  readonly key: string;
  readonly tags: readonly CacheTag[];
  /** Bytes. */
  readonly size: number;
  readonly kind: EntryKind;
}

/** What there is, and what there is not: addresses without a page, or with another's. */
export type EntryKind = 'positive' | 'negative';

/**
 * Keeps items within a number of bytes. What is asked for once is on trial, what is asked for again moves to the proven
 * ones, and what does not exist has a room of its own: a flood of addresses that nobody asks for twice pushes out
 * only its own kind.
 */
export interface SegmentedLru<T extends LruItem> {
  get(key: string): T | undefined;
  /** Without counting as use. */
  peek(key: string): T | undefined;
  /** Takes the place of what has the same key. What is too large for its room is not kept. */
  set(item: T): void;
  delete(key: string): void;
  /** The items that carry a tag; every item carries `tags.everything`. */
  withTag(tag: CacheTag): readonly T[];
  readonly bytes: number;
  readonly count: number;
}

type SegmentName = 'proven' | 'trial' | 'negative';

const segmentShares: Readonly<Record<SegmentName, number>> = { proven: 0.7, trial: 0.25, negative: 0.05 };

/** An item larger than this part of its room is not kept: it would push out too much. */
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
      return segments.proven.calculatedSize + segments.trial.calculatedSize + segments.negative.calculatedSize;
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
    segments: { proven: create('proven'), trial: create('trial'), negative: create('negative') },
  };
}

function getItem<T extends LruItem>(state: LruState<T>, key: string): T | undefined {
  const name = state.segmentByKey.get(key);
  if (name === undefined) return undefined;
  if (name !== 'trial') return state.segments[name].get(key);
  const item = state.segments.trial.get(key);
  if (item && item.size <= state.segments.proven.maxEntrySize) moveItem(state, item, 'proven');
  return item;
}

function peekItem<T extends LruItem>({ segmentByKey, segments }: LruState<T>, key: string): T | undefined {
  const name = segmentByKey.get(key);
  return name && segments[name].peek(key);
}

function setItem<T extends LruItem>(state: LruState<T>, item: T): void {
  const wasProtected = state.segmentByKey.get(item.key) === 'proven';
  moveItem(state, item, item.kind === 'negative' ? 'negative' : wasProtected ? 'proven' : 'trial');
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
