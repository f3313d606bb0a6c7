import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieName, readCookie, writeCookie } from './cookies.ts';

test('any value is read back among other cookies', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (value, other) => {
      const [pair = ''] = writeCookie('flash', value, { secure: false, seconds: 60 }).split('; ');
      expect(readCookie(`other=${encodeURIComponent(other)}; ${pair}; last=1`, 'flash')).toBe(value);
      expect(pair).toMatch(/^[!-~]*$/);
    }),
  );
});

test('reading any header does not throw', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const value = readCookie(header, 'cart');
      expect(value === null || typeof value === 'string').toBe(true);
    }),
  );
});

test('a cookie whose name has the same ending is another', () => {
  expect(readCookie('old_cart=1', 'cart')).toBeNull();
  expect(readCookie(null, 'cart')).toBeNull();
});

test('cookies are HttpOnly unless scripts may read them, and have the __Host- prefix with https', () => {
  expect(writeCookie(cookieName('cart', true), 'x', { secure: true, seconds: 9 })).toBe(
    '__Host-cart=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=9; Secure',
  );
  expect(writeCookie('cart_count', '2', { secure: false, seconds: 9, readable: true })).toBe(
    'cart_count=2; Path=/; SameSite=Lax; Max-Age=9',
  );
});
