import { z } from 'zod';
import { everyTag, type Invalidation } from './log.ts';
import type { Tag } from './tags.ts';

const tag = z.string().transform((text) => text as Tag);

const written = z.object({
  tags: z.array(tag),
  versions: z.record(z.string(), z.string()).default({}),
  settleMs: z.number().int().min(0).default(0),
});

/** An invalidation as a log keeps it. */
export function writeInvalidation({ tags, versions, settleMs }: Invalidation): string {
  return JSON.stringify({ tags, versions, settleMs });
}

/** Reads it back. What another version of the service wrote and this one cannot read counts as touching everything. */
export function readInvalidation(text: string): Invalidation {
  try {
    return written.parse(JSON.parse(text));
  } catch {
    return everyTag;
  }
}
