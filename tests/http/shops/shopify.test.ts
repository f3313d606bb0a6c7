import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#routes.ts';
import { type ShopifyEmulator, startShopifyEmulator } from '../../emulators/shopify/emulator.ts';
import { hardwareShop } from '../../emulators/shopify/shops/hardware-shop.ts';
import { openShopperSession, variantOnPage } from '../../helpers/shopper-session.ts';
import { type RunningShop, startShop } from '../../helpers/start-shop.ts';

let emulator: ShopifyEmulator;
let shop: RunningShop;

beforeAll(async () => {
  emulator = await startShopifyEmulator({ data: hardwareShop() });
  shop = await startShop({ ...emulator.environment, COUNTRY: 'DE', TRUSTED_PROXIES: '127.0.0.1' });
  for (const topic of ['products/update', 'products/delete', 'inventory_levels/update']) {
    emulator.webhooks.subscribe(topic, shop.url + routes.webhooks());
  }
});

afterAll(async () => {
  await shop.stop();
  await emulator.close();
});

async function runCommand(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, ...emulator.environment, COUNTRY: 'DE', DATA_DIR: shop.folder };
  return (await promisify(execFile)(process.execPath, ['src/cli/shop.ts', ...args], { env })).stdout;
}

async function read(path: string): Promise<{ readonly status: number; readonly html: string }> {
  const response = await fetch(shop.url + path);
  return { status: response.status, html: await response.text() };
}

test.for([
  ['/', 'Tools for a lifetime'],
  ['/', 'From the forge'],
  ['/products/anvil', 'Anvil, 50 kg'],
  ['/products/wood-screws', 'Wood Screws'],
  ['/collections/hand-tools', 'Claw Hammer'],
  ['/collections/all', 'Stove'],
  ['/pages/about', 'Four generations'],
  ['/blogs/workshop', 'How to Sharpen a Chisel'],
  ['/search?q=mallet', 'Rubber Mallet'],
] as const)('%s shows what Shopify has', async ([path, text]) => {
  const { status, html } = await read(path);
  expect(status).toBe(200);
  expect(html).toContain(text);
});

test('cached pages ask Shopify nothing', async () => {
  const path = '/products/rubber-mallet';
  await read(path);
  const requestsDuringVisits = async (): Promise<object> => {
    emulator.requests.clear();
    for (let visit = 0; visit < 10; visit += 1) await read(path);
    // Recommendations are read once, after the first visit of each page.
    const { ProductRecommendations: _, ...others } = emulator.requests.counts();
    return others;
  };
  // The copy of the catalog is compared with Shopify's from time to time, in between: what visits ask for, all of them would.
  await expect.poll(requestsDuringVisits, { timeout: 20_000 }).toEqual({});
});

test('a cart is Shopify’s, and its checkout is Shopify’s page', async () => {
  const shopper = openShopperSession(shop.url);
  const variant = await variantOnPage(shop.url, '/products/claw-hammer-16-oz');
  const { reply } = await shopper.postJson({ action: 'add', variant, quantity: '2' });
  expect(reply).toMatchObject({ ok: true, cart: { count: 2 } });
  expect(await shopper.lines()).toMatchObject([[expect.any(String), '2']]);
  const created = emulator.requests.all.find(({ operation }) => operation === 'CartCreate');
  expect(created?.buyer).toMatch(/^10\.0\./);
  const checkout = await shopper.get('/checkout');
  expect(checkout.status).toBe(303);
  const location = checkout.headers.get('location') ?? '';
  expect(location).toContain(`${emulator.origin}/cart/c/`);
  expect(await (await fetch(location, { method: 'POST' })).text()).toContain('is confirmed');
  expect(emulator.orders).toHaveLength(1);
  const html = await (await shopper.get('/cart')).text();
  expect([html.includes('Your cart is empty'), html.includes('refilled')]).toEqual([true, false]);
  expect([...shopper.cookies.keys()].filter((name) => name.startsWith('cart'))).toEqual([]);
});

test('a subscription is shown with its plans, and the cart has the chosen one', async () => {
  const { html } = await read('/products/firewood-subscription');
  expect(html).toMatch(/<input type="radio" name="plan" value="801" checked/);
  expect(html).toContain('Delivered every quarter');
  expect(html).not.toContain('name="plan" value=""');
  const shopper = openShopperSession(shop.url);
  const variant = await variantOnPage(shop.url, '/products/firewood-subscription');
  const { reply } = await shopper.postJson({ action: 'add', variant });
  expect(reply).toMatchObject({ ok: false, reason: 'plan_required' });
  const { reply: added } = await shopper.postJson({ action: 'add', variant, plan: '802' });
  expect(added).toMatchObject({ ok: true, cart: { lines: [{ sellingPlan: { name: 'Delivered every quarter' } }] } });
  expect(await (await shopper.get('/cart')).text()).toContain('Delivered every quarter');
});

