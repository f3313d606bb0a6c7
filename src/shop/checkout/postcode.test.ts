import { expect, test } from 'vitest';
import { mismatchedPostcode } from './postcode.ts';

test.for([
  ['NO', '0155'],
  ['NO', 'N-0155'],
  ['SE', '111 22'],
  ['SE', 'SE-11122'],
  ['GB', 'sw1a1aa'],
  ['GB', 'M1 1AE'],
  ['NL', '1012ab'],
  ['CH', '8001'],
  ['PL', '00-001'],
  ['PL', '00001'],
  ['PT', '1000-001'],
  ['CZ', '110 00'],
  ['ES', '28001'],
  ['FI', '00100'],
  ['FR', '75001'],
  ['IS', '101'],
  ['IT', '00184'],
  ['US', '10001'],
  ['US', '10001-1234'],
] as const)('%s has the postcode %s', ([country, postcode]) => {
  expect(mismatchedPostcode(postcode, country)).toBeNull();
});

test.for([
  ['NO', 'SW1A 1AA', '0155'],
  ['NO', '01555', '0155'],
  ['GB', '0155', 'SW1A 1AA'],
  ['GB', 'SW1A', 'SW1A 1AA'],
  ['DE', '1011', '10115'],
  ['SE', '11 122', '111 22'],
  ['CZ', '1 00', '110 00'],
  ['ES', '2', '28001'],
  ['FI', '001000', '00100'],
  ['FR', '7', '75001'],
  ['IS', '1101', '101'],
  ['IT', '0', '00184'],
  ['US', '10001-12', '10001'],
  ['US', '10001-abcd', '10001'],
  ['PL', '00-01', '00-001'],
] as const)('%s has no postcode %s', ([country, postcode, example]) => {
  expect(mismatchedPostcode(postcode, country)).toBe(example);
});

test('any postcode is right for a country whose postcodes are not known', () => {
  for (const country of ['JP', 'XX', '', 'constructor']) expect(mismatchedPostcode('100-0001', country)).toBeNull();
});
