import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { CacheTag } from '#cache/tags.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { readConfig } from '#config.ts';
import { openLog } from '#http/operations/log.ts';
import { routes } from '#routes.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { collectionRecord, pageRecord, productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { ask, textOf } from '#tests/helpers/cache-harness.ts';
import { memoryConnector } from '#tests/helpers/platform/memory-connector.ts';
import { memoryPlatform, type MemoryPlatform } from '#tests/helpers/platform/memory-platform.ts';
import { deliverySecret } from '#tests/helpers/send-delivery.ts';
import { compose, type Service } from '../compose.ts';
import { type Freshness, openFreshness } from '../freshness.ts';

interface VisitedShop extends Service {
  readonly freshness: Freshness;
}

const opened: VisitedShop[] = [];

afterEach(async () => {
  for (const { freshness, platform } of opened.splice(0)) {
    await freshness.close();
    await platform.close();
  }
});

function filledPlatform(): MemoryPlatform {
  const platform = memoryPlatform();
  platform.put(profileRecord());
  for (const id of ['p1', 'p2', 'p3']) platform.put(productRecord({ id }));
  platform.put(productRecord({ id: 'p4', listed: false }));
  platform.put(collectionRecord({ id: 'c1' }));
  platform.setMembers('c1', ['p3', 'p1', 'p4']);
  platform.put(pageRecord({ id: 'a', handle: 'about-us', body: 'We are *here*.' }));
  return platform;
}

const noWarning: (line: string) => void = () => {};

async function openShop(
  platform: MemoryPlatform,
  DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-copied-')),
  { SITE_DIR = '/no/such/folder', warn = noWarning } = {},
): Promise<VisitedShop> {
  const config = readConfig({ DATA_DIR, SITE_DIR });
  const connect = async () => ({ name: 'memory', connector: memoryConnector(platform) });
  const service = await compose(config, {
    origin: () => 'http://shop.test',
    warn,
    report: () => {},
    drawIcon: async () => null,
    connect,
  });
  const freshness = await openFreshness(config, { ...service, log: openLog('silent').log, metrics: () => '' });
  const shop = { ...service, freshness };
  opened.push(shop);
  return shop;
}

type ShopLocals = ReturnType<Service['locals']>;

let renders = 0;

/** Requests a page as a visitor does, through the cache. */
async function visit(shop: VisitedShop, path: string, read: (locals: ShopLocals) => Promise<unknown>): Promise<string> {
  const response = await ask(shop.freshness, path, async () => {
    renders += 1;
    const tags = new Set<CacheTag>();
    const request = { id: '', url: new URL(path, 'http://shop.test'), draft: null, format: 'html', clientAddress: '' };
    const tracker = {
      record: (tag: CacheTag) => tags.add(tag),
      limitFreshness: () => {},
      recordParameters: () => {},
      confirmBy: () => {},
    };
    const found = await read(shop.locals({ ...request, format: 'html' }, tracker));
    return { status: 200, headers: [], body: Buffer.from(String(found)), tags: [...tags] };
  });
  return textOf(response);
}

const titleOf = (handle: string) => async (locals: ShopLocals) =>
  (await locals.catalog.product(handle))?.title ?? 'none';

let deliveries = 0;

async function deliver({ freshness }: VisitedShop, changes: readonly ChangeReference[]): Promise<number> {
  deliveries += 1;
  const body = JSON.stringify({ type: 'product.changed', data: { changes } });
  const request = signRequest({ id: `msg_${deliveries}`, body, sentAt: Date.now() }, deliverySecret);
  const response = await freshness.apiRoutes.get(routes.webhooks())?.handle({
    id: '',
    method: 'POST',
    url: new URL(routes.webhooks(), 'http://shop.test'),
    headers: request.headers,
    clientAddress: '',
    body: Buffer.from(body),
    signal: new AbortController().signal,
    draft: null,
    format: 'html',
  });
  return response?.status ?? 0;
}

test('a shop in front of a platform opens with its catalog, profile and content', async () => {
  const { platform, content, context } = await openShop(filledPlatform());
  const reader = { context, draft: false, record: () => {} };
  const catalog = platform.catalog(reader);
  expect(await content.content(reader).profile()).toMatchObject({
    name: 'Sample shop',
    currency: 'EUR',
    locale: 'en-GB',
  });
  expect(context).toMatchObject({ country: 'NO', currency: 'EUR', language: 'en-GB' });
  const scope = { kind: 'collection', handle: 'collection-c1' } as const;
  const listing = await catalog.list({ scope, filters: noFilters, sort: null, page: 1 });
  expect(listing?.cards.map(({ id, variant }) => [id, variant.id])).toEqual([
    ['p3', 'p3-1'],
    ['p1', 'p1-1'],
  ]);
  expect(await catalog.productById('p4')).toMatchObject({ id: 'p4', listed: false });
  expect((await content.content(reader).page('about-us'))?.sections).toHaveLength(1);
});

