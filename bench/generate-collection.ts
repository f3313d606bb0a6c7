import type { CollectionInput, CollectionRules } from '#platform/embedded/write/input.ts';
import type { RandomSource } from './random.ts';
import { materials, nouns, tags } from './words.ts';

export interface GeneratedCollection {
  readonly collection: CollectionInput;
  /** Indexes of the products of a collection without rules. */
  readonly members: readonly number[];
}

/** The `index`th collection of a made-up shop: one in fifty has rules, the others hold 20 to 180 products. */
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
