import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedStock, isStockLow } from './stock.ts';

const soldOut = { available: false, expectedOn: '2026-12-01' };
const oslo = (moment: string, variant = soldOut) => expectedStock(variant, 'Europe/Oslo', new Date(moment));

test('a sold-out variant is expected until the end of its day in the shop', () => {
  expect(oslo('2026-11-20T12:00:00Z')).toEqual({ day: '2026-12-01', until: new Date('2026-12-01T23:00:00Z') });
  expect(oslo('2026-12-01T22:59:59Z')?.day).toBe('2026-12-01');
  expect(oslo('2026-12-01T23:00:00Z')).toBeNull();
});

test('a variant that is available, or without a day, is not expected', () => {
  expect(oslo('2026-11-20T12:00:00Z', { ...soldOut, available: true })).toBeNull();
  expect(expectedStock({ available: false }, 'Europe/Oslo', new Date('2026-11-20T12:00:00Z'))).toBeNull();
});

test('what is said is true until the moment that is named', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom('Europe/Oslo', 'America/New_York', 'Asia/Kolkata', 'UTC'), (now, zone) => {
      const until = expectedStock(soldOut, zone, now)?.until ?? null;
      expect(until === null || until > now).toBe(true);
      expect(until !== null || now >= new Date('2026-12-01T00:00:00Z')).toBe(true);
    }),
  );
});

test('a few pieces in stock are stated', () => {
  expect([1, 3].map(isStockLow)).toEqual([true, true]);
});

test('many pieces, none and an unknown number are not stated', () => {
  expect([4, 0, -1, null].map(isStockLow)).toEqual([false, false, false, false]);
});
