import { indexPending } from '#catalog/search/index/index-products.ts';
import { refreshMemberships } from '#catalog/write/collection-rules.ts';
import type { CollectionInput, CollectionRules, ProductInput, VariantInput } from '#catalog/write/product-input.ts';
import { saveCollection, saveCollectionProducts } from '#catalog/write/save-collection.ts';
import { saveProductDeferred } from '#catalog/write/save-product.ts';
import type { Database } from '#storage/database.ts';
import { createRandom, type RandomSource } from './random.ts';
import { adjectives, colors, materials, nouns, sentences, sizes, syllables, tags, vendors } from './words.ts';

export interface CatalogSize {
  readonly products: number;
  readonly collections: number;
  /** ISO 8601: creation dates of products are in the five years before. */
  readonly now: string;
  /** Called at intervals with the number of products written so far. */
  readonly progress?: (written: number) => void;
}

/** One collection for each fifty products. */
export function catalogSizeFor(products: number, now: string): CatalogSize {
  return { products, collections: Math.ceil(products / 50), now };
}

const batchSize = 5000;

/** Fills a shop with generated products, the same ones for the same size. */
export function generateCatalog(store: Database, size: CatalogSize): void {
  const random = createRandom(20_261_120);
  const handles: string[] = [];
  const collections = Array.from({ length: size.collections }, (_, index) => generateCollection(random, index, size));
  store.transaction(() => {
    for (const { collection } of collections) saveCollection(store, collection, size.now);
  });
  for (let start = 0; start < size.products; start += batchSize) {
    store.transaction(() => {
      for (let index = start; index < Math.min(start + batchSize, size.products); index += 1) {
        const product = generateProduct(random, index, size);
        saveProductDeferred(store, product);
        handles.push(product.handle);
      }
    });
    size.progress?.(handles.length);
  }
  store.transaction(() => {
    for (const { collection, members } of collections) {
      const products = members.flatMap((member) => handles[member] ?? []);
      if (collection.rules === null) saveCollectionProducts(store, collection.handle, products);
    }
    refreshMemberships(store, size.now);
    indexPending(store);
  });
}

interface GeneratedShopSize {
  readonly products: number;
  readonly collections: number;
  readonly now: string;
}

const dayMs = 86_400_000;

/** The `index`th product of a generated shop, with three variants on average. */
export function generateProduct(random: RandomSource, index: number, shop: GeneratedShopSize): ProductInput {
  const name = random.pick(syllables) + random.pick(syllables);
  const noun = random.pick(nouns);
  const material = random.pick(materials);
  const adjective = random.pick(adjectives);
  const createdAt = new Date(Date.parse(shop.now) - random.below(5 * 365) * dayMs).toISOString();
  return {
    id: null,
    handle: `${name}-${noun}-${index}`.toLowerCase().replaceAll(' ', '-'),
    status: 'published',
    title: `${name} ${adjective} ${noun}`,
    subtitle: `Made of ${material}`,
    description: random.sample(sentences, 4).join(' ').replaceAll('{noun}', noun).replaceAll('{material}', material),
    type: noun.charAt(0).toUpperCase() + noun.slice(1),
    vendor: random.pick(vendors),
    home: `collection-${index % shop.collections}`,
    tags: [...random.sample(tags, 3), material],
    ...generateVariants(random, index),
    pictures: [],
    details: [
      { name: 'Material', value: material },
      { name: 'Weight', value: `${random.below(5000) + 100} g` },
    ],
    fulfilment: 'stock',
    fulfilmentNote: null,
    requiresShipping: true,
    salesRank: index + 1,
    createdAt,
    updatedAt: createdAt,
  };
}

function generateVariants(random: RandomSource, index: number): Pick<ProductInput, 'options' | 'variants'> {
  const chosenColours = random.sample(colors, 1 + random.below(3));
  const chosenSizes = random.sample(sizes, 1 + random.below(2));
  const price = 500 + random.below(495) * 100;
  const variants = chosenColours.flatMap(([colour]) =>
    chosenSizes.map((size): VariantInput => ({
      id: null,
      title: `${colour} / ${size}`,
      values: [colour, size],
      sku: `SKU-${index}-${colour.slice(0, 3)}-${size}`.toUpperCase(),
      barcode: null,
      price: price + random.below(3) * 500,
      compareAt: random.below(10) === 0 ? price + 5000 : null,
      lowestRecent: null,
      unitPrice: null,
      stock: random.below(7) === 0 ? 0 : random.below(60),
      weightGrams: 100 + random.below(5000),
      picture: null,
    })),
  );
  return {
    options: [
      { name: 'Colour', values: chosenColours.map(([value, swatch]) => ({ value, swatch })) },
      { name: 'Size', values: chosenSizes.map((value) => ({ value, swatch: null })) },
    ],
    variants,
  };
}

export interface GeneratedCollection {
  readonly collection: CollectionInput;
  /** Indexes of the products in a collection without rules. */
  readonly members: readonly number[];
}

/** The `index`th collection of a generated shop: one in fifty has rules, the others have 20 to 180 products. */
export function generateCollection(
  random: RandomSource,
  index: number,
  shop: { readonly products: number; readonly now: string },
): GeneratedCollection {
  const rules = index % 50 === 49 ? generateRules(random) : null;
  const members = new Set(Array.from({ length: 20 + random.below(160) }, () => random.below(shop.products)));
  return {
    collection: {
      handle: `collection-${index}`,
      title: `${random.pick(materials)} for ${random.pick(nouns)} ${index}`,
      description: 'A collection of a generated catalogue.',
      picture: null,
      pictureAlt: null,
      position: index,
      sort: rules ? 'best-selling' : 'manual',
      rules,
      updatedAt: shop.now,
    },
    members: [...members],
  };
}

function generateRules(random: RandomSource): CollectionRules {
  return {
    match: 'all',
    rules: [
      { field: 'tag', operator: 'equals', value: random.pick(tags) },
      { field: 'priceMin', operator: 'lessThan', value: 1000 + random.below(40_000) },
    ],
  };
}