test('after a delivery was answered with 200, visitors see the change', async () => {
  const platform = filledPlatform();
  const shop = await openShop(platform);
  expect(await visit(shop, '/products/product-p1', titleOf('product-p1'))).toBe('Product p1');
  expect(await visit(shop, '/products/product-p2', titleOf('product-p2'))).toBe('Product p2');
  const change = platform.put(productRecord({ id: 'p1', title: 'Renamed' }));
  expect(await visit(shop, '/products/product-p1', titleOf('product-p1'))).toBe('Product p1');
  renders = 0;
  expect(await deliver(shop, [change])).toBe(200);
  expect(await visit(shop, '/products/product-p1', titleOf('product-p1'))).toBe('Renamed');
  expect(await visit(shop, '/products/product-p2', titleOf('product-p2'))).toBe('Product p2');
  expect(renders).toBe(1);
});

test('a product that the copy does not have yet is looked up once for all visitors', async () => {
  const platform = filledPlatform();
  const shop = await openShop(platform);
  platform.put(productRecord({ id: 'p9', title: 'Brand new' }));
  const catalog = shop.platform.catalog({ context: shop.context, draft: false, record: () => {} });
  const found = await Promise.all(Array.from({ length: 100 }, async () => catalog.product('product-p9')));
  expect(new Set(found.map((product) => product?.title))).toEqual(new Set(['Brand new']));
  for (let visits = 0; visits < 5; visits += 1) expect(await catalog.product('no-such-product')).toBeNull();
  expect(platform.calls.find).toBe(2);
});

test('unknown handles ask the platform at most five times a second', async () => {
  const platform = filledPlatform();
  const shop = await openShop(platform);
  const expiries: number[] = [];
  const catalog = shop.platform.catalog({
    context: shop.context,
    draft: false,
    record: () => {},
    expireAt: (moment) => expiries.push(moment),
  });
  await Promise.all(Array.from({ length: 50 }, async (_each, number) => catalog.product(`unknown-${number}`)));
  expect(platform.calls.find).toBe(5);
  expect(expiries).toHaveLength(45);
});

test('a shop starts again without the platform', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-copied-'));
  const platform = filledPlatform();
  await openShop(platform, DATA_DIR);
  platform.faults.isDown = true;
  const again = await openShop(platform, DATA_DIR);
  expect(await visit(again, '/products/product-p1', titleOf('product-p1'))).toBe('Product p1');
  await expect(again.platform.ready()).resolves.toBeUndefined();
});

test('a copy of another shape is deleted when the new one is complete', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-copied-'));
  for (const name of ['catalog-0123456789ab.sqlite', 'catalog-0123456789ab.sqlite-wal', 'catalog-of-mine.sqlite'])
    writeFileSync(join(DATA_DIR, name), '');
  await openShop(filledPlatform(), DATA_DIR);
  const names = readdirSync(DATA_DIR).filter((name) => name.startsWith('catalog-'));
  expect(names).toContain('catalog-of-mine.sqlite');
  expect(names.filter((name) => name.includes('0123456789ab'))).toEqual([]);
});

test('search settings of the merchant apply to the copy, and unknown names are warned of by line', async () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'site-'));
  const source =
    'synonyms:\n  - equal: [thing, product]\npins:\n  - { query: thing, products: [product-p3, no-such] }\nhidden: [product-p2]\n';
  writeFileSync(join(SITE_DIR, 'search.yaml'), source);
  const warnings: string[] = [];
  const shop = await openShop(filledPlatform(), undefined, { SITE_DIR, warn: (line) => void warnings.push(line) });
  const html = await visit(shop, '/search?q=things', async ({ catalog }) => {
    const query = { scope: { kind: 'search', term: 'things' }, filters: noFilters, sort: null, page: 1 } as const;
    return (await catalog.list(query))?.cards.map(({ handle }) => handle);
  });
  expect(html).toBe('product-p3,product-p1');
  expect(warnings).toContain(`${SITE_DIR}/search.yaml:4: no product has the handle "no-such"`);
});
