import { z } from 'zod';
import { findProductByName, chooseMatch } from '../resolve.ts';
import { defineTool } from './tool.ts';

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
