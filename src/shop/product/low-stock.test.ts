import { expect, test } from 'vitest';
import { isStockLow } from './low-stock.ts';

test('a few pieces in stock are stated', () => {
  expect([1, 3].map(isStockLow)).toEqual([true, true]);
});

test('many pieces, none and an unknown number are not stated', () => {
  expect([4, 0, -1, null].map(isStockLow)).toEqual([false, false, false, false]);
});
