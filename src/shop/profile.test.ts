import { expect, test } from 'vitest';
import { formatAddress } from './profile.ts';

const known = { street: 'Storgata 14', postcode: '1771', city: 'Halden', country: 'NO', countryName: 'Norway' };

test('an address is one line', () => {
  expect(formatAddress(known)).toBe('Storgata 14, 1771 Halden, Norway');
});

test('what is not known leaves no comma behind', () => {
  expect(formatAddress({ ...known, postcode: '', countryName: '' })).toBe('Storgata 14, Halden');
  expect(formatAddress({ street: '', postcode: '', city: '', country: '', countryName: '' })).toBe('');
});
