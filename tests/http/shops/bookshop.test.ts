import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBuyer } from '../../fixtures/site.ts';
import { brokenPages, crawl } from '../../helpers/crawl.ts';
import { attributes } from '../../helpers/html.ts';
import { openShopperSession, variantOnPage } from '../../helpers/shopper-session.ts';
import { bookshopSite, startBookshop } from '../../helpers/servers/start-bookshop.ts';
import type { RunningShop } from '../../helpers/start-shop.ts';

let shop: RunningShop;
// A build, an import with downloads, and a push.
beforeAll(async () => {
  shop = await startBookshop();
}, 300_000);
afterAll(() => shop?.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(shop.url + path, { headers });
const page = async (path: string) => (await get(path)).text();

function command(...args: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: shop.folder, SITE_DIR: bookshopSite, SEED_DEMO: 'false' };
  return execFileSync(process.execPath, ['src/cli/shop.ts', ...args], { env, encoding: 'utf8' });
}

test('theme check finds nothing in the theme of another shop', () => {
  expect(command('theme', 'check')).toBe('');
});

test('no link of another shop is broken, and no page names the demo shop', async () => {
  const pages = await crawl(shop.url);
  expect(brokenPages(pages)).toEqual([]);
  expect(pages.size).toBeGreaterThan(60);
  const withDemo = [...pages].filter(([, { html }]) => /halden|schibsted|newsreader/iu.test(html));
  expect(withDemo.map(([path]) => path)).toEqual([]);
});

test('the icon, the manifest and the color of browser bars are those of the theme', async () => {
  expect(await page('/')).toContain('<meta name="theme-color" content="#fdf2dc"');
  expect(await page('/')).toMatch(
    /<svg class="[^"]*" viewBox="0 0 243 38" aria-hidden="true"[^>]*><g fill="currentColor">/,
  );
  expect(await page('/icon.svg')).toContain('<linearGradient id="icon-night"');
  expect(await page('/icon.svg')).toMatch(/#4f35b5.*#ffc34d/su);
  const manifest = await (await get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Moth & Lantern', theme_color: '#fdf2dc', background_color: '#fdf2dc' });
});

test('its replaced components and its own section are shown, in HTML and Markdown', async () => {
  const html = await page('/');
  for (const part of ['moon-hero', 'night-footer', 'Torch under duvet']) expect(html).toContain(part);
  const markdown = await (await get('/', { accept: 'text/markdown' })).text();
  expect(markdown).toContain('## How old is the reader?');
  expect(markdown).toMatch(/\[8–11: Torch under duvet\]\(http[^)]+\/collections\/chapter-books\)/u);
});

test('downloaded pictures are served in the formats of the storefront', async () => {
  const html = await page('/products/goodnight-harbour');
  const [address = ''] = attributes(html, 'source', 'srcset').flatMap((set) => set.split(' ').slice(0, 1));
  const picture = await get(address);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(html).toContain('alt="Cover of Goodnight, Harbour"');
});

test('metafields of the file are filters, in the order of the settings', async () => {
  const html = await page('/collections/all');
  const names = Array.from(html.matchAll(/name="filter\.([^"]+)"/gu), ([, name = '']) => name);
  const order = [...new Set(names)].filter((name) => !name.startsWith('v.price') && !name.startsWith('v.availability'));
  expect(order).toEqual(['p.m.age', 'p.product_type', 'v.option.format', 'p.m.author', 'p.m.illustrator', 'p.vendor']);
  const filtered = await page('/collections/all?filter.p.m.age=0%E2%80%932');
  expect(filtered).toContain('/products/ten-tall-trees');
  expect(filtered).not.toContain('/products/the-lantern-keepers"');
});

