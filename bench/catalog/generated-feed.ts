import type { ProductInput } from '#catalog/write/product-input.ts';
import { contextKey, type MarketContext } from '#commerce/context.ts';
import { type Feed, maxRead } from '#commerce/feed.ts';
import type { CatalogRecord, RecordOf } from '#commerce/records/catalog-record.ts';
import { generateProduct } from './generate-catalog.ts';
import { createRandom } from './random.ts';

export const feedMarket: MarketContext = { country: 'NO', language: '', currency: '' };

const now = '2026-11-20T12:00:00.000Z';
const market = contextKey(feedMarket);

/** A platform with generated products and nothing else, that answers at once. A revision changes every title. */
export function generatedFeed(products: number, revision = 0): Feed {
  const recordAt = (index: number): RecordOf<'product'> => toRecord(index, revision, products);
  const numbers = (from: number): readonly number[] =>
    Array.from({ length: Math.min(maxRead, products - from) }, (_each, offset) => from + offset);
  return {
    kinds: [
      { kind: 'profile', hasChangeTimes: false, boundSeconds: 600 },
      { kind: 'product', hasChangeTimes: true, boundSeconds: 60 },
    ],
    async *scan({ kind, cursor }) {
      if (kind === 'profile') yield { records: [profile], cursor: null, total: 1 };
      if (kind !== 'product') return;
      for (let from = Number(cursor ?? 0); from < products; from += maxRead) {
        const next = from + maxRead;
        yield { records: numbers(from).map(recordAt), cursor: next < products ? String(next) : null, total: products };
      }
    },
    read: async ({ ids }) => ({ records: ids.map((id) => recordAt(Number(id) - 1)), missing: [] }),
    find: async () => null,
    async *ids() {
      for (let from = 0; from < products; from += maxRead) yield numbers(from).map((index) => String(index + 1));
    },
    async *members() {
      yield [];
    },
  };
}

const profile: CatalogRecord = {
  kind: 'profile',
  id: 'shop',
  handle: '',
  version: null,
  listed: true,
  base: { currency: 'EUR', locale: 'en-GB', timeZone: null, country: 'NO', email: null, filters: [] },
  overlays: { [market]: { name: 'Generated shop', description: '' } },
};

function toRecord(index: number, revision: number, products: number): RecordOf<'product'> {
  const shop = { products, collections: 1, now };
  const product = generateProduct(createRandom(index + 1), index, shop);
  const id = String(index + 1);
  return {
    kind: 'product',
    id,
    handle: product.handle,
    version: new Date(Date.parse(now) + revision * 1000).toISOString(),
    listed: true,
    base: {
      status: 'published',
      type: product.type,
      vendor: product.vendor,
      tags: product.tags,
      home: null,
      fulfilment: product.fulfilment,
      requiresShipping: product.requiresShipping,
      salesRank: index + 1,
      createdAt: product.createdAt,
      media: [],
      variants: product.variants.map(({ sku, barcode, weightGrams }, position) => {
        return { id: `${id}-${position}`, sku, barcode, weightGrams, picture: null, stockItem: null };
      }),
      rating: null,
      needsSellingPlan: false,
    },
    overlays: { [market]: overlayOf(product, id, revision) },
  };
}

function overlayOf(product: ProductInput, id: string, revision: number): RecordOf<'product'>['overlays'][string] {
  const { title, subtitle, description, options, details, variants } = product;
  return {
    title: revision === 0 ? title : `${title} ${revision}`,
    subtitle,
    description,
    seo: { title: null, description: null },
    options,
    details,
    sellingPlans: [],
    variants: variants.map((variant, position) => ({
      id: `${id}-${position}`,
      title: variant.title,
      values: variant.values,
      price: { amount: variant.price, currency: 'EUR' },
      compareAt: variant.compareAt === null ? null : { amount: variant.compareAt, currency: 'EUR' },
      stock: variant.stock,
      available: variant.stock === null || variant.stock > 0,
      unitPrice: null,
      quantityRule: null,
      priceBreaks: [],
      planPrices: [],
    })),
  };
}
