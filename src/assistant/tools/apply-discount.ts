import { z } from 'zod';
import { defineTool } from './tool.ts';
import { requestCartChange } from './write.ts';

export const applyDiscount = defineTool({
  name: 'apply_discount',
  description: 'Applies a discount code that the visitor gave.',
  input: z.object({ code: z.string().min(1).max(60) }),
  run: ({ code }, call) => requestCartChange(call, { kind: 'discount', code }, null),
});
