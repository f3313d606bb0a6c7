import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestBefore, type PriceEntry } from './price-history.ts';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

test('a price that never changed has no earlier one', () => {
  expect(lowestBefore([{ from: day(1), price: 5000 }], day(50))).toBeNull();
  expect(lowestBefore([], day(50))).toBeNull();
});

test('a reduction is measured against the price that held before it', () => {
  const history = [
    { from: day(1), price: 9000 },
    { from: day(100), price: 5000 },
  ];
  expect(lowestBefore(history, day(101))).toBe(9000);
});

test('a lower price within the thirty days before counts, an older one does not', () => {
  const raisedJustBefore = [
    { from: day(1), price: 6000 },
    { from: day(80), price: 9000 },
    { from: day(100), price: 5000 },
  ];
  expect(lowestBefore(raisedJustBefore, day(101))).toBe(6000);
  const raisedLongBefore = [
    { from: day(1), price: 6000 },
    { from: day(60), price: 9000 },
    { from: day(100), price: 5000 },
  ];
  expect(lowestBefore(raisedLongBefore, day(101))).toBe(9000);
});

test('a price that is yet to come counts for nothing', () => {
  const history = [
    { from: day(1), price: 9000 },
    { from: day(100), price: 5000 },
    { from: day(200), price: 1000 },
  ];
  expect(lowestBefore(history, day(101))).toBe(9000);
});

test('the answer is the least price charged on any of the thirty days before', () => {
  const changes = fc.uniqueArray(fc.record({ at: fc.integer({ min: 1, max: 200 }), price: fc.nat(10_000) }), {
    selector: ({ at }) => at,
    minLength: 2,
  });
  fc.assert(
    fc.property(changes, (some) => {
      const history: PriceEntry[] = some
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, price }) => ({ from: day(at), price }));
      const begin = Math.max(...some.map(({ at }) => at));
      const priceOn = (number: number): number | undefined =>
        history.findLast(({ from }) => from <= day(number))?.price;
      const charged = Array.from({ length: 30 }, (_, back) => priceOn(begin - back - 1)).filter(
        (price) => price !== undefined,
      );
      expect(lowestBefore(history, day(201))).toBe(charged.length === 0 ? null : Math.min(...charged));
    }),
  );
});
