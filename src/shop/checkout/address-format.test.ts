import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasRegion, placeLines } from './address-format.ts';

test.each([
  [{ country: 'NO', postcode: '0155', city: 'Oslo' }, ['0155 Oslo']],
  [{ country: 'US', postcode: '10001', city: 'New York', region: 'NY' }, ['New York, NY 10001']],
  [{ country: 'US', postcode: '10001', city: 'New York', region: '' }, ['New York 10001']],
  [{ country: 'CA', postcode: 'K1A 0B1', city: 'Ottawa', region: 'ON' }, ['Ottawa ON K1A 0B1']],
  [{ country: 'GB', postcode: 'SW1A 1AA', city: 'London' }, ['London', 'SW1A 1AA']],
  [{ country: 'JP', postcode: '100-0001', city: 'Chiyoda', region: 'Tokyo' }, ['Chiyoda, Tokyo', '100-0001']],
  [{ country: 'IT', postcode: '00184', city: 'Roma', region: 'RM' }, ['00184 Roma RM']],
  [{ country: 'IN', postcode: '', city: 'Pune', region: '' }, ['Pune']],
  [{ country: '__proto__', postcode: '1', city: 'Place' }, ['1 Place']],
])('%j is written %j', (place, lines) => {
  expect(placeLines(place)).toEqual(lines);
});

test('only countries whose addresses have a state ask for it', () => {
  expect(['US', 'AU', 'NO', 'GB', 'toString'].map(hasRegion)).toEqual([true, true, false, false, false]);
});

test('nothing that was typed is lost, and no line is empty', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  const country = fc.constantFrom('US', 'BR', 'JP', 'NO', 'GB', 'XX');
  fc.assert(
    fc.property(fc.record({ country, postcode: word, city: word, region: word }), (place) => {
      const lines = placeLines(place);
      const { postcode, city, region } = place;
      for (const part of hasRegion(place.country) ? [postcode, city, region] : [postcode, city])
        expect(lines.join(' ')).toContain(part);
      expect(lines.every((line) => line.trim() === line && line !== '')).toBe(true);
    }),
  );
});
