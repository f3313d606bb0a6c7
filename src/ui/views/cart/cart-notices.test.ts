import { expect, test } from 'vitest';
import type { CartRefusal } from '#shop/cart/cart.ts';
import { codeWarning, freeDeliveryProgress, lineWarning } from './cart-notices.ts';

test('a line with enough stock, uncounted or made to order has no warning', () => {
  expect(lineWarning({ available: true, stock: 4, quantity: 1 })).toBeNull();
  expect(lineWarning({ available: true, stock: null, quantity: 9 })).toBeNull();
  expect(lineWarning({ available: true, stock: 0, quantity: 2 })).toBeNull();
});

test('a line of the last three pieces says that they are not reserved', () => {
  expect(lineWarning({ available: true, stock: 1, quantity: 1 })).toBe(
    'Only one left. It is not reserved until you pay.',
  );
  expect(lineWarning({ available: true, stock: 3, quantity: 3 })).toBe(
    'Only 3 left. It is not reserved until you pay.',
  );
});

test('a line that is sold out or exceeds the stock says how to go on', () => {
  expect(lineWarning({ available: true, stock: 5, quantity: 6 })).toBe('Only 5 left. Take fewer to go on to checkout.');
  expect(lineWarning({ available: false, stock: 0, quantity: 1 })).toBe('Sold out. Remove it to go on to checkout.');
});

const code = { code: 'TEST', title: 'Test', amount: { amount: 0, currency: 'EUR' } };
const warningFor = (reason: CartRefusal, detail: string | null) => codeWarning({ ...code, unmet: { reason, detail } });

test('a code with an effect has no warning', () => {
  expect(codeWarning(code)).toBeNull();
});

test('a code without an effect says why', () => {
  expect(warningFor('code_minimum', '€40')).toBe('It works from €40.');
  expect(warningFor('code_country', 'Norway and Sweden')).toBe('It works in Norway and Sweden.');
  expect(warningFor('code_not_yet', '1 February')).toBe('It begins on 1 February.');
  expect(warningFor('code_ended', '31 August')).toBe('It ended on 31 August.');
  expect(warningFor('code_ended', null)).toBe('It is no longer valid.');
  expect(warningFor('code_used', null)).toBe('You have used it already.');
  expect(warningFor('code_nothing_fits', null)).toBe('Nothing in the cart fits it yet.');
});

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const cart = { revision: 1, lines: [], count: 2, note: '', codes: [], discount: eur(0), total: eur(0) };

test('the progress to free delivery counts after discounts', () => {
  const given = { ...cart, subtotal: eur(5800), discount: eur(580), delivery: eur(600) };
  expect(freeDeliveryProgress(given, eur(8000))).toEqual({ left: eur(2780), reached: 5220, goal: 8000 });
});

test('delivery that is free by a code counts as reached', () => {
  const given = { ...cart, subtotal: eur(2400), delivery: eur(0) };
  expect(freeDeliveryProgress(given, eur(8000))).toEqual({ left: eur(0), reached: 8000, goal: 8000 });
});

test('there is no progress where delivery cannot become free', () => {
  const given = { ...cart, subtotal: eur(9000), delivery: eur(600) };
  expect(freeDeliveryProgress(given, eur(8000))).toBeNull();
  expect(freeDeliveryProgress(given, null)).toBeNull();
  expect(freeDeliveryProgress({ ...given, delivery: null }, eur(8000))).toBeNull();
  expect(freeDeliveryProgress({ ...given, count: 0 }, eur(8000))).toBeNull();
});
