import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { notFoundPaths, pageKinds } from '../../fixtures/page-kinds.ts';
import { sitemapPaths } from '../../helpers/html.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

/** Lists of the whole catalog, and bestsellers on empty results: any product may change them. */
const catalogueWide = /^\/(?:search|collections\/all|sitemaps\/products)\b|\/nothing(?:-here)?$/;

test('an edited product invalidates exactly the pages that show it and the lists of everything', async () => {
  const { url, shop } = await openShop();
  const cached = await warmAllPages(url);
  await shop('price', 'MORG-MUG-SAN', '123.45');
  const rerendered = await rerenderedPages(url, cached);
  const showing = [...cached].filter(([, text]) => text.includes('/products/morgen-mug')).map(([path]) => path);
  expect(rerendered.filter((path) => !showing.includes(path) && !catalogueWide.test(path))).toEqual([]);
  expect(showing.filter((path) => !rerendered.includes(path))).toEqual([]);
  expect([showing.length > 3, cached.size - rerendered.length > 80]).toEqual([true, true]);
});

test('a product that sells out invalidates no content page that does not show it', async () => {
  const { url, shop } = await openShop();
  const cached = await warmAllPages(url);
  await shop('stock', 'HOLM-PLA', '0');
  const rerendered = await rerenderedPages(url, cached);
  expect(rerendered).toContain('/products/holme-platter');
  const blind = rerendered.filter((path) => !cached.get(path)?.includes('/products/holme-platter'));
  expect(blind.filter((path) => !catalogueWide.test(path) && !path.startsWith('/products/'))).toEqual([]);
});

async function openShop() {
  const running = await startShop();
  onTestFinished(running.stop);
  return { ...running, shop: async (...args: string[]) => command(running, args) };
}

async function command({ folder }: RunningShop, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, ['src/cli/shop.ts', ...args], { env });
}

/** Every cached page of the shop by its path. */
async function warmAllPages(url: string): Promise<ReadonlyMap<string, string>> {
  const cached = new Map<string, string>();
  for (const path of new Set([...Object.values(pageKinds), ...notFoundPaths, ...(await sitemapPaths(url))])) {
    await fetchWithStatus(url, path);
    const { text, cache } = await fetchWithStatus(url, path);
    if (cache === 'storefront; hit') cached.set(path, text);
  }
  return cached;
}

async function rerenderedPages(url: string, cached: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const seen = await Promise.all(
    [...cached.keys()].map(async (path) => ({ path, ...(await fetchWithStatus(url, path)) })),
  );
  return seen.filter(({ cache }) => cache !== 'storefront; hit').map(({ path }) => path);
}

interface CachedResponse {
  readonly text: string;
  readonly cache: string;
}

async function fetchWithStatus(url: string, path: string): Promise<CachedResponse> {
  const answer = await fetch(url + path);
  return { text: await answer.text(), cache: answer.headers.get('cache-status') ?? '' };
}
