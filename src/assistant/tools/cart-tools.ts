import { z } from 'zod';
import { requestCartChange } from '../cart/write-cart.ts';
import { findVariant } from '../retrieval/resolve-product.ts';
import { defineTool } from './tool.ts';

export const getCart = defineTool({
  name: 'get_cart',
  description: 'Reads the cart of this visitor.',
  input: z.object({}),
  run: async (_, { turn }) => {
    const { cart } = turn.memory;
    return { kind: 'cart', cart: cart === null ? null : await turn.carts.read(cart) };
  },
});

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

export const addCartNote = defineTool({
  name: 'add_cart_note',
  description: 'Writes a note onto the order, in the visitor’s own words, only when asked.',
  input: z.object({ note: z.string().min(1).max(500) }),
  run: ({ note }, call) => requestCartChange(call, { kind: 'note', note }, null),
});

export const applyDiscount = defineTool({
  name: 'apply_discount',
  description: 'Applies a discount code that the visitor gave.',
  input: z.object({ code: z.string().min(1).max(60) }),
  run: ({ code }, call) => requestCartChange(call, { kind: 'discount', code }, null),
});

export const clearCart = defineTool({
  name: 'clear_cart',
  description: 'Asks the visitor, by a button, whether to empty the cart.',
  input: z.object({}),
  run: (_, call) => requestCartChange(call, { kind: 'clear' }, null),
});
