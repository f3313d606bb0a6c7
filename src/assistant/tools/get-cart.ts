import { z } from 'zod';
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
