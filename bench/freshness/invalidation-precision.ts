import { setTimeout as delay } from 'node:timers/promises';
import { routes } from '#routes.ts';
import { startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';
import { sitemapPaths } from '#tests/helpers/html.ts';
import { comparePages, type PageCounts } from '#tests/helpers/precision/compare-pages.ts';
import { editEmulator, subscribeShops } from '#tests/helpers/precision/edit-emulator.ts';
import { createRandom } from '../catalog/random.ts';
import { type ReportRow, writeReport } from '../harness/report.ts';
import { startBuiltServer } from '../harness/start-built-server.ts';

/**
 * Which pages random edits of a shop on an emulated Shopify invalidate: after each edit every page of the sitemap is read
 * from one server, and rendered by another that keeps nothing. A page with other bytes must not come from the cache; one
 * that is rendered again should have other bytes. Needs `npm run build`.
 * `node bench/freshness/invalidation-precision.ts [edits] [products] [seed]`
 */
const edits = Number(process.argv[2] ?? 1000);
const products = Number(process.argv[3] ?? 40);
const random = createRandom(Number(process.argv[4] ?? 1));

const emulator = await startShopifyEmulator({ data: generatedShop(products) });
const environment = { ...emulator.environment, COUNTRY: 'DE' };
const cached = await startBuiltServer(environment);
const rendering = await startBuiltServer({ ...environment, CACHE_PAGES: 'false', CACHE_MEGABYTES: '0' });

try {
  const urls = [cached.url, rendering.url] as const;
  for (const url of urls) while ((await fetch(url + routes.ready())).status !== 200) await delay(100);
  subscribeShops(emulator, urls);
  const paths = ['/', '/collections/all', ...(await sitemapPaths(cached.url))];
  const shop = { cached: cached.url, rendering: rendering.url, edit: async () => editEmulator(emulator, random) };
  const { counts, byKind, missed } = await comparePages(shop, { paths, edits, random });
  for (const each of missed) console.log(`missed: ${each}`);
  const touched = [...byKind].filter(([, { invalidated }]) => invalidated > 0);
  writeReport('invalidation-precision', [...touched, [`all ${edits} edits`, counts] as const].map(rowOf), [
    { what: 'pages with changed bytes that came from the cache', measured: counts.missed, atMost: 0 },
    {
      what: 'share of the pages with an invalidated tag whose bytes were equal',
      measured: (counts.invalidated - counts.changed) / counts.invalidated,
      atMost: 0.02,
    },
    {
      what: 'share of the pages rendered again whose bytes were equal',
      measured: counts.needless / counts.rendered,
      atMost: 0.02,
    },
  ]);
} finally {
  await cached.stop();
  await rendering.stop();
  await emulator.close();
}

/** `tagged`: by tags, which is when CDNs are told to purge a page. */
function rowOf([edit, { pages, changed, invalidated, confirmed, rendered, needless }]: readonly [
  string,
  PageCounts,
]): ReportRow {
  return { edit, pages, changed, tagged: invalidated, confirmed, rendered, 'rendered, equal': needless };
}
