import { z } from 'zod';
import type { SearchCriteria } from '../conversation/conversation.ts';
import { findProducts } from '../retrieval/find-products.ts';
import { chooseMatch, findProductByName, noCriteria, optionTerms } from '../retrieval/resolve-product.ts';
import { defineTool } from './tool.ts';

export const getProduct = defineTool({
  name: 'get_product',
  description: 'Reads one product: options, prices, stock, measurements, material, care.',
  input: z.object({
    product: z.string().min(1).max(200).describe('Its handle or its name.'),
    values: z.array(z.string().max(80)).max(6).default([]).describe('Option values of the variant that is meant.'),
  }),
  run: async (input, { turn }) => {
    const product = await findProductByName(turn.catalog, input.product);
    const terms = product ? optionTerms(product, input.values) : [];
    const found = product && chooseMatch(product, { ...noCriteria, terms });
    return found ? { kind: 'product', found } : { kind: 'absent', name: input.product };
  },
});

export const compareProducts = defineTool({
  name: 'compare_products',
  description: 'Reads two to four products to set them side by side.',
  input: z.object({ products: z.array(z.string().min(1).max(200)).min(2).max(4).describe('Handles or names.') }),
  run: async (input, { turn }) => {
    const products = await Promise.all(input.products.map((name) => findProductByName(turn.catalog, name)));
    const missing = input.products.find((_, index) => !products[index]);
    if (missing !== undefined) return { kind: 'absent', name: missing };
    return { kind: 'comparison', found: products.flatMap((product) => (product && chooseMatch(product)) ?? []) };
  },
});

export const getRecommendations = defineTool({
  name: 'get_recommendations',
  description: 'Finds what goes with a product.',
  input: z.object({
    product: z.string().min(1).max(200).describe('Its handle or its name.'),
    limit: z.int().min(1).max(8).default(4),
  }),
  run: async (input, { turn }) => {
    const product = await findProductByName(turn.catalog, input.product);
    const to = product && chooseMatch(product);
    if (!to) return { kind: 'absent', name: input.product };
    const recommendations = await turn.catalog.recommendations(to.product.id, input.limit);
    const products = await turn.catalog.products(recommendations.map(({ card }) => card.handle));
    const found = recommendations.flatMap(({ card, reason }) => {
      const recommended = products.find(({ id }) => id === card.id);
      const variant = recommended?.variants.find(({ id }) => id === card.variant.id);
      return recommended && variant ? [{ product: recommended, variant, reason }] : [];
    });
    return { kind: 'recommended', to, found };
  },
});

export const listCollections = defineTool({
  name: 'list_collections',
  description: 'Lists the collections of the shop.',
  input: z.object({}),
  run: async (_, { turn }) => ({ kind: 'collections', collections: (await turn.vocabulary()).collections }),
});

export const browseCollection = defineTool({
  name: 'browse_collection',
  description: 'Shows products of one collection in its own order.',
  input: z.object({
    collection: z.string().min(1).max(200).describe('Its handle.'),
    limit: z.int().min(1).max(12).default(4),
    skip: z.array(z.string()).max(200).default([]).describe('Handles not to show again.'),
  }),
  run: async ({ collection: handle, limit, skip }, { turn }) => {
    const collection = await turn.catalog.collection(handle);
    if (!collection) return { kind: 'absent', name: handle };
    const outcome = await findProducts(turn.catalog, { criteria: inCollection(handle, collection.title), limit, skip });
    return { kind: 'collection', collection, outcome };
  },
});

function inCollection(handle: string, label: string): SearchCriteria {
  const readings = [{ kind: 'collection' as const, name: '', values: [handle] }];
  return { ...noCriteria, terms: [{ label, negated: false, readings }] };
}
