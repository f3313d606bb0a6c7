import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes } from '../helpers/html.ts';
import { startShop, type RunningShop } from '../helpers/start-shop.ts';

const csv = `Handle,Title,Body (HTML),Vendor,Type,Variant Price,Battery life
radio,Kitchen radio,<p>Plays.</p>,Alder,Radio,59.00,12 hours
clock,Alarm clock,<p>Rings.</p>,Alder,Clock,19.00,
`;

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ SEED_DEMO: 'false' });
  writeFileSync(join(shop.folder, 'products.csv'), csv);
  const env = { ...process.env, DATA_DIR: shop.folder, SEED_DEMO: 'false' };
  execFileSync(process.execPath, ['src/cli/shop.ts', 'import', join(shop.folder, 'products.csv')], { env });
});
afterAll(() => shop.stop());

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

test.for(paths)('%s of a shop of one’s own says nothing of the demo shop', async (path) => {
  const html = await page(path);
  expect(html).toContain('My shop');
  expect(html).not.toMatch(/halden|\bobjects?\b|shelves/iu);
});

test('what the shop has not said leaves no gaps', async () => {
  const html = await page('/');
  expect(html).not.toContain('mailto:');
  expect(html).not.toMatch(/>\s*,|, ,|Write to\s*</u);
});

test('products can be reached from a home page that nobody wrote', async () => {
  const links = attributes(await page('/'), 'a', 'href');
  expect(links).toEqual(expect.arrayContaining(['/collections/all', '/products/radio', '/products/clock']));
});

test('attributes of imported products are on their pages', async () => {
  const html = await page('/products/radio');
  expect(html).toMatch(/<dt>Battery life<\/dt>\s*<dd>12 hours<\/dd>/u);
});

test('the icon is the shop’s first letter', async () => {
  const answer = await fetch(`${shop.url}/icon.svg`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toContain('>M</text>');
});
