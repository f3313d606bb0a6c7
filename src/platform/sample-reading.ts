import type { CacheTag } from '#cache/tags.ts';
import type { ReaderContext } from './port.ts';

/** A visit's reading for tests, with the tags it recorded and the first moment at which what it read changes. */
export interface SampleReaderContext {
  readonly reading: ReaderContext;
  readonly recorded: Set<CacheTag>;
  /** ISO 8601; null when nothing changes by itself. */
  readonly changes: () => string | null;
}

export function sampleReaderContext(given: Partial<Pick<ReaderContext, 'draft'>> = {}): SampleReaderContext {
  const recorded = new Set<CacheTag>();
  const moments: number[] = [];
  const context = { country: 'NO', language: 'en-GB', currency: 'EUR' };
  return {
    reading: {
      context,
      draft: given.draft ?? false,
      record: (tag) => recorded.add(tag),
      until: (moment) => moments.push(moment),
    },
    recorded,
    changes: () => (moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString()),
  };
}
