import { z } from 'zod';
import { defineTool } from './tool.ts';
import { requestCartChange } from './write.ts';

export const clearCart = defineTool({
  name: 'clear_cart',
  description: 'Asks the visitor, by a button, whether to empty the cart.',
  input: z.object({}),
  run: (_, call) => requestCartChange(call, { kind: 'clear' }, null),
});
