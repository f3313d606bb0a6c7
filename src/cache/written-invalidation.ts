import { z } from 'zod';
import { invalidationOfEverything, type Invalidation } from './log.ts';
import type { CacheTag } from './tags.ts';

const tagSchema = z.string().transform((text) => text as CacheTag);

const invalidationSchema = z.object({
  tags: z.array(tagSchema),
  versions: z.record(z.string(), z.string()).default({}),
  settleMs: z.number().int().min(0).default(0),
});

/** An invalidation as a log keeps it. */
export function encodeInvalidation({ tags, versions, settleMs }: Invalidation): string {
  return JSON.stringify({ tags, versions, settleMs });
}

/** Reads it back. What another version of the service wrote and this one cannot read counts as touching everything. */
export function decodeInvalidation(text: string): Invalidation {
  try {
    return invalidationSchema.parse(JSON.parse(text));
  } catch {
    return invalidationOfEverything;
  }
}
