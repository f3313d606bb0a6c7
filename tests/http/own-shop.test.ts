import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBuyer } from '../fixtures/site.ts';
import { openShopperSession, variantOnPage } from '../helpers/shopper-session.ts';
import { startShop, type RunningShop } from '../helpers/start-shop.ts';

const csv = `Handle,Title,Body (HTML),Type,Tags,Variant Price,Material,Collection,SEO Title
saw,Hand saw,<p>Cuts wood.</p>,Saw,wood,49.00,Steel,,Hand saws for wood
plane,Smoothing plane,<p>Smooths wood.</p>,Plane,wood,120.00,Beech,Gifts,
twine,Garden twine,<p>Holds beans.</p>,Twine,garden,6.00,Hemp,Gifts,
`;

const files = {
  'collections/wood.md': `---
title: For wood
rules:
  - { field: tag, is: wood }
  - { field: price, below: 100 }
---

Tools that cut.
`,
  'collections/counter.md': '---\ntitle: From the counter\nproducts: [twine, saw]\n---\n',
  'codes/first.yaml': 'title: Ten per cent off tools for wood\npercent: 10\ncollections: [wood]\n',
  'redirects.yaml': '- { from: /shop/Saege.html, to: /products/saw }\n',
  'menus/header.yaml': '- { label: Wood tools, href: /collections/wood }\n- { label: Visit us, href: /pages/visit }\n',
  'pages/visit.md': '---\ntitle: Visit us\n---\n\nNext to the [saws](/products/saw).\n',
};

let shop: RunningShop;
// Four commands, each a process of its own.
beforeAll(async () => {
  shop = await startShop({ SEED_DEMO: 'false', COUNTRY: 'NO' });
  write('products.csv', csv);
  command('import', join(shop.folder, 'products.csv'));
  command('content', 'pull', '--into', join(shop.folder, 'content'), 'profile');
  const profile = readFileSync(join(shop.folder, 'content/shop.yaml'), 'utf8');
  const own = { ...files, 'shop.yaml': profile.replace('My shop', 'Alder').replace('- tag', '- Material') };
  for (const [file, text] of Object.entries(own)) write(join('content', file), text);
  command('content', 'push', join(shop.folder, 'content'), '--publish');
}, 60_000);
afterAll(() => shop.stop());

function write(file: string, text: string): void {
  const path = join(shop.folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function command(...args: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: shop.folder, SEED_DEMO: 'false' };
  return execFileSync(process.execPath, ['src/cli/shop.ts', ...args], { env, encoding: 'utf8' });
}

const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
const page = async (path: string) => (await get(path)).text();
const productLinks = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/<a[^>]+href="\/products\/([\w-]+)/gu), ([, handle = '']) => handle)),
];

test('the menu and the page of a shop are shown', async () => {
  const html = await page('/pages/visit');
  expect(html).toContain('Alder');
  expect(html).toMatch(/href="\/collections\/wood"[^>]*>(?:\s|<[^>]+>)*Wood tools/u);
  expect(html).toContain('href="/products/saw"');
});

test('collections are filled by rules, by hand and by the column of the file', async () => {
  expect(productLinks(await page('/collections/wood'))).toEqual(['saw']);
  expect(productLinks(await page('/collections/counter'))).toEqual(['twine', 'saw']);
  expect(productLinks(await page('/collections/gifts'))).toEqual(['plane', 'twine']);
});

test('a new price puts a product into a collection at once', async () => {
  write('prices.csv', 'Handle,Price\nplane,90.00\n');
  expect(productLinks(await page('/collections/wood'))).toEqual(['saw']);
  command('import', join(shop.folder, 'prices.csv'));
  expect(productLinks(await page('/collections/wood'))).toEqual(['saw', 'plane']);
});

test('a declared attribute filters products', async () => {
  expect(productLinks(await page('/collections/all?filter.p.m.material=Hemp'))).toEqual(['twine']);
});

test('search engines are shown the title that the file has for them', async () => {
  expect(await page('/products/saw')).toMatch(/<title>Hand saws for wood/u);
});

test('old addresses of any form redirect, and others are not found', async () => {
  const answer = await get('/shop/saege.html?from=old');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/products/saw?from=old']);
  expect((await get('/shop/none.html')).status).toBe(404);
  command('products', 'rename', 'twine', 'hemp-twine');
  const renamed = await get('/products/twine');
  expect([renamed.status, renamed.headers.get('location')]).toEqual([301, '/products/hemp-twine']);
});

test('a purchase with a code goes through without a script', async () => {
  const shopper = openShopperSession(shop.url);
  const saw = await variantOnPage(shop.url, '/products/saw');
  const twine = await variantOnPage(shop.url, '/products/hemp-twine');
  for (const variant of [saw, twine]) await shopper.post('/cart', { action: 'add', variant, quantity: '1' });
  await shopper.post('/cart', { action: 'apply-code', code: 'first' });
  expect(await (await shopper.get('/cart')).text()).toContain('€50.10');
  const order = { action: 'order', ...sampleBuyer, method: 'parcel', total: '5010' };
  const placed = await shopper.post('/checkout', order);
  expect([placed.status, placed.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/orders\//u)]);
  expect(command('orders')).toContain('€50.10');
});

test('a push with one bad file leaves everything that is live', async () => {
  write('content/redirects.yaml', '- { from: /a, to: /b }\n- { from: /b, to: /a }\n');
  write('content/pages/visit.md', '---\ntitle: Gone\n---\n');
  expect(() => command('content', 'push', join(shop.folder, 'content'), '--publish')).toThrow(/never ends/u);
  expect([(await get('/shop/saege.html')).status, await page('/pages/visit')]).toEqual([
    301,
    expect.stringContaining('Visit us'),
  ]);
});
