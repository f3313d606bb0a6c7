import { expect, test } from 'vitest';
import type { Carts, Checkout, DeliveryPreference } from '#commerce/port.ts';
import { seenLines } from '#shop/cart/seen-lines.ts';
import type { OrderRefusal, OrderRequest, OrderResult } from '#shop/checkout/order.ts';
import { checkoutForm, order, quote } from '#tests/fixtures/order.ts';
import { type CartBrowser, openCartBrowser } from '#tests/helpers/cart-browser.ts';
import { type CheckoutState, handleCheckout } from './place-order.ts';
import { seenCookie } from './seen-cookie.ts';
import { findVisitorCart } from './visitor-cart.ts';

/** A checkout with one result for every order, and what it was asked. */
function checkoutWith(result: OrderResult, offered: Checkout['quote'] = async () => quote) {
  const placed: OrderRequest[] = [];
  const preferences: DeliveryPreference[] = [];
  const checkout: Checkout = {
    quote: async (ref, preference) => {
      preferences.push(preference);
      return offered(ref, preference);
    },
    place: async (_, request) => {
      placed.push(request);
      return result;
    },
    orderOf: async (ref) => (ref === 'ordered' ? order : null),
    order: async () => null,
    findOrder: async () => null,
    withdraw: async () => null,
  };
  return { checkout, placed, preferences };
}

const accepting = () => checkoutWith({ ok: true, order });
const refusing = (reason: OrderRefusal, more: Partial<OrderResult & { ok: false }> = {}) =>
  checkoutWith({ ok: false, reason, code: null, quote, ...more });

async function browserWithMug(checkout: Checkout | null): Promise<CartBrowser> {
  const browser = openCartBrowser({ checkout });
  const { ref } = await browser.carts.add({ ref: null, key: null }, [{ variantId: 'mug', quantity: 1 }]);
  browser.cookies.set('__Host-cart', ref ?? '');
  return browser;
}

const visit = (browser: CartBrowser, fields?: Readonly<Record<string, string>>): Promise<CheckoutState | Response> =>
  handleCheckout({ ...browser.request('/checkout', fields ? { fields } : {}), locale: 'en-GB' });
const submit = async (checkout: Checkout, change: Readonly<Record<string, string>> = {}) =>
  visit(await browserWithMug(checkout), { ...checkoutForm, total: '3000', action: 'order', ...change });

const locationOf = (outcome: CheckoutState | Response): string | null | undefined =>
  outcome instanceof Response ? outcome.headers.get('location') : undefined;

test('the checkout shows the quote with the delivery that it is for, and orders nothing', async () => {
  const { checkout, placed, preferences } = accepting();
  expect(await visit(await browserWithMug(checkout))).toMatchObject({
    status: 200,
    quote,
    values: { country: 'NO', method: 'parcel', email: '' },
    errors: {},
    problem: null,
  });
  expect(preferences).toEqual([{ country: null, method: null, email: null }]);
  expect(placed).toEqual([]);
});

test('another action of the form quotes delivery for the chosen country and keeps what was typed', async () => {
  const { checkout, placed, preferences } = accepting();
  const browser = await browserWithMug(checkout);
  const state = await visit(browser, { ...checkoutForm, country: 'SE', action: 'quote' });
  expect(state).toMatchObject({ status: 200, values: { name: 'Kari Nordmann', country: 'NO' } });
  expect(preferences).toMatchObject([{ country: 'SE', method: 'parcel' }]);
  expect(placed).toEqual([]);
});

test('a cart that another request orders meanwhile leads to its order', async () => {
  const { checkout } = checkoutWith({ ok: true, order }, async () => null);
  expect(locationOf(await submit(checkout))).toBe('/cart');
  expect(locationOf(await submit({ ...checkout, orderOf: async () => order }))).toBe('/orders/token-of-the-order');
});

test('a complete form is ordered at the total that the buyer was shown, and leads to the order', async () => {
  const { checkout, placed } = accepting();
  const outcome = await submit(checkout);
  expect(locationOf(outcome)).toBe('/orders/token-of-the-order');
  expect(placed).toMatchObject([{ name: 'Kari Nordmann', method: 'parcel', agreedTotal: 3000 }]);
  const cookies = outcome instanceof Response ? outcome.headers.getSetCookie() : [];
  expect(cookies.map((cookie) => /^([^=]+)=;.*Max-Age=0/.exec(cookie)?.[1])).toEqual([
    '__Host-cart',
    '__Host-cart_lines',
    '__Host-cart_texts',
    '__Host-cart_seen',
    '__Host-cart_left',
    'cart_count',
  ]);
});

