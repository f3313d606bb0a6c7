import { z } from 'zod';
import { findProductByName, chooseMatch } from '../resolve.ts';
import { defineTool } from './tool.ts';

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
