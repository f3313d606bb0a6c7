import { expect, test } from 'vitest';
import { formatDeliveryDays } from './delivery-days.ts';

test('days on the way are told in words', () => {
  expect(formatDeliveryDays([1, 2])).toBe('1 to 2 working days');
  expect(formatDeliveryDays([1, 1])).toBe('1 working day');
  expect(formatDeliveryDays([3, 3])).toBe('3 working days');
  expect(formatDeliveryDays([0, 0])).toBe('Same day');
});
