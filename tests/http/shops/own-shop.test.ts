import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBuyer } from '../../fixtures/site.ts';
import { openShopperSession, variantOnPage } from '../../helpers/shopper-session.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

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
  'kinds/stores.yaml': `title: Stores
description: Come and see us.
schema: Store
summary: address
fields:
  address: { type: text, required: true, property: address }
  hours: { type: hours, label: Opening hours }
  photo: image
  services: list
  tools: { type: reference, to: product, label: On the wall }
`,
  'entries/stores/oslo.md': `---
title: Oslo workshop
address: Storgata 5, Oslo
hours:
  mon-fri: 10:00-18:00
  sun: closed
services: [Sharpening, Handles]
tools: [saw]
---

## How to find us

By the tram stop.
`,
  'pages/visit.md': '---\ntitle: Visit us\n---\n\nNext to the [saws](/products/saw), in [our stores](/pages/stores).\n',
};

/** More makers than a page of their list has. */
const makers = Array.from({ length: 50 }, (_, index) => `Maker ${String(index + 1).padStart(2, '0')}`);

let shop: RunningShop;
// Four commands, each a process of its own.
beforeAll(async () => {
  shop = await startShop({ SEED_DEMO: 'false', COUNTRY: 'NO' });
  write('products.csv', csv);
  command('import', join(shop.folder, 'products.csv'));
  command('content', 'pull', '--into', join(shop.folder, 'content'), 'profile');
  const profile = readFileSync(join(shop.folder, 'content/shop.yaml'), 'utf8');
  const edited = profile
    .replace('My shop', 'Alder')
    .replace('- tag', '- Material')
    .replace('telephone: null', 'telephone: +47 22 00 00 00');
  const own = { ...files, 'shop.yaml': edited };
  for (const [file, text] of Object.entries(own)) write(join('content', file), text);
  write('content/kinds/makers.yaml', 'title: Makers\ndescription: Who makes what we sell.\nfields: { town: text }\n');
  for (const title of makers)
    write(`content/entries/makers/${title.toLowerCase().replace(' ', '-')}.md`, `---\ntitle: ${title}\n---\n`);
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
  return execFileSync(process.execPath, ['scripts/shop.js', ...args], { env, encoding: 'utf8' });
}

const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
const page = async (path: string) => (await get(path)).text();
const productLinks = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/<a[^>]+href="\/products\/([\w-]+)/gu), ([, handle = '']) => handle)),
];

test('the menu, the page and the telephone of a shop are shown', async () => {
  const html = await page('/pages/visit');
  expect(html).toContain('Alder');
  expect(html).toMatch(/href="\/collections\/wood"[^>]*>(?:\s|<[^>]+>)*Wood tools/u);
  expect(html).toContain('href="/products/saw"');
  expect(html).toContain('<a href="tel:+4722000000">+47 22 00 00 00</a>');
});

test('content of a kind of its own has a list and pages, in HTML and Markdown', async () => {
  const list = await page('/pages/stores');
  expect(list).toMatch(/<h1>Stores<\/h1>/u);
  expect(list).toContain('href="/pages/stores/oslo"');
  const entry = await page('/pages/stores/oslo');
  expect(entry).toMatch(/<th scope="row">Monday–Friday<\/th>\s*<td>10:00–18:00<\/td>/u);
  expect(productLinks(entry)).toEqual(['saw']);
  const markdown = await fetch(`${shop.url}/pages/stores/oslo`, { headers: { accept: 'text/markdown' } });
  expect(await markdown.text()).toContain('- Opening hours: Monday–Friday 10:00–18:00; Sunday closed');
  expect((await get('/pages/stores/bergen')).status).toBe(404);
});

test('a long list has pages, in HTML and Markdown, and one past its end leads back', async () => {
  const linked = (html: string) => [...new Set(html.match(/maker-\d\d/gu))];
  const [first, second] = [await page('/pages/makers'), await page('/pages/makers?page=2&utm_source=mail')];
  expect([linked(first).length, linked(second)]).toEqual([48, ['maker-49', 'maker-50']]);
  expect(first).toMatch(/<a href="\/pages\/makers\?page=2" rel="next"/u);
  expect(second).toContain('<title>Makers, page 2');
  expect(second).toContain(`<link rel="canonical" href="${shop.url}/pages/makers?page=2"`);
  const markdown = await fetch(`${shop.url}/pages/makers`, { headers: { accept: 'text/markdown' } });
  expect(await markdown.text()).toContain(`[Next page](${shop.url}/pages/makers?page=2)`);
  const past = await get('/pages/makers?page=3');
  expect([past.status, await past.text()]).toEqual([404, expect.stringContaining('href="/pages/makers?page=2"')]);
  expect(linked(await page('/sitemaps/pages-1.xml'))).toHaveLength(50);
});

