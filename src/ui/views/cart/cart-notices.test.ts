import { expect, test } from 'vitest';
import type { CartRefusal } from '#shop/cart/cart.ts';
import { codeWarning, freeDeliveryProgress, lineWarning } from './cart-notices.ts';

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

const code = { code: 'TEST', title: 'Test', amount: { amount: 0, currency: 'EUR' } };
const told = (reason: CartRefusal, detail: string | null) => codeWarning({ ...code, unmet: { reason, detail } });

test('a code that has effect needs no words', () => {
  expect(codeWarning(code)).toBeNull();
});

test('a code without effect says what it waits for', () => {
  expect(told('code_minimum', '€40')).toBe('It works from €40.');
  expect(told('code_country', 'Norway and Sweden')).toBe('It works in Norway and Sweden.');
  expect(told('code_not_yet', '1 February')).toBe('It begins on 1 February.');
  expect(told('code_ended', '31 August')).toBe('It ended on 31 August.');
  expect(told('code_ended', null)).toBe('It is no longer valid.');
  expect(told('code_used', null)).toBe('You have used it already.');
  expect(told('code_nothing_fits', null)).toBe('Nothing in the cart fits it yet.');
});

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const cart = { revision: 1, lines: [], count: 2, note: '', codes: [], discount: eur(0), total: eur(0) };

test('what is missing until delivery is free is told after discounts', () => {
  const given = { ...cart, subtotal: eur(5800), discount: eur(580), delivery: eur(600) };
  expect(freeDeliveryProgress(given, eur(8000))).toEqual({ left: eur(2780), reached: 5220, goal: 8000 });
});

test('delivery that is free already, by a code too, is told as reached', () => {
  const given = { ...cart, subtotal: eur(2400), delivery: eur(0) };
  expect(freeDeliveryProgress(given, eur(8000))).toEqual({ left: eur(0), reached: 8000, goal: 8000 });
});

test('nothing is said where nothing can be reached', () => {
  const given = { ...cart, subtotal: eur(9000), delivery: eur(600) };
  expect(freeDeliveryProgress(given, eur(8000))).toBeNull();
  expect(freeDeliveryProgress(given, null)).toBeNull();
  expect(freeDeliveryProgress({ ...given, delivery: null }, eur(8000))).toBeNull();
  expect(freeDeliveryProgress({ ...given, count: 0 }, eur(8000))).toBeNull();
});
