import { expect, test } from 'vitest';
import { tags } from '../tags.ts';
import { createSegmentedLru, type EntryKind, type LruItem } from './segmented-lru.ts';

const red = tags.product('red');
const blue = tags.product('blue');

const item = (key: string, more: Partial<LruItem> = {}): LruItem => ({
  key,
  tags: [red],
  size: 10,
  kind: 'positive',
  ...more,
});

/** A thousand bytes: 700 protected, 250 in probation, 50 negative. */
const createLru = () => createSegmentedLru<LruItem>(1000);

function storeMany(lru: ReturnType<typeof createLru>, count: number, kind: EntryKind = 'positive'): void {
  for (let index = 0; index < count; index += 1) lru.set(item(`${kind} ${index}`, { kind }));
}

test('an item is found by its key and by its tags until it is deleted', () => {
  const lru = createLru();
  lru.set(item('a', { tags: [red, blue] }));
  lru.set(item('b', { tags: [blue] }));
  expect([lru.get('a')?.key, lru.peek('b')?.key, lru.get('c'), lru.peek('c')]).toEqual([
    'a',
    'b',
    undefined,
    undefined,
  ]);
  expect(
    lru
      .withTag(blue)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(['a', 'b']);
  lru.delete('a');
  expect([lru.get('a'), lru.count, lru.bytes]).toEqual([undefined, 1, 10]);
  expect([lru.withTag(red), lru.withTag(blue).map(({ key }) => key)]).toEqual([[], ['b']]);
});

test('every item has the tag of everything', () => {
  const lru = createLru();
  lru.set(item('a', { tags: [] }));
  lru.set(item('b', { kind: 'negative' }));
  expect(lru.withTag(tags.everything).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('an item replaces the one with its key, with its tags and its size', () => {
  const lru = createLru();
  lru.set(item('a'));
  lru.set(item('a', { tags: [blue], size: 20 }));
  expect([lru.count, lru.bytes, lru.withTag(red), lru.withTag(blue).length]).toEqual([1, 20, [], 1]);
});

test('items that were used again outlast any number of items that are used once', () => {
  const lru = createLru();
  lru.set(item('used'));
  lru.set(item('unused'));
  lru.set(item('peeked'));
  lru.get('used');
  lru.peek('peeked');
  storeMany(lru, 100);
  expect([lru.peek('used')?.key, lru.peek('unused'), lru.peek('peeked')]).toEqual(['used', undefined, undefined]);
});

test('a protected item stays protected when it is replaced', () => {
  const lru = createLru();
  lru.set(item('used'));
  lru.get('used');
  lru.set(item('used', { tags: [blue] }));
  storeMany(lru, 100);
  expect(lru.peek('used')?.tags).toEqual([blue]);
});

test('negative items evict only each other', () => {
  const lru = createLru();
  lru.set(item('page'));
  storeMany(lru, 100, 'negative');
  expect([lru.peek('page')?.key, lru.withTag(red).filter(({ kind }) => kind === 'negative').length]).toEqual([
    'page',
    5,
  ]);
});

test('an item with more than a quarter of the bytes of its segment is not stored, and removes the one before it', () => {
  const lru = createLru();
  lru.set(item('a', { size: 62 }));
  expect(lru.peek('a')?.size).toBe(62);
  lru.set(item('a', { size: 63 }));
  expect([lru.peek('a'), lru.count, lru.withTag(red)]).toEqual([undefined, 0, []]);
});

test('the bytes and the tags of evicted items are given back', () => {
  const lru = createLru();
  storeMany(lru, 1000);
  expect([lru.count, lru.bytes, lru.withTag(red).length]).toEqual([25, 250, 25]);
});
