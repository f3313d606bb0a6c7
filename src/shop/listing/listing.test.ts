import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './listing.ts';

test('the first page shows its neighbours and the last', () => {
  expect(pageNumbers(1, 7)).toEqual([1, 2, 3, 'gap', 7]);
});

test('a page in the middle shows both ends', () => {
  expect(pageNumbers(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
});

test('a gap of a single page is that page', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

const position = fc
  .integer({ min: 1, max: 500 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

test('the first, current and last page are always included, once and in order', () => {
  fc.assert(
    fc.property(position, ([page, pages]) => {
      const shown = pageNumbers(page, pages);
      const numbers = shown.filter((each) => each !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});
