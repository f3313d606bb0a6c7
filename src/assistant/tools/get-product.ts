import { z } from 'zod';
import { optionTerms } from '../option-terms.ts';
import { noCriteria, findProductByName, chooseMatch } from '../resolve.ts';
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
