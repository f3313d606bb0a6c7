import { z } from 'zod';
import type { FeedKind } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { type CatalogCopy, readState } from '../../copy/catalog-copy.ts';

const pollSchema = z.object({
  /** Epoch milliseconds of the last one that was complete. */
  at: z.number(),
  /** The latest version that was read; null: none was yet. */
  version: z.string().nullable(),
});

export function readPoll(copy: CatalogCopy, name: string): z.infer<typeof pollSchema> | null {
  return pollSchema.nullable().catch(null).parse(readState(copy, name));
}

/** How long a change of a kind that nobody announces may stay unnoticed. */
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

/** A share of the bound remains for the time that reading takes. */
export const boundShare = 0.8;

/** After a scan the platform's time is known only by this machine's clock. */
export const clockToleranceMs = 60 * 60_000;

export const dayMs = 24 * 60 * 60_000;
