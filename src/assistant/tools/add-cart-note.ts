import { z } from 'zod';
import { defineTool } from './tool.ts';
import { requestCartChange } from './write.ts';

export const addCartNote = defineTool({
  name: 'add_cart_note',
  description: 'Writes a note onto the order, in the visitor’s own words, only when asked.',
  input: z.object({ note: z.string().min(1).max(500) }),
  run: ({ note }, call) => requestCartChange(call, { kind: 'note', note }, null),
});
