import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatVisit } from '../../tests/helpers/visit.ts';
import { cartRefCookie, readCartRef } from './cart-cookie.ts';

test.each(['http://localhost/', 'https://shop.example/'])('a reference of any kind comes back at %s', (address) => {
  const url = new URL(address);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (ref) => {
      const [pair = ''] = cartRefCookie(chatVisit('', { url }), ref).split(';');
      expect(readCartRef(chatVisit('', { url, headers: { cookie: `a=b; ${pair}; c=d` } }))).toBe(ref);
    }),
  );
});

test('no script and no other site can use it', () => {
  const cookie = cartRefCookie(chatVisit('', { url: new URL('https://shop.example/') }), 'r');
  expect(cookie).toBe('__Host-cart=r; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure');
});

test('none, an empty one and a broken one are none', () => {
  for (const cookie of ['', 'cart=', 'cart=%E0%A4%A'])
    expect(readCartRef(chatVisit('', { headers: { cookie } }))).toBeNull();
});
