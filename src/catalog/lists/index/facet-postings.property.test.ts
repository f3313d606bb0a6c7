import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  addAll,
  type Bitset,
  countGroups,
  findGroups,
  has,
  intersect,
  createBitset,
  numbersIn,
  remove,
  size,
  subtract,
} from './bitset.ts';
import { createNumberColumn, push } from './product-columns.ts';
import {
  addPosting,
  countPostings,
  countPostedProducts,
  createFacetPostings,
  compactPostings,
  createCandidateSet,
  addPostingsTo,
} from './facet-postings.ts';

const end = 400;
const someNumbers = fc.uniqueArray(fc.nat(end - 1), { maxLength: end, size: 'max' });

function bitsOf(numbers: Iterable<number>): Bitset {
  const bits = createBitset(end);
  for (const number of numbers) add(bits, number);
  return bits;
}

const rising = (numbers: Iterable<number>): number[] => [...numbers].toSorted((one, other) => one - other);

test('bitset operations match those of Set', () => {
  fc.assert(
    fc.property(someNumbers, someNumbers, (one, other) => {
      const [a, b] = [new Set(one), new Set(other)];
      const united = bitsOf(one);
      addAll(united, bitsOf(other));
      expect([...numbersIn(united)]).toEqual(rising(a.union(b)));
      expect([...numbersIn(intersect(bitsOf(one), bitsOf(other)))]).toEqual(rising(a.intersection(b)));
      expect([...numbersIn(subtract(bitsOf(one), bitsOf(other)))]).toEqual(rising(a.difference(b)));
      expect(size(bitsOf(one))).toBe(a.size);
      const less = bitsOf(one);
      for (const number of other) remove(less, number);
      expect(one.filter((number) => has(less, number))).toEqual(one.filter((number) => !b.has(number)));
    }),
  );
});

/** Products with so many variants each: of each variant the product's row. */
const someRows = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 60 })
  .map((counts) => counts.flatMap((count, row) => Array.from({ length: count }, () => row)).slice(0, end));

const lastsOf = (rows: readonly number[]): Bitset =>
  bitsOf(rows.flatMap((row, variant) => (rows[variant + 1] === row ? [] : [variant])));

const rowsOf = (rows: readonly number[], variants: Iterable<number>): Set<number> =>
  new Set([...variants].flatMap((variant) => rows[variant] ?? []));

test('groups are found and counted, whatever their sizes', () => {
  fc.assert(
    fc.property(someRows, someNumbers, someNumbers, (rows, some, others) => {
      const [one, other] = [some, others].map((each) => new Set(each.filter((variant) => variant < rows.length)));
      const found = findGroups(bitsOf(one ?? []), lastsOf(rows));
      expect(rising(rowsOf(rows, numbersIn(found)))).toEqual(rising(rowsOf(rows, one ?? [])));
      expect(size(found)).toBe(rowsOf(rows, one ?? []).size);
      const both = one?.intersection(other ?? new Set()) ?? [];
      const counted = countGroups(bitsOf(one ?? []), bitsOf(other ?? []), lastsOf(rows));
      expect(counted).toBe(rowsOf(rows, both).size);
    }),
    { numRuns: 300 },
  );
});

test('postings are counted alike as a list and as a bitset, in sparse and dense candidate sets', () => {
  fc.assert(
    fc.property(someRows, fc.tuple(someNumbers, someNumbers), fc.nat(3), (rows, [given, among], settled) => {
      const postings = createFacetPostings();
      const numbers = rising(given.filter((variant) => variant < rows.length));
      for (const [index, number] of numbers.entries()) {
        addPosting(postings, number);
        if (index % 4 < settled) compactPostings(postings, number + 1);
      }
      const some = among.filter((variant) => variant < rows.length);
      const both = numbers.filter((number) => some.includes(number));
      const columnOfRows = createNumberColumn(Int32Array);
      for (const row of rows) push(columnOfRows, row);
      expect(countPostings(postings, createCandidateSet(bitsOf(some)))).toBe(both.length);
      const variants = { groupEnds: lastsOf(rows), rows: columnOfRows };
      expect(countPostedProducts(postings, createCandidateSet(bitsOf(some)), variants)).toBe(rowsOf(rows, both).size);
      const united = createBitset(end);
      addPostingsTo(united, postings);
      expect([...numbersIn(united)]).toEqual(numbers);
    }),
    { numRuns: 300 },
  );
});