test('films play from Shopify’s servers; videos on other sites and models are links', async () => {
  const response = await fetch(`${shop.url}/products/work-shirt`);
  expect(response.headers.get('content-security-policy')).toMatch(/media-src 'self' https:\/\/cdn\.shopify\.com/);
  const html = await response.text();
  expect(html).toMatch(
    /<video[^>]*aria-label="The shirt at work"[^>]*> <source src="[^"]*\/shirt\.mp4" type="video\/mp4">/,
  );
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=abc"[^>]*>\s*Watch the video on youtube\.com/,
  );
  expect(html).toMatch(/<a [^>]*href="[^"]*\.glb"[^>]*>\s*A model/);
});

test('rules and prices of quantities are shown, and other quantities are refused', async () => {
  const { html } = await read('/products/wood-screws');
  expect(html).toMatch(/name="quantity" value="100" min="100" max="900" step="100"/);
  expect(html).toContain('class="sale-terms"');
  const shopper = openShopperSession(shop.url);
  const variant = await variantOnPage(shop.url, '/products/wood-screws');
  const { reply } = await shopper.postJson({ action: 'add', variant, quantity: '150' });
  expect(reply).toMatchObject({ ok: false, reason: 'quantity_rule' });
});

test('a price is reduced from what Shopify says, which is not called the lowest of 30 days', async () => {
  const { html } = await read('/products/work-shirt?color=ecru');
  expect(html).toMatch(/<s[^>]*>.*€79/);
  expect(html).not.toContain('last 30 days');
  const markdown = await fetch(`${shop.url}/products/work-shirt`, { headers: { accept: 'text/markdown' } });
  expect(await markdown.text()).toContain('€59, before €79 |');
});

test('the cart says once that Shopify has changed a price since the page was read or the cart was shown', async () => {
  const shopper = openShopperSession(shop.url);
  const product = emulator.store.products.all().find(({ handle }) => handle === 'rubber-mallet');
  const variant = await variantOnPage(shop.url, '/products/rubber-mallet');
  const changePrice = (price: number): void =>
    emulator.edits.changeSilently(product?.id ?? '', {
      variants: (product?.variants ?? []).map((each) => ({ ...each, price })),
    });
  const cart = async () => (await shopper.get('/cart')).text();
  changePrice(4500);
  const added = await (await shopper.post('/cart/drawer', { action: 'add', variant, key: 'first' })).text();
  expect(added).toMatch(/Price changed: now €45, was €[\d.]+\./);
  expect(await cart()).not.toContain('Price changed');
  // What was to be told before a change of the visitor is told after it.
  const [[line] = ['']] = await shopper.lines();
  changePrice(4200);
  await shopper.postJson({ action: 'quantity', line, quantity: '2' });
  expect(await cart()).toContain('Price changed: now €42, was €45.');
  expect(await cart()).not.toContain('Price changed');
  await expect.poll(async () => (await read('/products/rubber-mallet')).html).toContain('€42');
});

test('the cart says once that others have bought what it had, and takes other changes', async () => {
  const shopper = openShopperSession(shop.url);
  const variant = await variantOnPage(shop.url, '/products/tenon-saw-12');
  emulator.edits.setStock(variant, 9);
  await shopper.post('/cart', { action: 'add', variant, quantity: '3' });
  expect(await shopper.lines()).toMatchObject([[expect.any(String), '3']]);
  emulator.edits.setStock(variant, 1);
  const { reply } = await shopper.postJson({ action: 'note', note: 'For the workshop' });
  expect(reply).toMatchObject({ ok: true, cart: { count: 1, note: 'For the workshop' } });
  const cart = async () => (await shopper.get('/cart')).text();
  expect(await cart()).toContain('Quantity lowered from 3 to 1: there are no more.');
  expect(await cart()).not.toContain('Quantity lowered');
});

