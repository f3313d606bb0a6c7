import { expect, test } from 'vitest';
import { cartBounds } from '#shop/cart/cart.ts';
import type { Carts } from '#commerce/port.ts';
import { messagesFor } from '#messages/messages.ts';
import { openCartPermalink } from './cart-permalink.ts';
import { findVisitorCart, type VisitorRequest } from './visitor-cart.ts';

const origin = 'http://shop.example';
const manyLines = Array.from({ length: 1000 }, (_, index) => `v${index}:1`);

/** Carts that refuse every line, and record whether other requests had a turn before each write. */
function refusingCarts() {
  const state = { writes: 0, turnsBetween: 0, hadTurn: false };
  const write = async (): Promise<Awaited<ReturnType<Carts['add']>>> => {
    state.writes += 1;
    if (state.hadTurn) state.turnsBetween += 1;
    state.hadTurn = false;
    setImmediate(() => {
      state.hadTurn = true;
    });
    return { ref: null, result: { ok: false, reason: 'unknown_variant', detail: null, cart: null } };
  };
  const carts: Carts = {
    read: async () => null,
    add: write,
    setQuantity: write,
    setNote: write,
    applyCode: write,
    removeCode: write,
    clear: write,
    checkoutUrl: async () => null,
  };
  return { carts, state };
}

function visitorRequest(carts: Carts, path: string, options: RequestInit = {}): VisitorRequest {
  return { request: new Request(origin + path, options), origin, carts, checkout: null };
}

test.each([
  ['a HEAD request', { method: 'HEAD', headers: {} }],
  ['a prefetch', { method: 'GET', headers: { 'sec-purpose': 'prefetch' } }],
])('%s recovers no lost cart', async (_, { method, headers }) => {
  const { carts, state } = refusingCarts();
  const cookie = 'cart=lost; cart_lines=a:1%20b:2';
  const found = await findVisitorCart(visitorRequest(carts, '/cart', { method, headers: { ...headers, cookie } }));
  expect(found).toMatchObject({ ref: null, cart: null, isRecovered: false });
  expect(state.writes).toBe(0);
});

test('a lost cart is recovered line by line, and other requests have their turn between the writes', async () => {
  const { carts, state } = refusingCarts();
  const cookie = `cart=lost; cart_lines=${manyLines.join('%20')}`;
  await findVisitorCart(visitorRequest(carts, '/cart', { headers: { cookie } }));
  expect(state).toMatchObject({ writes: cartBounds.lines, turnsBetween: cartBounds.lines - 1 });
});

test('a permalink makes as many writes as a cart has lines, and lets other requests in between', async () => {
  const { carts, state } = refusingCarts();
  const items = manyLines.join(',');
  const url = new URL(`${origin}/cart/${items}`);
  const response = await openCartPermalink(
    { ...visitorRequest(carts, url.pathname), url, messages: messagesFor('en') },
    items,
  );
  expect(response.status).toBe(303);
  expect(state).toMatchObject({ writes: cartBounds.lines, turnsBetween: cartBounds.lines - 1 });
});