test('search engines are told what an entry is, and where it is', async () => {
  const { '@graph': things } = JSON.parse(
    /<script type="application\/ld\+json">(.+?)<\/script>/su.exec(await page('/pages/stores/oslo'))?.[1] ?? '{}',
  );
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'Store',
      name: 'Oslo workshop',
      address: 'Storgata 5, Oslo',
      openingHoursSpecification: [
        expect.objectContaining({ opens: '10:00', closes: '18:00' }),
        expect.objectContaining({ dayOfWeek: ['https://schema.org/Sunday'], opens: '00:00', closes: '00:00' }),
      ],
    }),
  );
  const sitemap = await page('/sitemaps/pages-1.xml');
  for (const path of ['/pages/stores', '/pages/stores/oslo']) expect(sitemap).toContain(`${path}</loc>`);
  expect(await page('/llms.txt')).toContain('/pages/stores)');
});

test('search and the assistant find entries by their fields', async () => {
  expect(await page('/search?q=sharpening')).toContain('href="/pages/stores/oslo"');
  for (const question of ['When is the Oslo workshop open?', 'Where do you do sharpening?']) {
    const answer = await fetch(`${shop.url}/assistant`, {
      method: 'POST',
      body: new URLSearchParams({ message: question }),
    });
    expect(await answer.text()).toContain('href="/pages/stores/oslo"');
  }
});

test('a changed entry is shown at once, and a wrong one is refused by line', async () => {
  const path = join(shop.folder, 'content/entries/stores/oslo.md');
  const before = readFileSync(path, 'utf8');
  expect(await page('/pages/stores/oslo')).toContain('10:00–18:00');
  write('content/entries/stores/oslo.md', before.replace('10:00-18:00', '18:00-10:00'));
  const push = () => command('content', 'push', path, '--publish');
  expect(push).toThrow(/oslo\.md:5: "hours\.mon-fri" must be closed, or times such as 10:00-18:00\./u);
  expect(await page('/pages/stores/oslo')).toContain('10:00–18:00');
  write('content/entries/stores/oslo.md', before.replace('10:00-18:00', '09:00-17:00'));
  push();
  expect(await page('/pages/stores/oslo')).toContain('09:00–17:00');
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

test('the cart says once that a price has changed since it was shown, and so does the checkout', async () => {
  const shopper = openShopperSession(shop.url);
  await shopper.post('/cart', { action: 'add', variant: await variantOnPage(shop.url, '/products/twine') });
  const shows = async (path: string, text: string) => (await (await shopper.get(path)).text()).includes(text);
  expect(await shows('/cart', 'Price changed')).toBe(false);
  write('prices.csv', 'Handle,Price\ntwine,7.00\n');
  command('import', join(shop.folder, 'prices.csv'));
  expect(await shows('/cart/drawer', 'Price changed: now €7, was €6.')).toBe(true);
  expect(await shows('/cart', 'Price changed')).toBe(false);
  write('prices.csv', 'Handle,Price\ntwine,6.00\n');
  command('import', join(shop.folder, 'prices.csv'));
  expect(await shows('/checkout', 'Price changed: now €6, was €7.')).toBe(true);
  expect(await shows('/checkout', 'Price changed')).toBe(false);
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

test('another language waits for the next start, so that no page mixes two', async () => {
  const path = join(shop.folder, 'content/shop.yaml');
  const before = readFileSync(path, 'utf8');
  write('content/shop.yaml', before.replace('language: en-GB', 'language: nb-NO'));
  command('content', 'push', path, '--publish');
  const html = await page('/products/saw');
  expect(html).toContain('<html lang="en-GB"');
  expect(html).toContain('Add to cart');
  write('content/shop.yaml', before);
  command('content', 'push', path, '--publish', '--force');
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
