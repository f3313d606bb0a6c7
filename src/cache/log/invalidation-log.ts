import { z } from 'zod';
import { type CacheTag, tags } from '../tags.ts';

/** What an event or an operator makes void. */
export interface Invalidation {
  readonly tags: readonly CacheTag[];
  /** By tag, the least `updatedAt` (ISO 8601) that a fresh read must show; a read that is older is held provisional. */
  readonly versions: Readonly<Record<string, string>>;
  /** Milliseconds for which the platform may still derive old lists and search results from new data. */
  readonly settleMs: number;
}

/** Is handed what is appended, by whichever process, in one order. */
export interface LogFollower {
  readonly apply: (invalidation: Invalidation) => void;
  /** Something may have been missed: nothing that is held can be trusted. */
  readonly reset: () => void;
}

/** The one order of invalidations that every process of the shop agrees on. */
export interface InvalidationLog {
  /**
   * Resolves when the invalidation will survive this process and nobody who asks `current` is handed older pages.
   * Rejects with LogUnavailable when that cannot be promised.
   */
  append(invalidation: Invalidation): Promise<void>;
  follow(follower: LogFollower): void;
  /** True: followers have been handed all that was appended before this call. Costs about a microsecond. */
  current(): boolean;
  /** The same, asking when it has to; false when the log cannot be asked. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** The log cannot take or tell invalidations now; the sender should try again. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
}

/** An invalidation of tags alone. */
export function invalidationOf(invalidatedTags: readonly CacheTag[]): Invalidation {
  return { tags: invalidatedTags, versions: {}, settleMs: 0 };
}

export const invalidationOfEverything: Invalidation = invalidationOf([tags.everything]);

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
