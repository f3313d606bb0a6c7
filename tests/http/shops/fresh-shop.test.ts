import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBuyer } from '../../fixtures/site.ts';
import { brokenPages, crawl, linksOf } from '../../helpers/crawl.ts';
import { firstText } from '../../helpers/html.ts';
import { openShopperSession, variantOnPage } from '../../helpers/shopper-session.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ SEED_DEMO: 'false' });
  command('import', file('products.csv', 'Handle,Title,Price\nradio,Kitchen radio,59.00\n'));
});
afterAll(() => shop.stop());

function command(...args: readonly string[]): void {
  const env = { ...process.env, DATA_DIR: shop.folder, SEED_DEMO: 'false' };
  execFileSync(process.execPath, ['src/cli/shop.ts', ...args], { env });
}

function file(name: string, text: string): string {
  const path = join(shop.folder, 'files', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const page = async (path: string) => (await fetch(shop.url + path)).text();

test('no link of a shop without any content is broken', async () => {
  const starts = ['/', '/about', '/products/radio', '/cart', '/search?q=none', '/policies', '/blogs', '/assistant'];
  expect(brokenPages(await crawl(shop.url, starts))).toEqual([]);
});

test('pages of a shop without any content leave out what they have no words for', async () => {
  const home = await page('/');
  expect(firstText(home, 'title')).toBe('My shop');
  expect(home).not.toContain('name="description"');
  const radio = await page('/products/radio');
  expect(radio).not.toMatch(/<summary>\s*Description/u);
  expect(radio).not.toContain('()');
});

test('the name of a shop without a logo is not clipped, which would cut the marks of its capitals', async () => {
  const wordmarks = (await page('/')).match(/<svg[^>]*>\s*<text/gu) ?? [];
  expect(wordmarks).toHaveLength(2);
  for (const each of wordmarks) expect(each).toContain('overflow="visible"');
});

test.each(['/cart', '/wishlist'])(
  '%s leads to all products, and to no collections where there are none',
  async (path) => {
    const html = await page(path);
    expect(html).toContain('href="/collections/all"');
    expect(html).not.toContain('href="/collections"');
  },
);

test('a shop without policies says so', async () => {
  expect(await (await fetch(`${shop.url}/policies`)).text()).toContain('This shop hasn’t published its policies yet.');
});

test('the checkout and the order of a shop without policies have no broken link', async () => {
  const shopper = openShopperSession(shop.url);
  const variant = await variantOnPage(shop.url, '/products/radio');
  await shopper.post('/cart', { action: 'add', variant });
  const checkout = await (await shopper.get('/checkout')).text();
  expect(checkout).toContain('Checkout');
  expect(checkout).not.toContain('agree to our');
  const found = await Promise.all(linksOf(shop.url, checkout, '/checkout').map((path) => shopper.get(path)));
  expect(found.filter(({ status }) => status >= 400).map(({ url }) => url)).toEqual([]);
  const placed = await shopper.post('/checkout', { action: 'order', ...sampleBuyer });
  expect([303, 409, 422]).toContain(placed.status);
});

test('the page about a shop is made of its profile until one is written', async () => {
  expect(await page('/about')).toContain('About My shop');
  const markdown = await fetch(`${shop.url}/about`, { headers: { accept: 'text/markdown' } });
  expect(await markdown.text()).toContain('# About My shop');
  command('content', 'push', file('pages/about.md', '---\ntitle: Our story\n---\nIt began in 1987.\n'), '--publish');
  const html = await page('/about');
  expect(html).toContain('It began in 1987.');
  expect(html).not.toContain('About My shop');
});

test('the text below the front matter of a page is on the page, in its Markdown and in the search', async () => {
  const sections = 'sections:\n  - { type: text, heading: First, body: one }\n';
  const text = `---\ntitle: Care\n${sections}---\n## Descaling\n\nUse **citric acid**.\n`;
  command('content', 'push', file('pages/care.md', text), '--publish');
  const html = await page('/pages/care');
  expect(html).toMatch(/First[\s\S]*<h2 id="descaling">Descaling<\/h2>\s*<p>Use <strong>citric acid<\/strong>\.<\/p>/);
  const markdown = await fetch(`${shop.url}/pages/care`, { headers: { accept: 'text/markdown' } });
  expect(await markdown.text()).toMatch(/## First[\s\S]*## Descaling\n\nUse \*\*citric acid\*\*\./);
  expect(await page('/search?q=citric+acid')).toContain('/pages/care');
});

test('an article that is published with its blog is found', async () => {
  const blog = file('blogs/workshop.yaml', 'title: Workshop\n');
  const article = file('blogs/workshop/first.md', '---\ntitle: First\n---\nWe repair radios.\n');
  expect(() => command('content', 'push', article, '--publish')).toThrow(/there is no blog "workshop"/);
  command('content', 'push', article, blog, '--publish');
  expect(await page('/blogs/workshop/first')).toContain('We repair radios.');
});

test('cart and checkout of a shop that delivers nowhere say so in place of a button and a form', async () => {
  command('content', 'push', file('content/shop.yaml', 'name: Radios\nlanguage: en-GB\n'), '--publish');
  const shopper = openShopperSession(shop.url);
  await shopper.post('/cart', { action: 'add', variant: await variantOnPage(shop.url, '/products/radio') });
  const cart = await (await shopper.get('/cart')).text();
  expect(cart).toMatch(/You can’t order here yet\.<\/b>\s+This shop hasn’t said where it delivers\./);
  expect(cart).not.toMatch(/Calculated at checkout|Delivery to|href="\/checkout"/);
  const checkout = await (await shopper.get('/checkout')).text();
  expect(firstText(checkout, 'h1')).toBe('You can’t order here yet');
  expect(checkout).not.toContain('name="country"');
  expect(checkout).not.toContain('choose another one');
});
