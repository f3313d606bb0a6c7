import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes } from '../../helpers/html.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

const csv = `Handle,Title,Body (HTML),Vendor,Type,Variant Price,Battery life
radio,Kitchen radio,<p>Plays.</p>,Alder,Radio,59.00,12 hours
clock,Alarm clock,<p>Rings.</p>,Alder,Clock,19.00,
`;

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ SEED_DEMO: 'false' });
  writeFileSync(join(shop.folder, 'products.csv'), csv);
  command('import', join(shop.folder, 'products.csv'));
});
afterAll(() => shop.stop());

function command(...args: readonly string[]): void {
  const env = { ...process.env, DATA_DIR: shop.folder, SEED_DEMO: 'false' };
  execFileSync(process.execPath, ['src/cli/shop.ts', ...args], { env });
}

const page = async (path: string) => (await fetch(shop.url + path)).text();
const paths = [
  '/',
  '/collections',
  '/collections/all',
  '/products/radio',
  '/search?q=nothing-has-this',
  '/cart',
  '/none',
];

test.for(paths)('%s of an imported shop contains nothing of the demo shop', async (path) => {
  const html = await page(path);
  expect(html).toContain('My shop');
  expect(html).not.toMatch(/halden|\bobjects?\b|shelves/iu);
});

test('missing profile fields leave no gaps', async () => {
  const html = await page('/');
  expect(html).not.toContain('mailto:');
  expect(html).not.toMatch(/>\s*,|, ,|Write to\s*</u);
});

test('the default home page links to products', async () => {
  const links = attributes(await page('/'), 'a', 'href');
  expect(links).toEqual(expect.arrayContaining(['/collections/all', '/products/radio', '/products/clock']));
});

test('the menus of a shop without collections lead to its types of products', async () => {
  const shown = (await page('/')).match(/<nav class="shop-menu"[^]*?<\/nav>/u)?.[0] ?? '';
  const links = attributes(shown, 'a', 'href');
  expect(links).toHaveLength(3);
  expect(links[2]).toBe('/collections/all');
  for (const [href, listed, other] of [
    [links[0] ?? '', 'clock', 'radio'],
    [links[1] ?? '', 'radio', 'clock'],
  ] as const) {
    const narrowed = await page(href);
    expect(narrowed).toContain(`/products/${listed}`);
    expect(narrowed).not.toContain(`/products/${other}`);
  }
});

test('imported attributes are on product pages', async () => {
  const html = await page('/products/radio');
  expect(html).toMatch(/<dt>Battery life<\/dt>\s*<dd>12 hours<\/dd>/u);
});

test('the default icon is the first letter of the shop’s name', async () => {
  const answer = await fetch(`${shop.url}/icon.svg`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toContain('>M</text>');
});

test('the icon is found under its usual address, and in the manifest with the name of the shop', async () => {
  const favicon = await fetch(`${shop.url}/favicon.ico`);
  expect([favicon.url, favicon.headers.get('content-type')]).toEqual([`${shop.url}/icon.svg`, 'image/svg+xml']);
  expect(attributes(await page('/'), 'link', 'href')).toContain('/manifest.webmanifest');
  const manifest = await fetch(`${shop.url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'My shop', start_url: '/', icons: { 0: { src: '/icon.svg' } } });
});

test('devices find the icon as PNG pictures', async () => {
  expect(attributes(await page('/'), 'link', 'href')).toContain('/apple-touch-icon.png');
  const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, 'icon-maskable': 512 };
  for (const [name, size] of Object.entries(sizes)) {
    const answer = await fetch(`${shop.url}/${name}.png`);
    expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/png']);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: size, height: size });
  }
  expect((await fetch(`${shop.url}/icon-640.png`)).status).toBe(404);
});

test('a pushed profile is on all pages, with prices in its currency', async () => {
  const folder = join(shop.folder, 'content');
  command('content', 'pull', '--into', folder, 'profile');
  const file = join(folder, 'shop.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('My shop', 'Alder').replace('EUR', 'NOK'));
  command('content', 'push', file, '--publish');
  const html = await page('/products/radio');
  expect(html).toContain('Alder');
  expect(html).toContain('NOK\u00a059');
  expect(html).not.toMatch(/My shop|€/u);
});
