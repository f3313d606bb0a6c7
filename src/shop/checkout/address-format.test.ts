import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasRegion, placeLines } from './address-format.ts';

test.each([
  ['NO', '0155', 'Oslo', undefined, ['0155 Oslo']],
  ['US', '10001', 'New York', 'NY', ['New York, NY 10001']],
  ['US', '10001', 'New York', '', ['New York 10001']],
  ['CA', 'K1A 0B1', 'Ottawa', 'ON', ['Ottawa ON K1A 0B1']],
  ['GB', 'SW1A 1AA', 'London', undefined, ['London', 'SW1A 1AA']],
  ['JP', '100-0001', 'Chiyoda', 'Tokyo', ['Chiyoda, Tokyo', '100-0001']],
  ['IT', '00184', 'Roma', 'RM', ['00184 Roma RM']],
  ['IN', '', 'Pune', '', ['Pune']],
  ['__proto__', '1', 'Place', undefined, ['1 Place']],
] as const)('an address in %s', (country, postcode, city, region, lines) => {
  expect(placeLines({ country, postcode, city, region })).toEqual(lines);
});

test('only countries whose addresses have a state ask for it', () => {
  expect(['US', 'AU', 'NO', 'GB', 'toString'].map(hasRegion)).toEqual([true, true, false, false, false]);
});

test('nothing that was typed is lost, and no line is empty', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  fc.assert(
    fc.property(
      fc.constantFrom('US', 'BR', 'JP', 'NO', 'GB', 'XX'),
      word,
      word,
      word,
      (country, postcode, city, region) => {
        const lines = placeLines({ country, postcode, city, region });
        const text = lines.join(' ');
        for (const part of hasRegion(country) ? [postcode, city, region] : [postcode, city])
          expect(text).toContain(part);
        expect(lines.every((line) => line.trim() === line && line !== '')).toBe(true);
      },
    ),
  );
});
