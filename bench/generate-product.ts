import type { ProductInput, VariantInput } from '#platform/embedded/write/input.ts';
import type { RandomSource } from './random.ts';
import { adjectives, colors, materials, nouns, sentences, sizes, syllables, tags, vendors } from './words.ts';

interface GeneratedShopSize {
  readonly products: number;
  readonly collections: number;
  readonly now: string;
}

const dayMs = 86_400_000;

/** The `index`th product of a made-up shop, with three variants on average. */
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
