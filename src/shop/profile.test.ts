import { expect, test } from 'vitest';
import { contactLinks, formatAddress } from './profile.ts';

const known = { street: 'Storgata 14', postcode: '1771', city: 'Halden', country: 'NO', countryName: 'Norway' };

test('an address is one line', () => {
  expect(formatAddress(known)).toBe('Storgata 14, 1771 Halden, Norway');
});

test('what is not known leaves no comma behind', () => {
  expect(formatAddress({ ...known, postcode: '', countryName: '' })).toBe('Storgata 14, Halden');
  expect(formatAddress({ street: '', postcode: '', city: '', country: '', countryName: '' })).toBe('');
});

test('a shop is reached by email first, then by telephone without spaces', () => {
  const both = { email: 'hello@alder.example', telephone: '+353 91 555-010' };
  expect(contactLinks(both)).toEqual([
    { href: 'mailto:hello@alder.example', text: 'hello@alder.example' },
    { href: 'tel:+35391555010', text: '+353 91 555-010' },
  ]);
  expect(contactLinks({ ...both, email: null }).map(({ text }) => text)).toEqual(['+353 91 555-010']);
  expect(contactLinks({ email: null, telephone: null })).toEqual([]);
});
