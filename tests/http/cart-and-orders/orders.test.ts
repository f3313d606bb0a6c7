import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBuyer } from '../../fixtures/site.ts';
import { openShopperSession, variantOnPage } from '../../helpers/shopper-session.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

let shop: RunningShop;
let mug = '';
beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
  mug = await variantOnPage(shop.url, '/products/morgen-mug');
});
afterAll(() => shop.stop());

/** Places an order of two mugs; gives its number and the path of its page. */
async function placeOrder(): Promise<{ readonly number: string; readonly path: string }> {
  const shopper = openShopperSession(shop.url);
  await shopper.post('/cart', { action: 'add', variant: mug, quantity: '2' });
  const fields = { action: 'order', ...sampleBuyer, method: 'parcel-no', total: '5400' };
  const path = (await shopper.post('/checkout', fields)).headers.get('location') ?? '';
  const html = await (await shopper.get(path)).text();
  return { number: /Order (H1\d{4}) is confirmed/.exec(html)?.[1] ?? '', path };
}

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  openShopperSession(shop.url).post(path, fields);
const email = sampleBuyer.email;

async function letters(): Promise<readonly string[]> {
  const folder = join(shop.folder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

test('an order is found by number and email', async () => {
  const { number, path } = await placeOrder();
  const found = await post('/orders', { number: number.toLowerCase(), email: email.toUpperCase() });
  expect([found.status, found.headers.get('location')]).toEqual([303, path]);
  expect(await (await openShopperSession(shop.url).get(path)).text()).toContain('We’re preparing your order.');
});

test('an unknown number and somebody else’s order have the same answer', async () => {
  const { number } = await placeOrder();
  const lookups = [
    { number: 'H99999', email },
    { number, email: 'other@example.org' },
    { number: '<script>alert(1)</script>', email: '"><script>' },
  ];
  for (const path of ['/orders', '/withdrawal'])
    for (const lookup of lookups) {
      const answer = await post(path, { action: 'find', ...lookup });
      const html = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
      expect(html).toContain('We couldn’t find an order with this number and email address.');
      expect(html).not.toContain('"><script>');
    }
});

test('a withdrawal is confirmed in a second step, acknowledged with its moment, and received once', async () => {
  const { number } = await placeOrder();
  const asked = await (await post('/withdrawal', { action: 'find', number, email })).text();
  expect(asked).toContain('2 × Morgen mug, Sand');
  expect(asked).toContain('Confirm withdrawal');
  const nothing = await post('/withdrawal', { action: 'confirm', number, email });
  expect([nothing.status, await nothing.text()]).toEqual([
    422,
    expect.stringContaining('Choose at least one product.'),
  ]);
  const confirm = { action: 'confirm', number, email, line: '0' };
  const received = await (await post('/withdrawal', confirm)).text();
  expect(received).toMatch(new RegExp(`We received your withdrawal from order ${number} on [^<]*\\d{1,2}:\\d\\d`));
  const again = await (await post('/withdrawal', confirm)).text();
  expect(again).toContain('You’ve already withdrawn from everything in this order.');
  const found = await (await post('/orders', { number, email })).text();
  expect(found).not.toContain('We’re preparing your order.');
  expect(found).not.toContain('Arriving');
  const acknowledged = async () =>
    (await letters()).filter((letter) => letter.includes(`Your withdrawal from order ${number}`));
  await expect.poll(async () => (await acknowledged()).length).toBe(1);
});

test('every page links to the order lookup and the withdrawal', async () => {
  for (const path of ['/', '/products/morgen-mug', '/policies/refund', '/cart']) {
    const html = await (await fetch(shop.url + path)).text();
    expect(html).toContain('href="/orders"');
    expect(html).toContain('href="/withdrawal"');
  }
});

test('both forms are limited per client', async () => {
  const shopper = openShopperSession(shop.url);
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 200 && !statuses.has(429); attempt += 1)
    statuses.add((await shopper.post('/orders', { number: 'H1', email })).status);
  expect(statuses).toContain(429);
});
