import type { Collection } from './listing.ts';

/** A collection as a platform gives it, for tests. */
export const sampleCollection: Collection = {
  id: '1',
  handle: 'glass',
  title: 'Glass',
  description: '',
  picture: null,
  count: 4,
  updatedAt: '2026-01-01T00:00:00Z',
};