test('a form without a total agrees to none', async () => {
  const { checkout, placed } = refusing('total');
  await visit(await browserWithMug(checkout), { ...checkoutForm, action: 'order' });
  expect(placed).toMatchObject([{ agreedTotal: Number.NaN }]);
});

test('an incomplete form is shown again with its errors, and orders nothing', async () => {
  const { checkout, placed } = accepting();
  expect(await submit(checkout, { email: '' })).toMatchObject({
    status: 422,
    errors: { email: expect.stringMatching(/email/) },
    values: { name: 'Kari Nordmann' },
  });
  expect(placed).toEqual([]);
});

test.each<[OrderRefusal, RegExp]>([
  ['cart_gone', /no longer exists/],
  ['stock', /no longer have enough/],
  ['delivery', /isn’t available/],
  ['total', /total has changed to €30/],
])('an order refused for %s is explained beside the new quote', async (reason, text) => {
  const state = await submit(refusing(reason).checkout);
  expect(state).toMatchObject({ status: 409, quote, problem: expect.stringMatching(text) });
});

test('an order refused for its code says why, and the total without it', async () => {
  const { checkout } = refusing('code', { code: { reason: 'code_used', detail: null } });
  const problem = /^You’ve already used this code\. .*€30/;
  expect(await submit(checkout)).toMatchObject({ problem: expect.stringMatching(problem) });
});

test('an order refused without a new quote leads to the cart', async () => {
  expect(locationOf(await submit(refusing('cart_gone', { quote: null }).checkout))).toBe('/cart');
});

test('nothing to order leads to the cart', async () => {
  const { checkout } = accepting();
  expect(locationOf(await visit(openCartBrowser({ checkout })))).toBe('/cart');
  const empty = await browserWithMug(checkout);
  await empty.carts.clear({ ref: empty.cookies.get('__Host-cart') ?? null, key: null });
  expect(locationOf(await visit(empty))).toBe('/cart');
  const unquoted = checkoutWith({ ok: true, order }, async () => null);
  expect(locationOf(await visit(await browserWithMug(unquoted.checkout)))).toBe('/cart');
});

test('a cart that was ordered leads to its order', async () => {
  const browser = openCartBrowser({ checkout: accepting().checkout });
  browser.cookies.set('__Host-cart', 'ordered');
  expect(locationOf(await visit(browser))).toBe('/orders/token-of-the-order');
});

test('a platform with its own checkout is where buyers are led', async () => {
  const browser = await browserWithMug(null);
  const hosted = 'https://pay.example/c/1';
  const carts: Carts = {
    ...browser.carts,
    read: async (ref) => {
      const cart = await browser.carts.read(ref);
      return cart && { ...cart, checkoutUrl: hosted };
    },
  };
  const request = { ...browser.request('/checkout'), locale: 'en-GB' };
  const outcome = await handleCheckout({ ...request, carts });
  expect(locationOf(outcome)).toBe(hosted);
  const cookies = outcome instanceof Response ? outcome.headers.getSetCookie() : [];
  expect(cookies).toEqual([expect.stringMatching(/^__Host-cart_left=[\w-]{12}; Path=\/; HttpOnly/)]);
});

/** A visitor to whom a cart with a mug and a vase was shown; the platform has taken the vase out of it since then. */
async function browserWithoutVase(checkout: Checkout | null) {
  const browser = await browserWithMug(checkout);
  const { cart } = await findVisitorCart(browser.request('/cart'));
  if (!cart) throw new Error('no cart');
  const gone = [{ variantId: 'deleted', name: 'Vase, Blue' }];
  const cookie = seenCookie(cart, { lines: seenLines(cart.lines), gone }, true);
  browser.receive(new Response(null, { headers: { 'set-cookie': cookie } }));
  return browser;
}

test('the checkout says once what the platform has taken out of the cart', async () => {
  const browser = await browserWithoutVase(accepting().checkout);
  const first = await visit(browser);
  if (first instanceof Response) throw new Error('led elsewhere');
  expect(first.removed).toEqual(['Vase, Blue']);
  const headers = new Headers();
  for (const cookie of first.cookies) headers.append('set-cookie', cookie);
  browser.receive(new Response(null, { headers }));
  expect(await visit(browser)).toMatchObject({ removed: [] });
});

test('a buyer learns what the platform has taken out of the cart before its own checkout', async () => {
  const browser = await browserWithoutVase(null);
  const outcome = await visit(browser);
  expect(locationOf(outcome)).toBe('/cart');
  expect(outcome instanceof Response ? outcome.headers.getSetCookie() : null).toEqual([]);
});
