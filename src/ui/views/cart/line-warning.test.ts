import { expect, test } from 'vitest';
import { lineWarning } from './line-warning.ts';

test('a line that is plentiful, uncounted or made to order is not warned about', () => {
  expect(lineWarning({ available: true, stock: 4, quantity: 1 })).toBeNull();
  expect(lineWarning({ available: true, stock: null, quantity: 9 })).toBeNull();
  expect(lineWarning({ available: true, stock: 0, quantity: 2 })).toBeNull();
});

test('the last pieces are said to be free for others until paid', () => {
  expect(lineWarning({ available: true, stock: 1, quantity: 1 })).toBe(
    'Only one left. It is not reserved until you pay.',
  );
  expect(lineWarning({ available: true, stock: 3, quantity: 3 })).toBe(
    'Only 3 left. It is not reserved until you pay.',
  );
});

test('more than there is, or nothing at all, stands in the way of checkout', () => {
  expect(lineWarning({ available: true, stock: 5, quantity: 6 })).toBe('Only 5 left. Take fewer to go on to checkout.');
  expect(lineWarning({ available: false, stock: 0, quantity: 1 })).toBe('Sold out. Remove it to go on to checkout.');
});
