import type { Tag } from '#cache/tags.ts';
import type { Reading } from './port.ts';

/** A visit's reading for tests, and the tags that it recorded. */
export function sampleReading(given: Partial<Pick<Reading, 'draft'>> = {}): { reading: Reading; recorded: Set<Tag> } {
  const recorded = new Set<Tag>();
  const context = { country: 'NO', language: 'en-GB', currency: 'EUR' };
  return { recorded, reading: { context, draft: given.draft ?? false, record: (tag) => recorded.add(tag) } };
}
