import { expect, test } from 'vitest';
import { defaultDeliveryCountry } from './delivery-country.ts';

test.each([
  ['the market', { market: 'NO', own: 'DE', delivered: ['DE', 'NO'] }, 'NO'],
  [
    'the shop’s own country where the market is not delivered to',
    { market: 'NO', own: 'DE', delivered: ['AT', 'DE'] },
    'DE',
  ],
  ['the first listed where neither is delivered to', { market: 'NO', own: 'LI', delivered: ['CH', 'AT'] }, 'CH'],
  ['the shop’s own country without a market', { market: '', own: 'DE', delivered: [] }, 'DE'],
  ['the market where no country is listed', { market: 'NO', own: 'DE', delivered: [] }, 'NO'],
  ['nothing where nothing is known', { market: '', own: '', delivered: [] }, ''],
])('delivery is first calculated for %s', (_, candidates, country) => {
  expect(defaultDeliveryCountry(candidates)).toBe(country);
});
