import { z } from 'zod';
import { type CacheTag, tags } from '../tags.ts';

/** The pages that an event or an operator invalidates. */
export interface Invalidation {
  readonly tags: readonly CacheTag[];
  /** By tag, the least `updatedAt` (ISO 8601) of a fresh read; a page with an older read is stored provisionally. */
  readonly versions: Readonly<Record<string, string>>;
  /** Milliseconds for which the platform may still return lists and search results from before the change. */
  readonly settleMs: number;
}

/** Receives the invalidations of all processes, in one order. */
export interface LogFollower {
  readonly apply: (invalidation: Invalidation) => void;
  /** Invalidations may have been missed: everything stored has to be treated as invalidated. */
  readonly reset: () => void;
}

/** The invalidations of all processes of the shop, in one order. */
export interface InvalidationLog {
  /**
   * Resolves when the invalidation is stored outside this process and every process for which `isCurrent` returns true
   * has applied it. Rejects with LogUnavailableError when that cannot be guaranteed.
   */
  append(invalidation: Invalidation): Promise<void>;
  follow(follower: LogFollower): void;
  /** Whether followers have received everything appended before this call. Takes about a microsecond. */
  isCurrent(): boolean;
  /** The same, reading the log where necessary; false when it cannot be read. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** The log cannot be written or read now; the sender should try again. */
export class LogUnavailableError extends Error {
  override readonly name = 'LogUnavailableError';
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

/** An invalidation as a log stores it. */
export function encodeInvalidation({ tags, versions, settleMs }: Invalidation): string {
  return JSON.stringify({ tags, versions, settleMs });
}

/** Decodes a stored invalidation. One that this version of the service cannot read invalidates everything. */
export function decodeInvalidation(text: string): Invalidation {
  try {
    return invalidationSchema.parse(JSON.parse(text));
  } catch {
    return invalidationOfEverything;
  }
}
