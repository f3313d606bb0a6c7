import { z } from 'zod';
import { findVariant } from '../variant-target.ts';
import { defineTool } from './tool.ts';
import { requestCartChange } from './write.ts';

export const updateCartItem = defineTool({
  name: 'update_cart_item',
  description: 'Sets how many of a variant are in the cart, only when the visitor asks for it; 0 removes it.',
  input: z.object({ variant_id: z.string().min(1).max(200), quantity: z.int() }),
  run: async ({ variant_id: variantId, quantity }, call) => {
    const { carts, catalog, memory } = call.turn;
    const cart = memory.cart === null ? null : await carts.read(memory.cart);
    const line = cart?.lines.find(({ variant }) => variant.id === variantId);
    if (!line) return { kind: 'write', outcome: { status: 'refused', reason: 'unknown_line', detail: null } };
    const target = await findVariant(catalog, line.handle, variantId);
    return requestCartChange(call, { kind: 'update', lineId: line.id, quantity }, target);
  },
});
