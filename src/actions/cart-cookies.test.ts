import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartBounds } from '#shop/cart/cart.ts';
import { sampleCartLine as line } from '#tests/fixtures/sample-cart-line.ts';
import { cartCookies, clearCartCookies, readCartCookies, parseCartLines } from './cart-cookies.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const noTexts = { note: '', codes: [] };

const headerOf = (cookies: readonly string[]): string => cookies.map((each) => each.split('; ')[0]).join('; ');

test('cart cookies are read as they were written', () => {
  const variantId = fc.stringMatching(/^[\w-]{1,20}$/);
  const lines = fc.array(fc.tuple(variantId, fc.integer({ min: 1, max: 999 })), { maxLength: 100 });
  fc.assert(
    fc.property(fc.boolean(), lines, (secure, pairs) => {
      const cart = { ...noTexts, count: 3, lines: pairs.map(([id, quantity]) => line(id, quantity)) };
      const read = readCartCookies(headerOf(cartCookies('a-name', cart, secure)), secure);
      expect(read.ref).toBe('a-name');
      expect(read.lines).toEqual(
        pairs.slice(0, read.lines.length).map(([id, quantity]) => ({ variantId: id, quantity })),
      );
    }),
  );
});

test('note and codes are read as they were written', () => {
  const code = fc.string({ maxLength: 100 }).map((name) => ({ code: name, title: '', amount: eur(1) }));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.array(code, { maxLength: 1 }), (note, codes) => {
      const cookies = cartCookies('a-name', { count: 0, lines: [], note, codes }, true);
      const read = readCartCookies(headerOf(cookies), true);
      expect([read.note, read.codes]).toEqual([note, codes.map((each) => each.code)]);
    }),
  );
});

test('texts that were not written by this service are ignored', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { note, codes } = readCartCookies(`cart_texts=${encodeURIComponent(value)}`, false);
      expect([typeof note, Array.isArray(codes)]).toEqual(['string', true]);
    }),
  );
  expect(readCartCookies('cart_texts=bm90IGpzb24', false)).toMatchObject(noTexts);
});

test('scripts and other sites see only the number of pieces, for 30 days', () => {
  const cookies = cartCookies('a-name', { ...noTexts, count: 3, lines: [line('7', 3)] }, true);
  const attributes = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure';
  expect(cookies).toEqual([
    `__Host-cart=a-name; ${attributes}`,
    `__Host-cart_lines=7%3A3; ${attributes}`,
    '__Host-cart_texts=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    'cart_count=3; Path=/; SameSite=Lax; Max-Age=2592000; Secure',
  ]);
});

test('lines keep what the buyer wrote and the plan by which they are bought', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const name = text.filter((each) => each !== '__proto__');
  const attributes = fc.dictionary(name, text, { minKeys: 1, maxKeys: 4 });
  const plan = fc.option(fc.stringMatching(/^\d{1,12}$/), { nil: undefined });
  fc.assert(
    fc.property(attributes, plan, (given, id) => {
      const detailed = { ...line('7', 2), attributes: given, ...(id && { sellingPlan: { id, name: 'Monthly' } }) };
      const header = headerOf(cartCookies('a-name', { ...noTexts, count: 3, lines: [detailed, line('8', 1)] }, true));
      const { lines } = readCartCookies(header, true);
      expect(lines).toEqual([
        { variantId: '7', quantity: 2, attributes: given, ...(id && { sellingPlan: id }) },
        { variantId: '8', quantity: 1 },
      ]);
      expect(lines.map((each) => 'sellingPlan' in each)).toEqual([id !== undefined, false]);
    }),
  );
});

test('a line that does not fit is left out as a whole, and later ones are stored', () => {
  const attributes = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`name ${index}`, 'ø'.repeat(200)]));
  const lines = [line('6', 1), { ...line('7', 1), attributes }, line('8', 1)];
  const cookies = cartCookies('a-name', { ...noTexts, count: 3, lines }, true);
  for (const cookie of cookies) expect(cookie.length).toBeLessThan(4096);
  expect(readCartCookies(headerOf(cookies), true).lines.map(({ variantId }) => variantId)).toEqual(['6', '8']);
});

test('changed details of a line are limited as those of forms, and malformed ones leave the line out', () => {
  const encode = (details: unknown) => Buffer.from(JSON.stringify(details)).toString('base64url');
  const read = (details: string) => readCartCookies(`cart=a; cart_lines=7:1:${details}`, false).lines;
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`name ${index}`, 'x'.repeat(900)]));
  const [limited] = read(encode({ text: many }));
  expect(Object.values(limited?.attributes ?? {})).toEqual(Array.from({ length: 10 }, () => 'x'.repeat(200)));
  for (const details of ['', '!', encode([]), encode({ text: { a: 1 } }), encode({ plan: '' }), encode({ price: 1 })]) {
    expect(read(details), details).toEqual([]);
  }
});

test('no cookie exceeds 4096 bytes', () => {
  const lines = Array.from({ length: 200 }, (_, index) => line(`${48_020_000_000_000 + index}`, 999));
  const cookies = cartCookies('x'.repeat(32), { count: 199_800, lines, note: '🏺'.repeat(500), codes: [] }, true);
  for (const cookie of cookies) expect(cookie.length).toBeLessThan(4096);
  expect(readCartCookies(headerOf(cookies), true).lines.length).toBeGreaterThan(100);
});

test('an empty, oversized or malformed cart cookie is ignored', () => {
  for (const header of ['', 'cart=', `cart=${'x'.repeat(501)}`, 'cart=%E0%A4%A']) {
    expect(readCartCookies(header, false), header).toEqual({ ref: null, lines: [], ...noTexts });
  }
  expect(readCartCookies(`cart=${'x'.repeat(500)}`, false).ref).toHaveLength(500);
});

test('cart lines are parsed as ids with counts, anything else is skipped', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { variantId, quantity } of parseCartLines(text)) {
        expect(variantId).toMatch(/^[\w.~-]+$/);
        expect(Number.isInteger(quantity)).toBe(true);
      }
    }),
  );
  expect(parseCartLines('a:1,b:22 c:3,d,e:,:4')).toEqual([
    { variantId: 'a', quantity: 1 },
    { variantId: 'b', quantity: 22 },
    { variantId: 'c', quantity: 3 },
  ]);
});

test('clearing a cart deletes all of its cookies', () => {
  expect(clearCartCookies(true)).toEqual([
    '__Host-cart=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    '__Host-cart_lines=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    '__Host-cart_texts=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    '__Host-cart_seen=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    '__Host-cart_left=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    'cart_count=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ]);
});

test('of more lines than a cart may have the first are read', () => {
  const text = Array.from({ length: cartBounds.lines + 50 }, (_, index) => `v${index}:1`).join(',');
  const lines = parseCartLines(text);
  expect(lines).toHaveLength(cartBounds.lines);
  expect(lines[0]).toEqual({ variantId: 'v0', quantity: 1 });
});
