import { type Certainty, createCertainty } from './certainty.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Counts, noCounts } from './counts.ts';
import { createExpectations, type Expectations } from './expectations.ts';
import { createFence, type Fence } from './fence.ts';
import { createFlights, type Flights } from './flights.ts';
import type { Held } from './held.ts';
import type { Keys } from './keys.ts';
import { everyTag, type Invalidation, type InvalidationLog } from './log.ts';
import type { Packer, Page } from './page.ts';
import { createShelf, type Shelf } from './shelf.ts';

export interface PageCacheOptions {
  readonly bytes: number;
  readonly keys: Keys;
  readonly log: InvalidationLog;
  readonly packer: Packer;
  /** Is told of a failed render that an older page stood in for. */
  readonly report: (error: unknown, key: string) => void;
  readonly clock?: Clock;
}

/** What a render came to: a page that may not be kept, or one that may, and is unless the fence refused it. */
export type Made = { readonly held: null; readonly page: Page } | { readonly held: Held; readonly stored: boolean };

/** What a page cache is put together from. */
export interface Parts extends Required<Omit<PageCacheOptions, 'bytes' | 'log'>> {
  readonly fence: Fence;
  readonly shelf: Shelf<Held>;
  readonly certainty: Certainty;
  readonly expectations: Expectations;
  readonly flights: Flights<Made>;
  readonly counts: Counts;
}

/** Puts them together, and follows the log. */
export function assemble({ bytes, log, ...given }: PageCacheOptions): Parts {
  const { clock = systemClock } = given;
  const fence = createFence();
  const parts: Parts = {
    ...given,
    clock,
    fence,
    shelf: createShelf(bytes),
    certainty: createCertainty(log, clock),
    expectations: createExpectations(clock),
    flights: createFlights(fence),
    counts: noCounts(),
  };
  log.follow({
    apply: (invalidation) => invalidate(parts, invalidation),
    lost: () => invalidate(parts, everyTag),
  });
  return parts;
}

function invalidate({ counts, fence, expectations, keys, shelf }: Parts, invalidation: Invalidation): void {
  counts.invalidations += 1;
  fence.invalidate(invalidation.tags);
  expectations.note(invalidation);
  keys.forget(invalidation.tags);
  for (const tag of invalidation.tags) {
    for (const { use } of shelf.withTag(tag)) {
      use.isVoid = true;
      use.retryAt = 0;
    }
  }
}
