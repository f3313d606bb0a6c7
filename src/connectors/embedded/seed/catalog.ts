import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { indexPending } from '#catalog/search/index/index-products.ts';
import { refreshMemberships, rulesSchema } from '#catalog/write/collection-rules.ts';
import { recordPrice } from '#catalog/write/price-and-stock.ts';
import type { CollectionInput, ProductInput, VariantInput } from '#catalog/write/product-input.ts';
import { saveCollection, saveCollectionProducts, saveRecommendations } from '#catalog/write/save-collection.ts';
import { saveProductDeferred } from '#catalog/write/save-product.ts';
import type { Database } from '#storage/database.ts';

/** Saves the demo shop's products and collections. Collections come first, as products refer to them. */
export function seedCatalog(store: Database, folder: string, now: string): void {
  const { products } = productsFile.parse(readJson(join(folder, 'products.json')));
  const { collections } = collectionsFile.parse(readJson(join(folder, 'collections.json')));
  for (const [position, collection] of collections.entries()) {
    saveCollection(store, toCollection(collection, { position, updatedAt: now }), now);
  }
  for (const product of products) {
    saveProductDeferred(store, toProduct(product, now));
    recordFormerPrices(store, product);
  }
  for (const product of products) saveRecommendations(store, product.handle, product.recommended);
  for (const { handle, kind, products: members } of collections) {
    if (kind === 'manual') saveCollectionProducts(store, handle, members);
  }
  refreshMemberships(store, now);
  indexPending(store);
}

/** Records the former price of a reduced product as its price since it was created. */
function recordFormerPrices(store: Database, { variants, createdAt }: ProductSource): void {
  for (const { id, compareAt } of variants) {
    if (compareAt !== null) recordPrice(store, id, { price: compareAt, from: createdAt });
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const money = z.number().int().nonnegative();

const variantSchema = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  title: z.string(),
  optionValues: z.record(z.string(), z.string()),
  price: money,
  compareAt: money.nullable(),
  stock: z.number().int().nonnegative().nullable(),
  weightGrams: z.number().int().nonnegative().nullable(),
  barcode: z.string().nullable(),
  image: z.string().nullable(),
  expectedOn: z.iso.date().exactOptional(),
  unitPrice: z.object({ price: money, reference: z.number(), measure: z.string() }).optional(),
});

const fulfilmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['stock', 'digital']) }),
  z.object({ kind: z.literal('made-to-order'), weeks: z.tuple([z.number(), z.number()]) }),
]);

const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  descriptionMarkdown: z.string(),
  type: z.string().nullable(),
  vendor: z.string().nullable(),
  collection: z.string().nullable(),
  tags: z.array(z.string()),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  options: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), swatch: z.string().nullable().default(null) })),
    }),
  ),
  variants: z.array(variantSchema),
  images: z.array(
    z.object({
      image: z.string(),
      alt: z.string(),
      optionValues: z.record(z.string(), z.string()),
      role: z.enum(['look', 'detail', 'top']),
    }),
  ),
  createdAt: z.string(),
  salesRank: z.number().int(),
  fulfilment: fulfilmentSchema,
  requiresShipping: z.boolean(),
  recommended: z.array(z.object({ handle: z.string(), reason: z.string().nullable() })),
});

/** `products.json` of the demo shop. */
export const productsFile = z.object({ products: z.array(productSchema) });

export type ProductSource = z.infer<typeof productSchema>;

const sorts = {
  manual: 'manual',
  'best-selling': 'best-selling',
  'created-desc': 'created-descending',
  'price-asc': 'price-ascending',
} as const;

const collectionSchema = z.object({
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
  kind: z.enum(['manual', 'rules']),
  products: z.array(z.string()).default([]),
  match: z.string().optional(),
  rules: z.unknown().optional(),
  sortOrder: z.enum(['manual', 'best-selling', 'created-desc', 'price-asc']),
});

/** `collections.json` of the demo shop. */
export const collectionsFile = z.object({ collections: z.array(collectionSchema) });

export type CollectionSource = z.infer<typeof collectionSchema>;

export function toProduct(source: ProductSource, updatedAt: string): ProductInput {
  const { id, handle, title, subtitle, type, vendor, tags, details, options, createdAt, salesRank } = source;
  return {
    id,
    handle,
    status: 'published',
    title,
    subtitle,
    description: source.descriptionMarkdown,
    type,
    vendor,
    home: source.collection,
    tags,
    options,
    variants: source.variants.map((variant) => toVariant(source, variant)),
    pictures: source.images.map(({ image, alt, optionValues, role }) => ({
      key: image,
      alt,
      role,
      shows: optionValues,
    })),
    details,
    fulfilment: source.fulfilment.kind,
    fulfilmentNote: fulfilmentNote(source),
    requiresShipping: source.requiresShipping,
    salesRank,
    createdAt,
    updatedAt,
  };
}

function toVariant({ options }: ProductSource, variant: ProductSource['variants'][number]): VariantInput {
  const { id, title, sku, barcode, price, compareAt, stock, weightGrams, image, unitPrice, expectedOn } = variant;
  return {
    id,
    title,
    values: options.map(({ name }) => variant.optionValues[name] ?? ''),
    sku,
    barcode,
    price,
    compareAt,
    lowestRecent: null,
    unitPrice: unitPrice ? { price: unitPrice.price, reference: `${unitPrice.reference} ${unitPrice.measure}` } : null,
    stock,
    weightGrams,
    ...(expectedOn !== undefined && { expectedOn }),
    picture: image,
  };
}

function fulfilmentNote({ fulfilment }: ProductSource): string | null {
  if (fulfilment.kind !== 'made-to-order') return null;
  const [least, most] = fulfilment.weeks;
  return `Made to order, ${least}–${most} weeks`;
}

export function toCollection(
  source: CollectionSource,
  place: { position: number; updatedAt: string },
): CollectionInput {
  const { handle, title, description, image, imageAlt, kind, match, rules, sortOrder } = source;
  return {
    handle,
    title,
    description,
    picture: image,
    pictureAlt: imageAlt,
    sort: sorts[sortOrder],
    rules: kind === 'rules' ? rulesSchema.parse({ match, rules }) : null,
    ...place,
  };
}