test('the cart says once what Shopify no longer has, after changes of the visitor too, and so before its checkout', async () => {
  const shopper = openShopperSession(shop.url);
  const cart = async () => (await shopper.get('/cart')).text();
  const removeSilently = (handle: string): void => {
    const product = emulator.store.products.all().find((each) => each.handle === handle);
    emulator.store.products.remove(product?.id ?? '');
  };
  for (const handle of ['coping-saw', 'try-square', 'marking-gauge', 'ash-bucket']) {
    const variant = await variantOnPage(shop.url, `/products/${handle}`);
    await shopper.post('/cart', { action: 'add', variant });
  }
  expect(await cart()).not.toContain('no longer available');
  const [bucket = ''] = (await shopper.lines()).at(-1) ?? [];
  await shopper.post('/cart', { remove: '1', line: bucket });
  removeSilently('ash-bucket');
  removeSilently('coping-saw');
  expect(locationOf(await shopper.get('/checkout'))).toBe('/cart');
  await shopper.postJson({ action: 'note', note: 'For the workshop' });
  const told = await cart();
  expect(told).toContain('Coping Saw is no longer available and was removed from your cart.');
  expect(told).not.toContain('Ash Bucket');
  expect(await cart()).not.toContain('no longer available');
  expect(locationOf(await shopper.get('/checkout'))).toContain('/cart/c/');
  removeSilently('try-square');
  removeSilently('marking-gauge');
  const drawer = await (await shopper.get('/cart/drawer')).text();
  expect(drawer).toMatch(/No longer available and removed from your cart:[^]*<li>Try Square<[^]*<li>Marking Gauge</);
  expect(drawer).toContain('Your cart is empty');
});

function locationOf({ headers }: Response): string | null {
  return headers.get('location');
}

test('a gift card is applied and removed in the cart, which never shows its code', async () => {
  const shopper = openShopperSession(shop.url);
  const variant = await variantOnPage(shop.url, '/products/claw-hammer-16-oz');
  await shopper.postJson({ action: 'add', variant, quantity: '2' });
  const { reply } = await shopper.postJson({ action: 'apply-code', code: 'GIFT-ABCD-1234' });
  expect(reply).toMatchObject({ ok: true, message: 'Code •••• 1234 applied.' });
  const html = await (await shopper.get('/cart')).text();
  expect(html).toContain('Gift card ending in 1234');
  expect(html).toContain('To pay');
  expect(html).not.toContain('GIFT-ABCD');
  const [, card = ''] = /name="code" value="([^"]+)" aria-label="Remove gift card/.exec(html) ?? [];
  await shopper.post('/cart', { action: 'remove-code', code: card });
  expect(await (await shopper.get('/cart')).text()).not.toContain('Gift card ending');
});

test('pages recommend what Shopify does from the second visit, and lead to customer accounts', async () => {
  const { html } = await read('/products/spokeshave');
  expect(html).toContain(`href="https://${emulator.credentials.domain}/account"`);
  const recommended = async (): Promise<boolean> =>
    (await read('/products/spokeshave')).html.includes('aria-labelledby="goes-with"');
  await expect.poll(recommended).toBe(true);
});

test('a page is fresh once its webhook was answered', async () => {
  expect((await read('/products/bellows')).html).toContain('Bellows');
  emulator.edits.updateProduct('5009', { title: 'Great Bellows' });
  expect(await emulator.webhooks.settled()).not.toContain(0);
  expect((await read('/products/bellows')).html).toContain('Great Bellows');
});

test.each([
  ['cache', 'purge', '/products/stove'],
  ['cache', 'purge', 'all'],
])('shop %s %s %s invalidates pages of the running shop', async (...command) => {
  const cacheStatus = async (): Promise<string> =>
    (await fetch(`${shop.url}/products/stove`)).headers.get('cache-status') ?? '';
  await expect.poll(cacheStatus).toBe('storefront; hit');
  await runCommand(...command);
  expect(await cacheStatus()).toBe('storefront; fwd=stale; stored');
});

test('a delivery that is replayed invalidates the pages that it did', async () => {
  emulator.edits.updateProduct('5009', { title: 'Greatest Bellows' });
  await emulator.webhooks.settled();
  await read('/products/bellows');
  const [newest = ''] = (await runCommand('webhooks', 'list')).split('\n');
  expect(newest).toContain('products/update');
  const [number = ''] = newest.trim().split(' ', 1);
  await runCommand('webhooks', 'replay', number);
  const { headers } = await fetch(`${shop.url}/products/bellows`);
  expect(headers.get('cache-status')).toBe('storefront; fwd=stale; fwd-status=304; stored');
});

test('pages answer while Shopify is down', async () => {
  emulator.faults.outage = 'reset';
  const { status, html } = await read('/products/tenon-saw-12');
  emulator.faults.outage = 'none';
  expect([status, html.includes('Tenon Saw')]).toEqual([200, true]);
});
