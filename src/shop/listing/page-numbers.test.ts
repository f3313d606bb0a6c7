import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedPages, readPageNumber } from './page-numbers.ts';

test('the first page shows its neighbors and the last', () => {
  expect(linkedPages(1, 7)).toEqual([1, 2, 3, 'gap', 7]);
});

test('a page in the middle shows both ends', () => {
  expect(linkedPages(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
});

test('a gap of a single page is that page', () => {
  expect(linkedPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

const position = fc
  .integer({ min: 1, max: 500 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

test('the first, current and last page are always included, once and in order', () => {
  fc.assert(
    fc.property(position, ([page, pages]) => {
      const shown = linkedPages(page, pages);
      const numbers = shown.filter((each) => each !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});

const page = (query: string) => readPageNumber(new URLSearchParams(query));

test('the page number is a whole number from 1', () => {
  expect(page('page=7')).toBe(7);
  expect(page('')).toBe(1);
});

test('anything else is page 1', () => {
  for (const wrong of ['0', '-1', '1.5', '1e3', '99999999', 'two', '']) expect(page(`page=${wrong}`)).toBe(1);
});
