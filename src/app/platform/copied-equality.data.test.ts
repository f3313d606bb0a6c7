import * as fc from 'fast-check';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalog } from '#catalog/port.ts';
import type { ProductInput } from '#catalog/write/product-input.ts';
import { saveCollection, saveCollectionProducts } from '#catalog/write/save-collection.ts';
import { saveProduct } from '#catalog/write/save-product.ts';
import { type DocumentInput, saveDocument } from '#content/save-document.ts';
import { openShopifyConnector } from '#connectors/shopify/connector.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { ListScope, SortKey } from '#shop/listing/listing.ts';
import type { Product } from '#shop/product/product.ts';
import { openDatabase } from '#storage/database.ts';
import { readAllProducts } from '#tests/contract/contract-subject.ts';
import { arbitraryFilters, listingCounts } from '#tests/contract/reference-listing.ts';
import { type ShopifyEmulator, startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import type { ShopifyProduct } from '#tests/emulators/shopify/shop-data.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { emulatorSettings } from '#tests/helpers/shopify/emulated-connector.ts';
import { type CopiedPlatform, openCopiedPlatform } from './copied-platform.ts';
import { fillCopy } from './fill-copy.ts';
import { systemRuntime } from '../runtime.ts';

const data = generatedShop(200);
let emulator: ShopifyEmulator;
let copied: CopiedPlatform;
let embedded: ReturnType<typeof sampleShop>;

beforeAll(async () => {
  emulator = await startShopifyEmulator({ data });
  const settings = emulatorSettings(emulator);
  copied = openCopiedPlatform(
    {
      name: `shopify:${settings.domain}`,
      connector: openShopifyConnector({ settings, webhookSecrets: [], runtime: systemRuntime }),
    },
    {
      dataDir: mkdtempSync(join(tmpdir(), 'shop-equal-')),
      market: { country: 'DE', language: '', currency: '' },
      runtime: systemRuntime,
      warn: () => {},
    },
  );
  await fillCopy(copied, { runtime: systemRuntime, opensEarly: false, print: () => {} });
  embedded = fillEmbeddedShop();
});

afterAll(async () => {
  await copied.close();
  await emulator.close();
});

function fillEmbeddedShop(): ReturnType<typeof sampleShop> {
  const store = openDatabase(':memory:');
  const now = demoDay.toISOString();
  for (const product of data.products) saveProduct(store, toInput(product), now);
  for (const [position, { handle, title, order, members, updatedAt }] of data.collections.entries()) {
    const type = members.kind === 'automatic' ? members.value : null;
    const rules =
      type === null ? null : ({ match: 'all', rules: [{ field: 'type', operator: 'equals', value: type }] } as const);
    const sort = order === 'PRICE_ASC' ? 'price-ascending' : order === 'MANUAL' ? 'manual' : 'created-descending';
    const written = { description: '', picture: null, pictureAlt: null, position, sort, rules, updatedAt } as const;
    saveCollection(store, { handle, title, ...written }, now);
    const handles = new Map(data.products.map((product) => [product.id, product.handle]));
    if (members.kind === 'manual')
      saveCollectionProducts(
        store,
        handle,
        members.products.map((id) => handles.get(id) ?? ''),
      );
  }
  saveDocument(store, profileWithFacets);
  return sampleShop(store);
}

/** The filters that the copy has because the material is one of the configured metafields. */
const profileWithFacets: DocumentInput = {
  kind: 'profile',
  parent: '',
  handle: 'shop',
  title: 'Shop',
  front: { facets: ['type', 'option', 'vendor', 'tag', { source: 'detail', name: 'Material', separator: ',' }] },
  body: '',
  status: 'published',
  publishedAt: demoDay.toISOString(),
  updatedAt: demoDay.toISOString(),
  position: 0,
};

function toInput(product: ShopifyProduct): ProductInput {
  return sampleProductInput({
    handle: product.handle,
    title: product.title,
    description: product.descriptionHtml,
    type: product.productType,
    vendor: product.vendor,
    tags: product.tags,
    options: product.options.map(({ name, values }) =>
      sampleOption(
        name,
        values.map((value) => value.name),
      ),
    ),
    variants: product.variants.map(({ values, price, compareAt, stock, sku }) =>
      sampleVariantInput({ values, price, compareAt, lowestRecent: compareAt, stock, sku }),
    ),
    details: product.metafields
      .filter(({ key }) => key === 'material')
      .map(({ value }) => ({ name: 'Material', value })),
    createdAt: new Date(product.createdAt).toISOString(),
    updatedAt: new Date(product.updatedAt).toISOString(),
  });
}

function catalogs(): readonly [Catalog, Catalog] {
  return [copied.catalog(sampleReaderContext().reader), embedded.catalog(sampleReaderContext().reader)];
}

test('both shops have the same products with the same variants', async () => {
  const [one, other] = await Promise.all(catalogs().map(readAllProducts));
  expect(one?.size).toBe(200);
  for (const [handle, product] of one ?? []) expect(comparable(product)).toEqual(comparable(other?.get(handle)));
});

/** What a shop can state of a product, apart from ids, pictures and how its text is marked up. */
function comparable(product: Product | undefined): unknown {
  if (!product) return null;
  const { handle, title, type, vendor, tags, options, variants, details, createdAt } = product;
  const sold = variants.map(({ values, price, compareAt, stock, available, sku }) => [
    values,
    price,
    compareAt,
    stock,
    available,
    sku,
  ]);
  return { handle, title, type, vendor, tags: tags.toSorted(), options, sold, details, createdAt };
}

const scopes = fc.constantFrom<ListScope>(
  { kind: 'all' },
  ...data.collections.map(({ handle }): ListScope => ({ kind: 'collection', handle })),
  ...['oak', 'lamp', 'Steel Chair', 'bwol', 'norrland', 'box 12'].map((term): ListScope => ({ kind: 'search', term })),
);
const sorts = fc.constantFrom<SortKey | null>(
  'price-ascending',
  'price-descending',
  'title-ascending',
  'created-descending',
);

test('every list, filter, facet count and search gives the same answer in both', async () => {
  const [one, other] = catalogs();
  const products = [...(await readAllProducts(other)).values()];
  await fc.assert(
    fc.asyncProperty(scopes, arbitraryFilters(products, ['Material']), sorts, async (scope, filters, sort) => {
      const [list, expected] = await Promise.all(
        [one, other].map((catalog) => catalog.list({ scope, filters, sort, page: 1 })),
      );
      expect(list?.cards.map(({ handle, price }) => [handle, price])).toEqual(
        expected?.cards.map(({ handle, price }) => [handle, price]),
      );
      expect(list && listingCounts(list)).toEqual(expected && listingCounts(expected));
    }),
    { numRuns: 200 },
  );
});

test('collections have the same products in their own order', async () => {
  const [one, other] = catalogs();
  for (const { handle } of data.collections) {
    const handles = await Promise.all(
      [one, other].map(async (catalog) => {
        const list = await catalog.list({
          scope: { kind: 'collection', handle },
          filters: noFilters,
          sort: null,
          page: 1,
        });
        return list?.cards.map((card) => card.handle);
      }),
    );
    expect([handle, handles[0]]).toEqual([handle, handles[1]]);
  }
});
