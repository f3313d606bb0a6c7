import { expect, test } from 'vitest';
import { type CartBrowser, openCartBrowser } from '#tests/helpers/cart-browser.ts';
import type { CartCommand } from './cart-command.ts';
import { changeCart } from './change-cart.ts';
import { createRecentKeys, idempotencyKeyFor } from './recent-keys.ts';
import { readFlash } from './flash.ts';

const json = { accept: 'application/json' };
const addMug = { action: 'add', variant: 'mug', quantity: '2' };

const post = async (
  browser: CartBrowser,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => browser.receive(await changeCart(browser.request('/cart', { fields, headers })));

const flashOf = (response: Response) => readFlash(response.headers.getSetCookie().join('; '), true);

test('a script gets the cart and a message', async () => {
  const browser = openCartBrowser();
  const response = await post(browser, addMug, json);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({ ok: true, cart: { count: 2 }, message: 'Mug added to your cart.' });
  expect(await browser.lines()).toEqual([['mug', 2]]);
});

test('a refused write has status 422, its reason and the cart as it was', async () => {
  const browser = openCartBrowser();
  await post(browser, addMug, json);
  const response = await post(browser, { action: 'add', variant: 'lamp' }, json);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ ok: false, reason: 'sold_out', cart: { count: 2 } });
});

test('a form that cannot be read has status 400 and changes nothing', async () => {
  const browser = openCartBrowser();
  const response = await post(browser, { action: 'explode' }, json);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ ok: false, reason: 'bad_form', cart: null });
  expect(flashOf(response)?.flash).toEqual({ kind: 'refused', reason: 'bad_form', detail: null });
  const { request, ...rest } = browser.request('/cart', { fields: addMug, headers: json });
  const broken = new Request(request.url, { method: 'POST', headers: json, body: 'no form' });
  expect((await changeCart({ ...rest, request: broken })).status).toBe(400);
  expect(browser.carts.writes).toEqual([]);
});

test.each([
  ['https://shop.example/products/mug?colour=moss', '/cart', '/products/mug?colour=moss'],
  ['https://shop.example/cart?page=2', '/cart?page=2', null],
  ['https://shop.example/checkout', '/checkout', null],
  ['https://other.example/products/mug', '/cart', null],
  ['not a url', '/cart', null],
  [undefined, '/cart', null],
])('a form sent from %s leads to %s, where the message has a link back to %s', async (referer, location, back) => {
  const response = await post(openCartBrowser(), addMug, referer === undefined ? {} : { referer });
  expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  expect(flashOf(response)).toEqual({ flash: { kind: 'added', title: 'Mug' }, back });
});

test('a script gets the message for the drawer without a link back', async () => {
  const response = await post(openCartBrowser(), addMug, { ...json, referer: 'https://shop.example/products/mug' });
  expect(flashOf(response)).toEqual({ flash: { kind: 'added', title: 'Mug' }, back: null });
});

test('the cookies of a new cart name it, its lines and their number', async () => {
  const browser = openCartBrowser();
  await post(browser, addMug);
  expect([...browser.cookies.keys()].toSorted()).toEqual([
    '__Host-cart',
    '__Host-cart_lines',
    '__Host-cart_seen',
    '__Host-flash',
    'cart_count',
  ]);
  expect([browser.cookies.get('__Host-cart_lines'), browser.cookies.get('cart_count')]).toEqual(['mug%3A2', '2']);
});

test('a double click on a form without a key adds once, two requests of a script add twice', async () => {
  const browser = openCartBrowser();
  await post(browser, { action: 'add', variant: 'vase' });
  await Promise.all([post(browser, addMug), post(browser, addMug)]);
  expect(await browser.lines()).toEqual([
    ['vase', 1],
    ['mug', 2],
  ]);
  await Promise.all([post(browser, addMug, json), post(browser, addMug, json)]);
  expect((await browser.lines())[1]).toEqual(['mug', 6]);
});

test('a write that a script repeats with its key has no further effect', async () => {
  const browser = openCartBrowser();
  const fields = { ...addMug, key: 'k'.repeat(16) };
  await post(browser, fields, json);
  await post(browser, fields, json);
  expect(await browser.lines()).toEqual([['mug', 2]]);
});

const add = (variantId: string): CartCommand => ({ kind: 'add', variantId, quantity: 1, attributes: {} });

const keyFor = idempotencyKeyFor.bind(null, createRecentKeys());

test('a repeated addition to the same cart has the same key', async () => {
  expect(await keyFor('one', add('1'))).toBe(await keyFor('one', add('1')));
});

test('another cart or another variant has another key', async () => {
  const keys = await Promise.all([keyFor('two', add('1')), keyFor('three', add('1')), keyFor('two', add('2'))]);
  expect(new Set(keys).size).toBe(3);
});

test('the time of a double click is counted from its first click', async () => {
  let now = 1000;
  const recentKeys = createRecentKeys({ now: () => now });
  const first = await recentKeys('one');
  now += 1000;
  expect(await recentKeys('one')).toBe(first);
  now += 1000;
  expect(await recentKeys('one')).not.toBe(first);
});

test('there is no key without a cart or for commands that may be repeated', async () => {
  expect(await keyFor(null, add('1'))).toBeNull();
  expect(await keyFor('two', { kind: 'clear' })).toBeNull();
});
