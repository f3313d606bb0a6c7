import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAspects, parseCacheTag, tags } from './tags.ts';

test('every tag of a page is parsed, encoded or not', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...listAspects), (one, other) => {
      const all = Object.values(tags).map((each) => (typeof each === 'function' ? each(one, other) : each));
      const named = all.filter((tag) => tag !== tags.everything);
      expect(named.map(parseCacheTag)).toEqual(named);
    }),
  );
  expect(parseCacheTag('list:3/price-range')).toBe(tags.list('3', 'price-range'));
  expect(parseCacheTag('article:journal/oak and ash')).toBe(tags.article('journal', 'oak and ash'));
});

test.each(['', '*', 'products:1', 'listing:1', 'product', 'htp://shop', 'Product:1', 'everything'])(
  '%j is not a tag of a page',
  (text) => {
    expect(parseCacheTag(text)).toBeNull();
  },
);
