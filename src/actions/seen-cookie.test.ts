import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleCartLine } from '#tests/fixtures/sample-cart-line.ts';
import { seenLines } from '#shop/cart/seen-lines.ts';
import { readSeenLines, shownCookie } from './seen-cookie.ts';

const cartOf = (lines: readonly (readonly [id: string, quantity: number, price: number])[], currency = 'EUR') => ({
  total: { amount: 1, currency },
  lines: lines.map(([id, quantity, amount]) => ({ ...sampleCartLine(id, quantity), price: { amount, currency } })),
});
const headerOf = (cookie: string): string => cookie.split(';')[0] ?? '';

test('what a visitor was shown is read as it was written', () => {
  const lines = fc.uniqueArray(
    fc.tuple(fc.string({ minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 999 }), fc.nat()),
    { maxLength: 100, selector: ([id]) => id },
  );
  fc.assert(
    fc.property(lines, fc.boolean(), (given, secure) => {
      const cart = cartOf(given);
      const seen = readSeenLines(headerOf(shownCookie(cart, secure)), cart, secure);
      expect([...seen]).toEqual([...seenLines(cart.lines)]);
    }),
  );
});

test('a full cart fits into a cookie', () => {
  const cart = cartOf(Array.from({ length: 200 }, (_, index) => [`a-line-with-a-long-id-${index}`, 999, 9_999_999]));
  const cookie = shownCookie(cart, true);
  expect(cookie.length).toBeLessThan(4096);
  expect(readSeenLines(headerOf(cookie), cart, true).size).toBe(200);
});

test('prices in another currency are no prices that were seen', () => {
  const cookie = headerOf(shownCookie(cartOf([['a', 1, 100]]), false));
  expect(readSeenLines(cookie, cartOf([['a', 1, 1100]], 'NOK'), false).size).toBe(0);
});

test('a cookie that was not written by this service says nothing', () => {
  const cart = cartOf([['a', 1, 100]]);
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(readSeenLines(`cart_seen=${encodeURIComponent(`EUR~${value}`)}`, cart, false).size).toBe(0);
    }),
  );
});
