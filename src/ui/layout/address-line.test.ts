import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

const known = { street: 'Storgata 14', postcode: '1771', city: 'Halden', country: 'NO', countryName: 'Norway' };

test('an address is one line', () => {
  expect(addressLine(known)).toBe('Storgata 14, 1771 Halden, Norway');
});

test('what is not known leaves no comma behind', () => {
  expect(addressLine({ ...known, postcode: '', countryName: '' })).toBe('Storgata 14, Halden');
  expect(addressLine({ street: '', postcode: '', city: '', country: '', countryName: '' })).toBe('');
});
