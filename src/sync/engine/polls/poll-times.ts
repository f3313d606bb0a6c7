import { z } from 'zod';
import type { FeedKind } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { type CatalogCopy, readState, writeState } from '../../copy/catalog-copy.ts';
import type { EngineContext } from '../engine-context.ts';

const pollSchema = z.object({
  /** Epoch milliseconds of the last one that was complete. */
  at: z.number(),
  /** The latest version that was read; null: none was yet, or what is read has none. */
  version: z.string().nullable(),
});

type Poll = z.infer<typeof pollSchema>;

/** The last poll by a name; null: there was none. */
export function readPoll(copy: CatalogCopy, name: string): Poll | null {
  return pollSchema.nullable().catch(null).parse(readState(copy, name));
}

/** To be called in a transaction of the copy. */
export function writePoll(
  copy: CatalogCopy,
  name: string,
  { at, version = null }: Pick<Poll, 'at'> & Partial<Poll>,
): void {
  const poll: Poll = { at, version };
  writeState(copy, name, poll);
}

/** Whether there was a poll by this name within the last `ms` milliseconds. */
export function wasPolledWithin(
  { copy, runtime }: Pick<EngineContext, 'copy' | 'runtime'>,
  name: string,
  ms: number,
): boolean {
  return runtime.clock.wall() - (readPoll(copy, name)?.at ?? 0) < ms;
}

/** How long a change without a webhook may stay unnoticed, by kind of record. */
export interface KindBound {
  readonly kind: RecordKind;
  readonly seconds: number;
  /** Epoch milliseconds at which the platform was last asked; null: never. */
  readonly askedAt: number | null;
}

/** The bounds of all kinds, for `doctor`. */
export function readBounds(copy: CatalogCopy, kinds: readonly FeedKind[]): readonly KindBound[] {
  return kinds.map(({ kind, boundSeconds }) => {
    const times = ['polled', 'scanned'].flatMap((name) => readPoll(copy, `${name}:${kind}`)?.at ?? []);
    return { kind, seconds: boundSeconds, askedAt: times.length > 0 ? Math.max(...times) : null };
  });
}

/** The share of a bound after which a poll is due: the rest is for the reading itself. */
export const boundShare = 0.8;

/** The time of a scan is by this machine's clock, which may differ from the platform's. */
export const clockToleranceMs = 60 * 60_000;

export const dayMs = 24 * 60 * 60_000;
