import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { routes } from '#routes.ts';
import { createRandom } from '../../../bench/catalog/random.ts';
import { startShopifyEmulator } from '../../emulators/shopify/emulator.ts';
import { generatedShop } from '../../emulators/shopify/shops/generated-shop.ts';
import { sitemapPaths } from '../../helpers/html.ts';
import { comparePages } from '../../helpers/precision/compare-pages.ts';
import { editEmbedded } from '../../helpers/precision/edit-embedded.ts';
import { editEmulator, subscribeShops } from '../../helpers/precision/edit-emulator.ts';
import { type RunningShop, startShop } from '../../helpers/start-shop.ts';

/** Raise it, or change the seed, for a longer search: `RANDOM_EDITS=1000 RANDOM_SEED=7`. */
const edits = Number(process.env['RANDOM_EDITS'] ?? 40);
const random = createRandom(Number(process.env['RANDOM_SEED'] ?? 1));
/** A process that keeps nothing: what it shows is what the shop has. */
const keepsNothing = { CACHE_PAGES: 'false', CACHE_MEGABYTES: '0' };

const lists = [
  '/',
  '/collections',
  '/collections/all',
  '/collections/all?sort_by=price-ascending',
  '/collections/all?page=2',
  '/collections/all?filter.v.availability=1',
  '/products/nothing-here',
] as const;

async function startOne(environment: Readonly<Record<string, string>>): Promise<RunningShop> {
  const shop = await startShop(environment);
  onTestFinished(shop.stop);
  while ((await fetch(shop.url + routes.ready())).status !== 200) await delay(20);
  return shop;
}

/** Some pages of each kind: all would take minutes. */
async function somePaths(url: string): Promise<readonly string[]> {
  const byKind = Map.groupBy(await sitemapPaths(url), (path) => path.split('/')[1]);
  const few = [...byKind.values()].flatMap((paths) => createRandom(2).sample(paths, 3));
  return [...new Set([...lists, ...few])];
}

test('after each of many random edits of the embedded shop every page is as new as the edit', async () => {
  const cached = await startOne({ PLATFORM: 'embedded' });
  const rendering = await startOne({ PLATFORM: 'embedded', DATA_DIR: cached.folder, ...keepsNothing });
  const shop = openEmbeddedPlatform({ dataDir: cached.folder, chooseDemo: () => null, warn: () => {} });
  onTestFinished(async () => shop.close());
  const paths = [
    ...(await somePaths(cached.url)),
    '/search?q=mug',
    '/search?q=thing',
    '/products/morgen-mug?colour=sand',
  ];
  const edit = async (source: typeof random): Promise<string> => editEmbedded(shop.store, source);
  const { counts, missed } = await comparePages(
    { cached: cached.url, rendering: rendering.url, edit },
    { paths, edits, random },
  );
  expect(missed).toEqual([]);
  expect([counts.changed > edits, counts.confirmed > 2 * counts.needless]).toEqual([true, true]);
});

test('after each of many random edits on Shopify every page is as new as the answered delivery', async () => {
  const emulator = await startShopifyEmulator({ data: generatedShop(40) });
  onTestFinished(async () => emulator.close());
  const environment = { ...emulator.environment, COUNTRY: 'DE' };
  const cached = await startOne(environment);
  const rendering = await startOne({ ...environment, ...keepsNothing });
  subscribeShops(emulator, [cached.url, rendering.url]);
  const paths = [...(await somePaths(cached.url)), '/search?q=bowl', '/search?q=oak'];
  const edit = async (source: typeof random): Promise<string> => editEmulator(emulator, source);
  const { counts, missed } = await comparePages(
    { cached: cached.url, rendering: rendering.url, edit },
    { paths, edits, random },
  );
  expect(missed).toEqual([]);
  expect([counts.changed > edits, counts.confirmed > 2 * counts.needless]).toEqual([true, true]);
});
