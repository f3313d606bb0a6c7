import { expect, test } from 'vitest';
import { deliveryDays } from './delivery-days.ts';

test('days on the way are told in words', () => {
  expect(deliveryDays([1, 2])).toBe('1 to 2 working days');
  expect(deliveryDays([1, 1])).toBe('1 working day');
  expect(deliveryDays([3, 3])).toBe('3 working days');
  expect(deliveryDays([0, 0])).toBe('Same day');
});
