import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { notFoundPaths, pageKinds } from '../fixtures/page-kinds.ts';
import { sitemapPaths } from '../helpers/html.ts';
import { startShop, type RunningShop } from '../helpers/start-shop.ts';

/** Lists of the whole catalogue, and what sells best of it where nothing was found: any product may move them. */
const catalogueWide = /^\/(?:search|collections\/all|sitemaps\/products)\b|\/nothing(?:-here)?$/;

test('an edited product invalidates exactly the pages that show it and the lists of everything', async () => {
  const { url, shop } = await openShop();
  const kept = await warmAllPages(url);
  await shop('price', 'MORG-MUG-SAN', '123.45');
  const moved = await rerenderedPages(url, kept);
  const showing = [...kept].filter(([, text]) => text.includes('/products/morgen-mug')).map(([path]) => path);
  expect(moved.filter((path) => !showing.includes(path) && !catalogueWide.test(path))).toEqual([]);
  expect(showing.filter((path) => !moved.includes(path))).toEqual([]);
  expect([showing.length > 3, kept.size - moved.length > 80]).toEqual([true, true]);
});

test('a product that sells out invalidates no content page that does not show it', async () => {
  const { url, shop } = await openShop();
  const kept = await warmAllPages(url);
  await shop('stock', 'HOLM-PLA', '0');
  const moved = await rerenderedPages(url, kept);
  expect(moved).toContain('/products/holme-platter');
  const blind = moved.filter((path) => !kept.get(path)?.includes('/products/holme-platter'));
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

/** Every page of the shop that is kept, by its path. */
async function warmAllPages(url: string): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  for (const path of new Set([...Object.values(pageKinds), ...notFoundPaths, ...(await sitemapPaths(url))])) {
    await fetchWithStatus(url, path);
    const { text, cache } = await fetchWithStatus(url, path);
    if (cache === 'storefront; hit') kept.set(path, text);
  }
  return kept;
}

async function rerenderedPages(url: string, kept: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const seen = await Promise.all(
    [...kept.keys()].map(async (path) => ({ path, ...(await fetchWithStatus(url, path)) })),
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