test('a film of the file plays on the page of its product, in parts, and no list takes it for a picture', async () => {
  const answer = await get('/products/reading-light');
  expect(answer.headers.get('content-security-policy')).toContain("media-src 'self'");
  const html = await answer.text();
  const [film = ''] = /<video[^]*?<\/video>/u.exec(html) ?? [];
  expect(film).toMatch(/controls[^>]*preload="none"[^>]*poster="\/media\/[^>]*aria-label="The light comes on"/u);
  const [address = ''] = attributes(film, 'source', 'src');
  const part = await get(address, { range: 'bytes=0-99' });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  expect(await page('/collections/gifts')).not.toContain('/media/films/');
  const markdown = await (await get('/products/reading-light', { accept: 'text/markdown' })).text();
  expect(markdown).toContain(`[The light comes on](${shop.url}${address})`);
});

test('an address of the former shop leads to the product', async () => {
  const moved = await fetch(`${shop.url}/books/moth.html`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/products/moth-and-the-moon']);
});

test('events are a list of their own, with pages for search engines, and name the books that are read', async () => {
  expect(await page('/pages/events')).toContain('/pages/events/pyjama-evening');
  const event = await page('/pages/events/pyjama-evening');
  expect(event).toContain('"@type":"Event"');
  expect(event).toMatch(/href="\/products\//u);
  expect(await page('/sitemaps/pages-1.xml')).toContain(`${shop.url}/pages/events/pyjama-evening<`);
});

test('search finds a book by its title, its maker and a misspelling, and suggests it', async () => {
  for (const query of ['goodnight harbour', 'Bea Arden', 'godnight harbor'])
    expect(await page(`/search?q=${encodeURIComponent(query)}`), query).toContain('/products/goodnight-harbour');
  expect(await page('/search?q=zeppelin')).toContain('0 products for “zeppelin”');
  expect(await page('/search/suggest?q=goodn')).toContain('goodnight-harbour');
});

test('the assistant shows books of this shop within a price, and answers from its policies', async () => {
  const ask = async (message: string) => {
    const headers = { 'content-type': 'application/json', origin: shop.url };
    return (await fetch(`${shop.url}/api/chat`, { method: 'POST', headers, body: JSON.stringify({ message }) })).text();
  };
  const books = await ask('picture books about the sea under £10');
  expect(books).toContain('goodnight-harbour');
  expect(books).not.toContain('reading-light');
  expect(await ask('how long do I have to return a book?')).toMatch(/30 days|days/u);
});

test('a purchase with a code goes through without a script', async () => {
  const shopper = openShopperSession(shop.url);
  const bedtime = await variantOnPage(shop.url, '/products/goodnight-harbour');
  const other = await variantOnPage(shop.url, '/products/make-a-map');
  for (const variant of [bedtime, other]) await shopper.post('/cart', { action: 'add', variant, quantity: '2' });
  await shopper.post('/cart', { action: 'apply-code', code: 'sleepy' });
  // 2 × £8.99 less a tenth, and 2 × £10.99: above the limit of free delivery.
  expect(await (await shopper.get('/cart')).text()).toContain('£38.16');
  const buyer = { ...sampleBuyer, street: '1 High Street', postcode: 'HR3 5AA', city: 'Hay-on-Wye', country: 'GB' };
  const placed = await shopper.post('/checkout', { action: 'order', ...buyer, method: 'post', total: '3816' });
  expect([placed.status, placed.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/orders\//u)]);
  const confirmation = await (await shopper.get(placed.headers.get('location') ?? '')).text();
  expect(confirmation).toContain('£38.16');
});

/** The emails about an order that the shop has sent. */
async function lettersAbout(number: string): Promise<readonly string[]> {
  const outbox = join(shop.folder, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const letters = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  // Long lines are broken (RFC 2045, 6.7).
  return letters.map((letter) => letter.replaceAll(/=\r?\n/gu, '')).filter((letter) => letter.includes(number));
}

/** Orders a copy of a book; gives the number of the order and the path of its page. */
async function orderBook(): Promise<{ readonly number: string; readonly path: string }> {
  const shopper = openShopperSession(shop.url);
  const variant = await variantOnPage(shop.url, '/products/ten-tall-trees');
  await shopper.post('/cart', { action: 'add', variant, quantity: '2' });
  const [, total = ''] = /name="total" value="(\d+)"/u.exec(await (await shopper.get('/checkout')).text()) ?? [];
  const buyer = { ...sampleBuyer, street: '1 High Street', postcode: 'HR3 5AA', city: 'Hay-on-Wye', country: 'GB' };
  const placed = await shopper.post('/checkout', { action: 'order', ...buyer, method: 'post', total });
  const path = placed.headers.get('location') ?? '';
  const [, number = ''] = /Order (\w+) is confirmed/u.exec(await page(path)) ?? [];
  return { number, path };
}

test('an order is confirmed by email, paid and sent, and its buyer is told where the parcel is', async () => {
  const { number, path } = await orderBook();
  await expect.poll(() => lettersAbout(number)).toEqual([expect.stringContaining('Moth & Lantern')]);
  command('orders', 'mark', number, 'paid');
  command('orders', 'mark', number, 'shipped', '1:1', '--tracking', 'https://carrier.example/moth');
  expect(await page(path)).toContain('href="https://carrier.example/moth"');
  expect(command('orders', 'show', number)).toMatch(/paid[^]*shipped/u);
  // What a command writes is sent with the next order.
  await orderBook();
  await expect.poll(() => lettersAbout(number)).toContainEqual(expect.stringContaining('https://carrier.example/moth'));
  expect((await lettersAbout(number)).join('\n')).not.toMatch(/halden/iu);
});
