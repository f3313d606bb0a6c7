import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes } from '../../helpers/html.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ SEED_DEMO: 'false', IMAGE_HOSTS: 'img.example.net, https://pictures.example.org:8443/' });
  importProducts('clock,Alarm clock,19.00,\n');
});
afterAll(() => shop.stop());

/** In a process of its own, as a merchant does. */
function importProducts(rows: string): void {
  const file = join(shop.folder, 'products.csv');
  writeFileSync(file, `Handle,Title,Price,Image Src\n${rows}`);
  const env = { ...process.env, DATA_DIR: shop.folder, SEED_DEMO: 'false' };
  execFileSync(process.execPath, ['src/cli/shop.ts', 'import', file, '--keep-remote'], { env });
}

/** The sources that the policy of a response allows pictures from. */
function imageSources({ headers }: Response): readonly string[] {
  const policy = headers.get('content-security-policy') ?? '';
  return /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
}

const named = ["'self'", 'data:', 'https://img.example.net', 'https://pictures.example.org:8443'];
const cdn = 'https://cdn.example.com';

test('hosts that the merchant names are allowed', async () => {
  expect(imageSources(await fetch(shop.url))).toEqual(named);
});

test('pictures of imported products are on their pages, which allow their host', async () => {
  importProducts(`radio,Kitchen radio,59.00,${cdn}/shop/radio.jpg?v=2\n`);
  for (const path of ['/products/radio', '/collections/all', '/search?q=radio']) {
    const answer = await fetch(shop.url + path);
    expect(attributes(await answer.text(), 'img', 'src'), path).toContain(`${cdn}/shop/radio.jpg?v=2`);
    expect(imageSources(answer), path).toEqual([...named, cdn]);
  }
});

test('pages that were cached before an import allow its hosts after it, also where the browser has them', async () => {
  const paths = ['/', '/products/clock', '/none', '/cart', '/robots.txt'];
  const before = await Promise.all(paths.map((path) => fetch(shop.url + path)));
  const cached = await fetch(`${shop.url}/products/clock`);
  expect(cached.headers.get('cache-status')).toBe('storefront; hit');
  expect(imageSources(cached)).toEqual([...named, cdn]);
  importProducts('lamp,Desk lamp,29.00,https://lamps.example/lamp.jpg\n');
  for (const path of paths)
    expect(imageSources(await fetch(shop.url + path)), path).toEqual([...named, cdn, 'https://lamps.example']);
  const etag = before[1]?.headers.get('etag') ?? '';
  const conditional = await fetch(`${shop.url}/products/clock`, { headers: { 'if-none-match': etag } });
  expect(conditional.status).toBe(200);
});

test('another product on a known host leaves cached pages as they are', async () => {
  await fetch(`${shop.url}/products/clock`);
  importProducts(`kettle,Kettle,39.00,${cdn}/kettle.jpg\n`);
  const answer = await fetch(`${shop.url}/products/clock`);
  expect(imageSources(answer)).toEqual([...named, cdn, 'https://lamps.example']);
});

test('a host that a policy would read as more than itself is not allowed', async () => {
  const addresses = ['https://*/a.jpg', 'https://a;script-src/a.jpg', 'https://*.example.com/a.jpg'];
  importProducts(addresses.map((address, index) => `odd${index},Odd,1.00,"${address}"\n`).join(''));
  const answer = await fetch(`${shop.url}/products/odd0`);
  expect(answer.status).toBe(200);
  expect(imageSources(answer)).toEqual([...named, cdn, 'https://lamps.example']);
});

test('pictures available only over http are on the pages of a shop without https, which allow them', async () => {
  importProducts('vase,Vase,59.00,http://old.example/vase.jpg\n');
  const answer = await fetch(`${shop.url}/products/vase`);
  expect(attributes(await answer.text(), 'img', 'src')).toContain('http://old.example/vase.jpg');
  expect(imageSources(answer)).toContain('http://old.example');
});
