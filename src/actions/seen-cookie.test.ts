import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleCartLine } from '#tests/fixtures/sample-cart-line.ts';
import type { CartLine } from '#shop/cart/cart.ts';
import { seenLines } from '#shop/cart/seen-lines.ts';
import { readSeenCart, seenCookie, shownCookie } from './seen-cookie.ts';

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
      const seen = readSeenCart(headerOf(shownCookie(cart, secure)), cart, secure);
      expect([...seen.lines]).toEqual([...seenLines(cart.lines)]);
    }),
  );
});

test('what was in a cart that was shown, or is to be told, is known by its name when it is gone', () => {
  const items = fc.uniqueArray(
    fc.record({
      variantId: fc.stringMatching(/^[\w.~-]{1,30}$/),
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 25 }).filter((name) => /^\S/.test(name)),
    }),
    { minLength: 1, maxLength: 20, selector: ({ variantId }) => variantId },
  );
  fc.assert(
    fc.property(items, fc.nat(20), (given, told) => {
      const shown = { ...cartOf([]), lines: given.slice(told).map(({ variantId, name }) => lineOf(variantId, name)) };
      const cookie = seenCookie(shown, { lines: seenLines(shown.lines), gone: given.slice(0, told) }, true);
      expect(readSeenCart(headerOf(cookie), cartOf([]), true).gone).toEqual(given);
    }),
  );
});

const lineOf = (variantId: string, title: string): CartLine => {
  const line = sampleCartLine(variantId, 1);
  return { ...line, title, variant: { ...line.variant, id: variantId, options: [] } };
};

test('a long name is shortened between two characters', () => {
  const shown = { ...cartOf([]), lines: [lineOf('1', '🏺'.repeat(200))] };
  const [item] = readSeenCart(headerOf(shownCookie(shown, true)), cartOf([]), true).gone;
  expect(item?.name).toBe(`${'🏺'.repeat(49)}…`);
});

test('a full cart fits into a cookie', () => {
  const cart = cartOf(Array.from({ length: 200 }, (_, index) => [`a-line-with-a-long-id-${index}`, 999, 9_999_999]));
  const cookie = shownCookie(cart, true);
  expect(cookie.length).toBeLessThan(4096);
  expect(readSeenCart(headerOf(cookie), cart, true).lines.size).toBe(200);
});

test('the names of forty lines fit into a cookie, and what is to be told has precedence', () => {
  const lines = Array.from({ length: 200 }, (_, index) => lineOf(`4912345678${1000 + index}`, 'Harbor Shirt, Moss, M'));
  const gone = [{ variantId: '1', name: 'Mug' }];
  const known = (count: number) => {
    const cart = { ...cartOf([]), lines: lines.slice(0, count) };
    const cookie = seenCookie(cart, { lines: seenLines(cart.lines), gone }, true);
    return readSeenCart(headerOf(cookie), cartOf([]), true).gone;
  };
  expect(known(40)).toHaveLength(41);
  expect(known(200)[0]).toEqual(gone[0]);
});

test('prices in another currency are no prices that were seen', () => {
  const cookie = headerOf(shownCookie(cartOf([['a', 1, 100]]), false));
  expect(readSeenCart(cookie, cartOf([['a', 1, 1100]], 'NOK'), false)).toEqual({ lines: new Map(), gone: [] });
});

test('a cookie that was not written by this service says nothing', () => {
  const cart = cartOf([['a', 1, 100]]);
  fc.assert(
    fc.property(fc.string(), (value) => {
      const cookie = `cart_seen=${encodeURIComponent(`EUR~${value}`)}`;
      expect(readSeenCart(cookie, cart, false).lines.size).toBe(0);
    }),
  );
});

test('whatever a visitor writes into the cookie, items have ids as variants have them, and are few and short', () => {
  const entry = fc.oneof(
    fc.string(),
    fc.string().map((text) => `!${Buffer.from(text).toString('base64url')}`),
    fc.tuple(fc.string(), fc.string()).map((texts) => `!${Buffer.from(texts.join(' ')).toString('base64url')}`),
    fc.uint8Array().map((bytes) => `!${Buffer.from(bytes).toString('base64url')}`),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 400, size: 'max' }), (entries) => {
      const header = `cart_seen=${encodeURIComponent(['EUR', ...entries].join('~'))}`;
      const { gone } = readSeenCart(header, cartOf([]), false);
      expect(gone.length).toBeLessThanOrEqual(200);
      for (const { variantId, name } of gone) {
        expect(variantId).toMatch(/^[\w.~-]{1,100}$/);
        expect(name.length).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 50 },
  );
});
