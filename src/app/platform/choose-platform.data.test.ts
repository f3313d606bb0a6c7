import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from '#config.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { choosePlatform, connectShop } from './choose-platform.ts';
import { demoFolder } from '#tests/fixtures/sample-shop.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';

const platformOptions = { demoDir: demoFolder, warn: () => {}, origin: () => '' };

test('the embedded shop is filled with the demo shop once, and found again at the next start', async () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'shop-choose-')), 'data');
  const first = await choosePlatform(readConfig({ DATA_DIR }), platformOptions);
  expect((await first.commerce.catalog(sampleReaderContext().reader).product('morgen-mug'))?.title).toBe('Morgen mug');
  expect((await first.content.content(sampleReaderContext().reader).profile()).name).toBe('Halden');
  expect(readdirSync(join(DATA_DIR, 'media')).length).toBeGreaterThan(500);
  await first.commerce.close();
  const again = await choosePlatform(readConfig({ DATA_DIR }), { ...platformOptions, demoDir: '/no/such/folder' });
  expect((await again.commerce.catalog(sampleReaderContext().reader).collections(1, 24)).total).toBe(13);
  await again.commerce.close();
});

test('a shop may start empty', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-choose-'));
  const { commerce } = await choosePlatform(readConfig({ DATA_DIR, SEED_DEMO: 'false' }), platformOptions);
  expect((await commerce.catalog(sampleReaderContext().reader).collections(1, 24)).total).toBe(0);
  expect(existsSync(join(DATA_DIR, 'media'))).toBe(false);
  await commerce.close();
});

test('a shop on another platform has a connector, and a copy named after the shop', async () => {
  const config = readConfig({
    PLATFORM: 'shopify',
    SHOPIFY_DOMAIN: 'my-shop.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: 'token',
  });
  const shop = await connectShop(config);
  expect(shop?.name).toBe('shopify:my-shop.myshopify.com');
  await shop?.connector.close();
  expect(await connectShop(readConfig({}))).toBeNull();
});

test('a shop with a public address opens as the demo shop, or empty, only when that was chosen', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-choose-'));
  const atPublicAddress = { DATA_DIR, PUBLIC_URL: 'https://shop.example' };
  const open = (settings: Record<string, string>) => choosePlatform(readConfig(settings), platformOptions);
  await expect(open(atPublicAddress)).rejects.toThrow(
    new ConfigurationError(
      'SEED_DEMO: required when PUBLIC_URL is set and the database is empty. Use true for the demo shop or false for an empty one.',
    ),
  );
  await (await open({ ...atPublicAddress, SEED_DEMO: 'false' })).commerce.close();
  const { content, commerce } = await open(atPublicAddress);
  expect((await content.content(sampleReaderContext().reader).profile()).name).toBe('My shop');
  await commerce.close();
});

test('synonyms of the merchant’s folder are added to those of the shop', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-choose-'));
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(SITE_DIR, 'search.yaml'), 'synonyms:\n  - equal: [quaffer, mug]\n');
  const { commerce } = await choosePlatform(readConfig({ DATA_DIR, SITE_DIR }), platformOptions);
  const catalog = commerce.catalog(sampleReaderContext().reader);
  const search = (term: string) =>
    catalog.list({ scope: { kind: 'search', term }, filters: noFilters, sort: null, page: 1 });
  expect((await search('quaffer'))?.total).toBeGreaterThan(0);
  expect((await search('demitasse'))?.total).toBeGreaterThan(0);
  await commerce.close();
});
