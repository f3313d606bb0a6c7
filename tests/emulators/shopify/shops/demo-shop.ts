import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type CollectionSource,
  collectionsFile,
  productsFile,
  type ProductSource,
} from '#connectors/embedded/seed/catalog.ts';
import type { ShopifyCollection, ShopifyProduct, ShopifyShopData } from '../shop-data.ts';
import { demoContent, demoPolicies, toHtml, toTime } from './demo-content.ts';
import { emptyShopData, shopifyCollection, shopifyImage, shopifyProduct, shopifyVariant } from './shop-parts.ts';

/**
 * The demo shop as a merchant would have it on Shopify, so that the tests of the demo shop can run in front of Shopify:
 * texts are HTML, pages have no sections, details are metafields, and Shopify has the pictures.
 */
export function demoShop(folder = 'demo'): ShopifyShopData {
  const { products } = productsFile.parse(readJson(folder, 'products.json'));
  const { collections } = demoCollections.parse(readJson(folder, 'collections.json'));
  const ids = new Map(products.map(({ handle, id }) => [handle, id]));
  const empty = emptyShopData({
    name: 'Halden',
    description: 'Homeware from small Nordic workshops, made to be used every day.',
    domain: 'halden.myshopify.com',
    email: 'hei@halden.example',
    country: 'NO',
    timeZone: 'Europe/Oslo',
    markets: {},
    policies: demoPolicies(join(folder, 'content')),
  });
  return {
    ...empty,
    products: products.map((product) => toShopifyProduct(product, ids)),
    collections: collections.map((collection, index) => toShopifyCollection(collection, { index, ids })),
    ...demoContent(join(folder, 'content')),
    discounts: [
      { code: 'MORKETID', percent: 10, minimum: 0, isActive: true },
      { code: 'TILBORDS', percent: 10, minimum: 15_000, isActive: true },
      { code: 'SENSOMMER', percent: 15, minimum: 0, isActive: false },
    ],
    giftCards: [{ id: '901', code: 'GIFT-HALD-2026', balance: 2500 }],
  };
}

/** Metafields of the demo shop’s products, as `SHOPIFY_METAFIELDS` names them. */
export function demoMetafields(folder = 'demo'): string {
  const { products } = productsFile.parse(readJson(folder, 'products.json'));
  const names = new Set(products.flatMap(({ details }) => details.map(({ name }) => name)));
  return [...names].map((name) => `custom.${metafieldKey(name)}=${name}`).join(',');
}

const demoCollections = z.object({
  collections: z.array(collectionsFile.shape.collections.element.extend({ expected: z.array(z.string()).optional() })),
});

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'catalogue', file), 'utf8'));
}

function metafieldKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}

function toShopifyProduct(source: ProductSource, ids: ReadonlyMap<string, string>): ShopifyProduct {
  const { id, handle, title, options } = source;
  const media = source.images.map(({ image, alt }) => ({
    kind: 'MediaImage' as const,
    id: mediaId(image),
    image: shopifyImage(image, alt),
  }));
  return shopifyProduct({
    id,
    handle,
    title,
    descriptionHtml: toHtml(source.descriptionMarkdown),
    vendor: source.vendor ?? '',
    productType: source.type ?? '',
    tags: source.tags,
    createdAt: toTime(source.createdAt),
    updatedAt: toTime(source.createdAt),
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ value, swatch }) => ({ name: value, color: swatch })),
    })),
    variants: source.variants.map((variant) =>
      shopifyVariant({
        id: variant.id,
        sku: variant.sku,
        barcode: variant.barcode,
        values: options.map(({ name }) => variant.optionValues[name] ?? ''),
        price: variant.price,
        compareAt: variant.compareAt,
        stock: variant.stock,
        weight: variant.weightGrams === null ? null : variant.weightGrams / 1000,
        requiresShipping: source.requiresShipping,
        picture: variant.image && mediaId(variant.image),
      }),
    ),
    media,
    metafields: [
      ...source.details.map(({ name, value }) => textField('custom', metafieldKey(name), value)),
      ...(source.subtitle === null ? [] : [textField('descriptors', 'subtitle', source.subtitle)]),
    ],
    sold: 1000 - source.salesRank,
    complementary: source.recommended.flatMap((each) => ids.get(each.handle) ?? []),
  });
}

/** Ids are digits on Shopify: those of a name's letters. */
function mediaId(name: string): string {
  return Array.from(name)
    .reduce((sum, letter) => (sum * 31n + BigInt(letter.charCodeAt(0))) % 10n ** 14n, 7n)
    .toString();
}

function textField(namespace: string, key: string, value: string): ShopifyProduct['metafields'][number] {
  return { namespace, key, type: 'single_line_text_field', value };
}

const orders = {
  manual: 'MANUAL',
  'best-selling': 'BEST_SELLING',
  'created-desc': 'CREATED_DESC',
  'price-asc': 'PRICE_ASC',
} as const;

function toShopifyCollection(
  source: CollectionSource & { readonly expected?: readonly string[] | undefined },
  { index, ids }: { readonly index: number; readonly ids: ReadonlyMap<string, string> },
): ShopifyCollection {
  const members = source.kind === 'manual' ? source.products : (source.expected ?? []);
  return shopifyCollection({
    id: String(501 + index),
    handle: source.handle,
    title: source.title,
    descriptionHtml: toHtml(source.description),
    image: source.image === null ? null : shopifyImage(source.image, source.imageAlt),
    order: orders[source.sortOrder],
    members: { kind: 'manual', products: members.flatMap((handle) => ids.get(handle) ?? []) },
  });
}
