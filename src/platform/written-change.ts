import { z } from 'zod';
import type { Change } from './port.ts';

/** A change as events and the journal write it. */
export const changeSchema: z.ZodType<Change> = z.object({
  kind: z.enum([
    'product',
    'stock',
    'collection',
    'page',
    'blog',
    'article',
    'policy',
    'menu',
    'home',
    'profile',
    'redirect',
  ]),
  ids: z.array(z.string()),
  handles: z.array(z.string()),
  deleted: z.boolean(),
  version: z.string().nullable(),
  settleMs: z.number(),
  lists: z.array(z.string()).exactOptional(),
  sizes: z.array(z.string()).exactOptional(),
  offers: z.array(z.string()).exactOptional(),
  counts: z.boolean().exactOptional(),
});
