import { setTimeout as delay } from 'node:timers/promises';
import { routes } from '#routes.ts';
import type { ShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import type { ShopifyProduct } from '#tests/emulators/shopify/shop-data.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';
import { sitemapPaths } from '#tests/helpers/html.ts';
import { createRandom, type RandomSource } from './catalog/random.ts';
import { writeReport } from './harness/report.ts';
import { startBuiltServer } from './harness/start-built-server.ts';

/**
 * Which pages random edits of a shop on an emulated Shopify invalidate: after each edit every page of the sitemap is read
 * from the page cache of one server, and rendered by another that caches nothing. A page with other bytes must not come
 * from the cache; one that was rendered again should have other bytes. Needs `npm run build`.
 * `node bench/invalidation-precision.ts [edits] [products] [seed]`
 */
const edits = Number(process.argv[2] ?? 1000);
const products = Number(process.argv[3] ?? 40);
const random = createRandom(Number(process.argv[4] ?? 1));

const emulator = await startShopifyEmulator({ data: generatedShop(products) });
const environment = { ...emulator.environment, COUNTRY: 'DE' };
const cached = await startBuiltServer(environment);
const rendering = await startBuiltServer({ ...environment, CACHE_PAGES: 'false' });
const counts = { pages: 0, changed: 0, missed: 0, rendered: 0, needless: 0 };
const missed = new Set<string>();

try {
  for (const { url } of [cached, rendering]) {
    while ((await fetch(url + routes.ready())).status !== 200) await delay(100);
    for (const topic of ['products/update', 'collections/update', 'inventory_levels/update', 'products/delete'])
      emulator.webhooks.subscribe(topic, url + routes.webhooks());
  }
  let paths = ['/', '/collections/all', ...(await sitemapPaths(cached.url))];
  // Recommendations are read after the first visit.
  for (let visits = 0; visits < 3; visits += 1) {
    await readAll(cached.url, paths);
    await readAll(rendering.url, paths);
    await delay(3000);
  }
  // What is never cached is not invalidated either.
  const warm = await readAll(cached.url, paths);
  paths = paths.filter((path) => warm.get(path)?.isHit);
  let before = await readAll(rendering.url, paths);
  for (let edit = 0; edit < edits; edit += 1) {
    editAtRandom(emulator, random);
    const statuses = await emulator.webhooks.settled();
    if (statuses.some((status) => status !== 200))
      throw new Error(`A delivery was answered with ${statuses.join(', ')}.`);
    const served = await readAll(cached.url, paths);
    const after = await readAll(rendering.url, paths);
    paths = paths.filter((path) => count(path, { before, served, after }));
    before = after;
  }
  writeReport(
    'invalidation-precision',
    [{ edits, ...counts, missedPages: [...missed].slice(0, 5).join(' ') }],
    [
      { what: 'pages with changed bytes that came from the cache', measured: counts.missed, atMost: 0 },
      {
        what: 'share of the pages rendered again whose bytes were equal',
        measured: counts.needless / counts.rendered,
        atMost: 0.02,
      },
    ],
  );
} finally {
  await cached.stop();
  await rendering.stop();
  await emulator.close();
}

interface ReadPage {
  readonly text: string;
  readonly isHit: boolean;
}

type ReadPages = ReadonlyMap<string, ReadPage>;

async function readAll(url: string, paths: readonly string[]): Promise<ReadPages> {
  const pages = new Map<string, ReadPage>();
  for (const path of paths) {
    const response = await fetch(url + path);
    const isHit = (response.headers.get('cache-status') ?? '').includes('hit');
    pages.set(path, { text: withoutOrigin(await response.text(), url), isHit });
  }
  return pages;
}

/** The servers differ in their ports. */
function withoutOrigin(text: string, url: string): string {
  return text.replaceAll(url, '').replaceAll(new URL(url).host, '');
}

/** Counts what became of a page. */
function count(
  path: string,
  { before, served, after }: Readonly<Record<'before' | 'served' | 'after', ReadPages>>,
): boolean {
  const [old, shown, now] = [before.get(path), served.get(path), after.get(path)];
  if (!old || !shown || !now) return false;
  const isChanged = old.text !== now.text;
  counts.pages += 1;
  counts.changed += Number(isChanged);
  counts.rendered += Number(!shown.isHit);
  counts.needless += Number(!shown.isHit && !isChanged);
  if (shown.text === now.text) return true;
  counts.missed += 1;
  missed.add(path);
  return true;
}

/** A change as merchants make them: titles, prices, stock, texts, tags, titles of collections, and nothing visible. */
function editAtRandom({ edits: shop, store }: ShopifyEmulator, source: RandomSource): void {
  const below = (limit: number): number => source.below(limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const product = pick(store.products.allNewest());
  const collection = pick(store.collections.allNewest());
  const variant = pick(product.variants);
  const change = (fields: Partial<ShopifyProduct>): void => shop.updateProduct(product.id, fields);
  const kinds: readonly (() => void)[] = [
    () => change({ title: `${product.title.replace(/ \d+$/, '')} ${below(1000)}` }),
    () => change({ descriptionHtml: `<p>Text ${below(1000)}.</p>` }),
    () => change({ tags: [`tag-${below(5)}`] }),
    () => change({ vendor: `Maker ${below(5)}` }),
    () => change({}),
    () => shop.updateVariant(variant.id, { price: 500 + below(20_000) }),
    () => shop.setStock(variant.id, below(3)),
    () => shop.updateCollection(collection.id, { title: `${collection.title.replace(/ \d+$/, '')} ${below(100)}` }),
    () => shop.updateCollection(collection.id, {}),
  ];
  pick(kinds)();
}
