import { expect, test } from 'vitest';
import { type CartBrowser, openCartBrowser } from '#tests/helpers/cart-browser.ts';
import { openCartPermalink, openDiscountLink } from './cart-permalink.ts';
import { type Flash, readFlash } from './flash.ts';

const openPermalink = async (browser: CartBrowser, items: string, query = ''): Promise<Response> =>
  browser.receive(await openCartPermalink(browser.request(`/cart/${items}${query}`), items));
const openDiscount = async (browser: CartBrowser, query = ''): Promise<Response> =>
  browser.receive(await openDiscountLink(browser.request(`/discount/HELLO10${query}`), 'HELLO10'));

const flashOf = (response: Response): Flash | undefined =>
  readFlash(response.headers.getSetCookie().join('; '), true)?.flash;

test('a permalink fills the cart and leads to it', async () => {
  const browser = openCartBrowser();
  const response = await openPermalink(browser, 'mug:2,vase:1');
  expect([response.status, response.headers.get('location'), flashOf(response)]).toEqual([
    303,
    '/cart',
    { kind: 'filled' },
  ]);
  expect(await browser.lines()).toEqual([
    ['mug', 2],
    ['vase', 1],
  ]);
});

test('a permalink sets quantities: opened twice it has the same effect, and other lines stay', async () => {
  const browser = openCartBrowser();
  await openPermalink(browser, 'mug:5,vase:1');
  await openPermalink(browser, 'mug:2');
  expect(flashOf(await openPermalink(browser, 'mug:2'))).toEqual({ kind: 'added', title: 'Mug' });
  expect(await browser.lines()).toEqual([
    ['mug', 2],
    ['vase', 1],
  ]);
});

test('a permalink with a discount applies the code as well', async () => {
  const browser = openCartBrowser();
  expect(flashOf(await openPermalink(browser, 'mug:1', '?discount=HELLO10'))).toEqual({ kind: 'filled' });
  expect(browser.carts.writes).toEqual(['lines 1 mug', 'code HELLO10']);
});

test.each<[string, Flash]>([
  ['mug:1', { kind: 'added', title: 'Mug' }],
  ['lamp:1', { kind: 'refused', reason: 'sold_out', detail: null }],
  ['mug:1,lamp:1', { kind: 'partly', reason: 'sold_out', detail: null }],
  ['mug:0', { kind: 'refused', reason: 'bad_quantity', detail: null }],
  ['unreadable', { kind: 'refused', reason: 'unknown_variant', detail: null }],
])('the permalink “%s” is reported as %j', async (items, flash) => {
  expect(flashOf(await openPermalink(openCartBrowser(), items))).toEqual(flash);
});

test('a permalink of which nothing has an effect is reported by its first refusal', async () => {
  const flash = flashOf(await openPermalink(openCartBrowser(), 'lamp:1', '?discount=HELO10'));
  expect(flash).toEqual({ kind: 'refused', reason: 'sold_out', detail: null });
});

test.each([{ method: 'HEAD' }, { headers: { 'sec-purpose': 'prefetch' } }] as const)(
  'a request with %j is redirected and changes nothing',
  async (page) => {
    const browser = openCartBrowser();
    const response = await openCartPermalink(browser.request('/cart/mug:1', page), 'mug:1');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart']);
    expect([response.headers.getSetCookie(), browser.carts.writes]).toEqual([[], []]);
  },
);

test('a discount link applies its code and leads to the cart, or to the path that it names', async () => {
  const browser = openCartBrowser();
  const response = await openDiscount(browser);
  expect([response.headers.get('location'), flashOf(response)]).toEqual([
    '/cart',
    { kind: 'code_early', code: 'HELLO10' },
  ]);
  const onward = await openDiscount(browser, '?redirect=/collections/all');
  expect(onward.headers.get('location')).toBe('/collections/all');
  expect(browser.carts.writes).toEqual(['code HELLO10', 'code HELLO10']);
});

test('a discount link that names another site leads to the cart', async () => {
  const browser = openCartBrowser();
  const response = await openDiscount(browser, '?redirect=https://evil.example');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/cart']);
  expect(browser.carts.writes).toEqual(['code HELLO10']);
});
