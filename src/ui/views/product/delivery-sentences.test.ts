import { expect, test } from 'vitest';
import { sampleSite } from '#shop/sample-site.ts';
import { deliverySentences } from './delivery-sentences.ts';

const { profile } = sampleSite;

test('a shop’s delivery and returns are told in sentences', () => {
  expect(deliverySentences(profile)).toEqual([
    '1 to 3 working days on the way in Norway.',
    'Free from €80 in Norway and Sweden.',
    'You may send it back within 30 days.',
  ]);
});

test('what the shop does not state is not said', () => {
  const delivery = { ...profile.delivery, transitDays: null, freeFrom: null };
  expect(deliverySentences({ ...profile, delivery, returnDays: null })).toEqual([]);
});

test('one day is one day', () => {
  const delivery = { ...profile.delivery, transitDays: [1, 1] as const };
  expect(deliverySentences({ ...profile, delivery })[0]).toBe('1 working day on the way in Norway.');
});
