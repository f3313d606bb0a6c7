import { expect, test } from 'vitest';
import { freeDeliveryProgress } from './free-delivery.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const cart = {
  revision: 1,
  lines: [],
  count: 2,
  note: '',
  codes: [],
  discount: eur(0),
  total: eur(0),
  checkoutUrl: '/checkout',
};

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
