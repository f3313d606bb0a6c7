import { z } from 'zod';
import { findVariant } from '../variant-target.ts';
import { defineTool } from './tool.ts';
import { requestCartChange } from './write.ts';

export const addToCart = defineTool({
  name: 'add_to_cart',
  description:
    'Puts a variant into the cart, only when the visitor asks for it and after a tool has returned the variant.',
  input: z.object({
    product: z.string().min(1).max(200).describe('Handle of the product.'),
    variant_id: z.string().min(1).max(200),
    quantity: z.int().default(1),
  }),
  run: async ({ product, variant_id: variantId, quantity }, call) =>
    requestCartChange(
      call,
      { kind: 'add', variantId, quantity },
      await findVariant(call.turn.catalog, product, variantId),
    ),
});
