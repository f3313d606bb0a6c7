import { expect, test } from 'vitest';
import { sampleSite } from '#tests/fixtures/site.ts';
import { deliverySentences, formatDeliveryDays } from './delivery-texts.ts';

const { profile } = sampleSite;

test('delivery and returns are described in sentences', () => {
  expect(deliverySentences(profile)).toEqual([
    '1 to 3 working days on the way in Norway.',
    'Free from €80 in Norway and Sweden.',
    'You may send it back within 30 days.',
  ]);
});

test('what the shop does not state is left out', () => {
  const delivery = { ...profile.delivery, transitDays: null, freeFrom: null };
  expect(deliverySentences({ ...profile, delivery, returnDays: null })).toEqual([]);
});

test('one day is singular', () => {
  const delivery = { ...profile.delivery, transitDays: [1, 1] as const };
  expect(deliverySentences({ ...profile, delivery })[0]).toBe('1 working day on the way in Norway.');
});

test('delivery days are formatted as a range', () => {
  expect(formatDeliveryDays([1, 2])).toBe('1 to 2 working days');
  expect(formatDeliveryDays([1, 1])).toBe('1 working day');
  expect(formatDeliveryDays([3, 3])).toBe('3 working days');
  expect(formatDeliveryDays([0, 0])).toBe('Same day');
});
