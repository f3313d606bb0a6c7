import { LRUCache } from 'lru-cache';
import { createTagIndex, type TagIndex } from './tag-index.ts';
import { type Tag, tags } from './tags.ts';

/** Something that is kept by a key until memory needs its room. */
export interface Item {
  readonly key: string;
  readonly tags: readonly Tag[];
  /** Bytes. */
  readonly size: number;
  readonly kind: ItemKind;
}

/** What there is, and what there is not: addresses without a page, or with another's. */
export type ItemKind = 'positive' | 'negative';

/**
 * Keeps items within a number of bytes. What is asked for once is on trial, what is asked for again moves to the proven
 * ones, and what does not exist has a room of its own: a flood of addresses that nobody asks for twice pushes out
 * only its own kind.
 */
export interface Shelf<T extends Item> {
  get(key: string): T | undefined;
  /** Without counting as use. */
  peek(key: string): T | undefined;
  /** Takes the place of what has the same key. What is too large for its room is not kept. */
  put(item: T): void;
  drop(key: string): void;
  /** The items that carry a tag; every item carries `tags.everything`. */
  withTag(tag: Tag): readonly T[];
  readonly bytes: number;
  readonly count: number;
}

type RoomName = 'proven' | 'trial' | 'negative';

const shares: Readonly<Record<RoomName, number>> = { proven: 0.7, trial: 0.25, negative: 0.05 };

/** An item larger than this part of its room is not kept: it would push out too much. */
const largestShare = 1 / 4;

interface Rooms<T extends Item> {
  readonly index: TagIndex;
  readonly where: Map<string, RoomName>;
  readonly room: Readonly<Record<RoomName, LRUCache<string, T>>>;
}

export function createShelf<T extends Item>(bytes: number): Shelf<T> {
  const rooms = createRooms<T>(bytes);
  const { index, where, room } = rooms;
  return {
    get: (key) => take(rooms, key),
    peek: (key) => find(rooms, key),
    put: (item) => put(rooms, item),
    drop: (key) => drop(rooms, key),
    withTag: (tag) =>
      [...(tag === tags.everything ? where.keys() : index.keys(tag))].flatMap((key) => find(rooms, key) ?? []),
    get bytes() {
      return room.proven.calculatedSize + room.trial.calculatedSize + room.negative.calculatedSize;
    },
    get count() {
      return where.size;
    },
  };
}

function createRooms<T extends Item>(bytes: number): Rooms<T> {
  const index = createTagIndex();
  const where = new Map<string, RoomName>();
  const create = (name: RoomName): LRUCache<string, T> => {
    const maxSize = Math.max(4, Math.floor(bytes * shares[name]));
    return new LRUCache({
      maxSize,
      maxEntrySize: Math.floor(maxSize * largestShare),
      sizeCalculation: ({ size }) => size,
      dispose: (item, key) => {
        if (where.get(key) !== name) return;
        where.delete(key);
        index.remove(key, item.tags);
      },
    });
  };
  return { index, where, room: { proven: create('proven'), trial: create('trial'), negative: create('negative') } };
}

function take<T extends Item>(rooms: Rooms<T>, key: string): T | undefined {
  const name = rooms.where.get(key);
  if (name === undefined) return undefined;
  if (name !== 'trial') return rooms.room[name].get(key);
  const item = rooms.room.trial.get(key);
  if (item && item.size <= rooms.room.proven.maxEntrySize) move(rooms, item, 'proven');
  return item;
}

function find<T extends Item>({ where, room }: Rooms<T>, key: string): T | undefined {
  const name = where.get(key);
  return name && room[name].peek(key);
}

function put<T extends Item>(rooms: Rooms<T>, item: T): void {
  const wasProven = rooms.where.get(item.key) === 'proven';
  move(rooms, item, item.kind === 'negative' ? 'negative' : wasProven ? 'proven' : 'trial');
}

function move<T extends Item>(rooms: Rooms<T>, item: T, name: RoomName): void {
  drop(rooms, item.key);
  const room = rooms.room[name];
  if (item.size > room.maxEntrySize) return;
  rooms.where.set(item.key, name);
  rooms.index.add(item.key, item.tags);
  room.set(item.key, item);
}

function drop<T extends Item>({ where, room }: Rooms<T>, key: string): void {
  const name = where.get(key);
  if (name) room[name].delete(key);
}
