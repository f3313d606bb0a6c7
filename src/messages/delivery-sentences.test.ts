import { expect, test } from 'vitest';
import { sampleSite } from '#tests/fixtures/site.ts';
import { deliverySentences, formatDeliveryDays, rateSentences } from './delivery-sentences.ts';

const { profile, display } = sampleSite;
const { checkout: messages } = display.messages;

test('delivery and returns are described in sentences', () => {
  expect(deliverySentences(profile, messages)).toEqual([
    'Delivered in 1 to 3 working days (Norway).',
    'Free delivery from €80 (Norway and Sweden).',
    'You can return it within 30 days.',
  ]);
});

test('what the shop does not state is left out', () => {
  const delivery = { ...profile.delivery, transitDays: null, freeFrom: null };
  expect(deliverySentences({ ...profile, delivery, returnDays: null }, messages)).toEqual([]);
});

test('a shop that names no country says how long delivery takes, and a country code is put in words', () => {
  const address = { ...profile.address, countryName: '', country: '' };
  expect(deliverySentences({ ...profile, address }, messages)[0]).toBe('Delivered in 1 to 3 working days.');
  const sweden = { ...address, country: 'SE' };
  expect(deliverySentences({ ...profile, address: sweden }, messages)[0]).toContain('(Sweden)');
});

test('one day is singular', () => {
  const delivery = { ...profile.delivery, transitDays: [1, 1] as const };
  expect(deliverySentences({ ...profile, delivery }, messages)[0]).toBe('Delivered in 1 working day (Norway).');
});

test('delivery days are formatted as a range', () => {
  expect(formatDeliveryDays([1, 2], messages)).toBe('1 to 2 working days');
  expect(formatDeliveryDays([1, 1], messages)).toBe('1 working day');
  expect(formatDeliveryDays([3, 3], messages)).toBe('3 working days');
  expect(formatDeliveryDays([0, 0], messages)).toBe('Same day');
});

test('each method of delivery is stated with its price, or that it is free', () => {
  const parcel = { name: 'Parcel', days: [1, 2], countries: ['NO', 'SE'] } as const;
  const cost = (amount: number) => ({ amount, currency: 'EUR' });
  const rates = [
    { ...parcel, price: cost(590), freeFrom: null },
    { ...parcel, price: cost(590), freeFrom: cost(8000) },
    { ...parcel, price: cost(0), freeFrom: null },
  ];
  const stated = rateSentences({ ...profile, delivery: { ...profile.delivery, rates } }, display.messages);
  expect(stated).toEqual([
    'Parcel (Norway and Sweden): €5.90, 1 to 2 working days.',
    'Parcel (Norway and Sweden): €5.90, free from €80, 1 to 2 working days.',
    'Parcel (Norway and Sweden): free, 1 to 2 working days.',
  ]);
});
