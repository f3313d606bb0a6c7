import { expect, test } from 'vitest';
import type { Carts } from '#commerce/port.ts';
import { cartBounds } from '#shop/cart/cart.ts';
import { order } from '#tests/fixtures/order.ts';
import { type CartBrowser, openCartBrowser } from '#tests/helpers/cart-browser.ts';
import { leftCookie } from './cart-cookies.ts';
import { openCartPermalink } from './cart-permalink.ts';
import { findVisitorCart, type VisitorRequest } from './visitor-cart.ts';

const find = (browser: CartBrowser) => findVisitorCart(browser.request('/cart'));

/** A browser whose cart the platform no longer has. */
function browserWithLostCart(lines: string): CartBrowser {
  const browser = openCartBrowser();
  browser.cookies.set('__Host-cart', 'lost');
  browser.cookies.set('__Host-cart_lines', encodeURIComponent(lines));
  return browser;
}

test('a visitor without a cookie has no cart, and none is created', async () => {
  const browser = openCartBrowser();
  expect(await find(browser)).toEqual({ ref: null, cart: null, isRecovered: false, order: null });
  expect(browser.carts.writes).toEqual([]);
  const carts = { ...refusingCarts().carts, read: () => Promise.reject(new Error('The platform was asked.')) };
  expect(await findVisitorCart(visitorRequest(carts, '/cart'))).toMatchObject({ ref: null, cart: null });
});

test('the cart of the cookie is found as it is', async () => {
  const browser = openCartBrowser();
  const { ref, result } = await browser.carts.add({ ref: null, key: null }, [{ variantId: 'mug', quantity: 2 }]);
  browser.cookies.set('__Host-cart', ref ?? '');
  expect(await find(browser)).toEqual({ ref, cart: result.cart, isRecovered: false, order: null });
});

test('a cart that the platform no longer has is filled again with what can still be bought', async () => {
  const browser = browserWithLostCart('lamp:1 mug:2 vase:1');
  const { ref, cart, isRecovered } = await find(browser);
  expect(isRecovered).toBe(true);
  expect(ref).not.toBe('lost');
  expect(cart?.lines.map(({ title, quantity }) => [title, quantity])).toEqual([
    ['Mug', 2],
    ['Vase', 1],
  ]);
});

test('a cart that is filled again keeps its note and its code', async () => {
  const browser = browserWithLostCart('mug:2');
  const texts = Buffer.from(JSON.stringify({ note: 'For Kari', codes: ['HELLO10'] })).toString('base64url');
  browser.cookies.set('__Host-cart_texts', texts);
  const { cart } = await find(browser);
  expect([cart?.note, cart?.codes.map(({ code }) => code)]).toEqual(['For Kari', ['HELLO10']]);
});

test('requests that recover the same cart at once get one new cart, with each line once', async () => {
  const browser = browserWithLostCart('mug:2 vase:1');
  const [one, other] = await Promise.all([find(browser), find(browser)]);
  expect(one.ref).toBe(other.ref);
  expect(other.cart?.count).toBe(3);
});

test('carts of other visitors are recovered as carts of their own', async () => {
  const browser = browserWithLostCart('mug:2');
  const one = await find(browser);
  browser.cookies.set('__Host-cart', 'lost-too');
  expect((await find(browser)).ref).not.toBe(one.ref);
});

test('a lost cart with nothing that can be bought is no cart', async () => {
  expect(await find(browserWithLostCart('lamp:1'))).toEqual({ ref: null, cart: null, isRecovered: false, order: null });
});

test('a cart that was ordered is not filled again', async () => {
  const checkout = {
    quote: async () => null,
    place: async () => ({ ok: true, order }) as const,
    orderOf: async (ref: string) => (ref === 'ordered' ? order : null),
    order: async () => null,
    findOrder: async () => null,
    withdraw: async () => null,
  };
  const browser = openCartBrowser({ checkout });
  browser.cookies.set('__Host-cart', 'ordered');
  browser.cookies.set('__Host-cart_lines', encodeURIComponent('mug:2'));
  expect(await find(browser)).toEqual({ ref: null, cart: null, isRecovered: false, order });
  expect(browser.carts.writes).toEqual([]);
});

test('a cart that is gone after the visitor went to the platform’s checkout is not filled again, a later one is', async () => {
  const browser = browserWithLostCart('mug:2');
  browser.cookies.set('__Host-cart_left', leftCookie('lost', true).split(/[=;]/)[1] ?? '');
  expect(await find(browser)).toEqual({ ref: null, cart: null, isRecovered: false, order: null, isClosed: true });
  expect(browser.carts.writes).toEqual([]);
  browser.cookies.set('__Host-cart', 'lost-too');
  expect(await find(browser)).toMatchObject({ isRecovered: true });
});

const origin = 'http://shop.example';
const manyLines = Array.from({ length: 1000 }, (_, index) => `v${index}:1`);

/** Carts that refuse everything and record which writes were tried, with how many lines. */
function refusingCarts() {
  const writes: [name: string, lines: number][] = [];
  const refuse = (name: string) => async (_write: unknown, lines?: unknown) => {
    writes.push([name, Array.isArray(lines) ? lines.length : 0]);
    return { ref: null, result: { ok: false, reason: 'unknown_variant', detail: null, cart: null } } as const;
  };
  const carts: Carts = {
    read: async () => null,
    add: refuse('add'),
    setLines: refuse('setLines'),
    setQuantity: refuse('setQuantity'),
    setNote: refuse('setNote'),
    applyCode: refuse('applyCode'),
    removeCode: refuse('removeCode'),
    clear: refuse('clear'),
    missingVariants: async () => new Set(),
  };
  return { carts, writes };
}

function visitorRequest(carts: Carts, path: string, options: RequestInit = {}): VisitorRequest {
  return { request: new Request(origin + path, options), origin, carts, checkout: null };
}

test.each([
  ['a HEAD request', { method: 'HEAD', headers: {} }],
  ['a prefetch', { method: 'GET', headers: { 'sec-purpose': 'prefetch' } }],
])('%s recovers no lost cart', async (_, { method, headers }) => {
  const { carts, writes } = refusingCarts();
  const cookie = 'cart=lost; cart_lines=a:1%20b:2';
  const found = await findVisitorCart(visitorRequest(carts, '/cart', { method, headers: { ...headers, cookie } }));
  expect(found).toMatchObject({ ref: null, cart: null, isRecovered: false });
  expect(writes).toEqual([]);
});

test('all lines of a lost cart are recovered in one write, as many as a cart may have', async () => {
  const { carts, writes } = refusingCarts();
  const cookie = `cart=lost; cart_lines=${manyLines.join('%20')}`;
  await findVisitorCart(visitorRequest(carts, '/cart', { headers: { cookie } }));
  expect(writes).toEqual([['setLines', cartBounds.lines]]);
});

test('a permalink is one write of as many lines as a cart may have', async () => {
  const { carts, writes } = refusingCarts();
  const items = manyLines.join(',');
  const url = new URL(`${origin}/cart/${items}`);
  const response = await openCartPermalink({ ...visitorRequest(carts, url.pathname), url }, items);
  expect(response.status).toBe(303);
  expect(writes).toEqual([['setLines', cartBounds.lines]]);
});
