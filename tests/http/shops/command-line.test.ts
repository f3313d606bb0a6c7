import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../helpers/servers/free-port.ts';
import { startShop } from '../../helpers/start-shop.ts';
import { startValkey } from '../../helpers/servers/start-valkey.ts';

const path = '/products/morgen-mug';

interface FetchedPage {
  readonly text: string;
  readonly cache: string;
}

async function fetchPage(url: string): Promise<FetchedPage> {
  const answer = await fetch(url + path);
  return { text: await answer.text(), cache: answer.headers.get('cache-status') ?? '' };
}

/** Two processes of one shop, and its command line. */
async function openShops(environment: Readonly<Record<string, string>> = {}) {
  const METRICS_PORT = String(await freePort());
  const first = await startShop({ ...environment, METRICS_PORT });
  onTestFinished(first.stop);
  const second = await startShop({ ...environment, DATA_DIR: first.folder });
  onTestFinished(second.stop);
  const env = { ...process.env, ...environment, DATA_DIR: first.folder, METRICS_PORT, PORT: new URL(first.url).port };
  const shop = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, ['src/cli/shop.ts', ...args], { env })).stdout;
  return { urls: [first.url, second.url], shop };
}

const hitEverywhere = async (urls: readonly string[]): Promise<boolean> =>
  (await Promise.all(urls.map(fetchPage))).every(({ cache }) => cache === 'storefront; hit');

test('a price set on the command line is on the page of every process when the command ends', async () => {
  const { urls, shop } = await openShops();
  const older: string[] = [];
  for (const price of ['123.45', '67.89', '101.01', '23.32', '45.54']) {
    await expect.poll(async () => hitEverywhere(urls)).toBe(true);
    await shop('price', 'MORG-MUG-SAN', price);
    const pages = await Promise.all(urls.map(fetchPage));
    older.push(...pages.filter(({ text }) => !text.includes(price)).map(() => price));
  }
  expect(older).toEqual([]);
});

test('over Valkey a price is on every page when the command ends, and without Valkey the command warns', async () => {
  const server = await startValkey();
  const { urls, shop } = await openShops({ CACHE_LOG: server.url });
  await expect.poll(async () => hitEverywhere(urls)).toBe(true);
  await shop('price', 'MORG-MUG-SAN', '123.45');
  expect((await Promise.all(urls.map(fetchPage))).map(({ text }) => text.includes('123.45'))).toEqual([true, true]);
  await server.kill();
  await expect(shop('price', 'MORG-MUG-SAN', '67.89')).rejects.toMatchObject({
    code: 69,
    stderr: expect.stringContaining('so pages may show it a few seconds late'),
  });
  await expect.poll(async () => (await fetchPage(urls[0] ?? '')).text).toContain('67.89');
});

test.each([
  [`https://shop.example${path}?utm_source=x`, 'storefront; fwd=stale; stored'],
  // What a tag stands for is read again; the page is only rendered if it has changed.
  ['product-handle:morgen-mug', 'storefront; fwd=stale; fwd-status=304; stored'],
  ['all', 'storefront; fwd=stale; stored'],
])('after a purge of %s no process serves its cached page unchecked', async (subject, status) => {
  const { urls, shop } = await openShops();
  await expect.poll(async () => hitEverywhere(urls)).toBe(true);
  await shop('cache', 'purge', subject);
  const after = await Promise.all(urls.map(fetchPage));
  expect(after.map(({ cache }) => cache)).toEqual(urls.map(() => status));
  expect(await hitEverywhere(urls)).toBe(true);
});

test('cache explain reports a page and a tag, and webhooks can be sent, listed, shown and replayed', async () => {
  const { urls, shop } = await openShops();
  await expect.poll(async () => hitEverywhere(urls)).toBe(true);
  const explained = JSON.parse(await shop('cache', 'explain', path));
  expect(explained).toMatchObject({ key: path, page: { state: 'fresh' } });
  expect(explained.page.tags).toContain('product-handle:morgen-mug');
  expect(await shop('cache', 'explain', 'product-handle:morgen-mug')).toContain(`"key": "${path}"`);
  expect(await shop('webhooks', 'send', 'morgen-mug')).toMatch(/^200 .*"product-handle:morgen-mug"/);
  const [newest = ''] = (await shop('webhooks', 'list')).split('\n');
  expect(newest).toContain('accepted');
  const number = newest.trim().split(' ', 1)[0] ?? '';
  expect(JSON.parse(await shop('webhooks', 'show', number))).toMatchObject({ verdict: 'accepted', pages: [path] });
  await expect.poll(async () => hitEverywhere(urls)).toBe(true);
  expect(await shop('webhooks', 'replay', number, '--dry-run')).toContain('product-handle:morgen-mug');
  expect(await hitEverywhere(urls)).toBe(true);
  await shop('webhooks', 'replay', number);
  expect(await hitEverywhere(urls)).toBe(false);
});
