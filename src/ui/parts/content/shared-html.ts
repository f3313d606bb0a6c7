import { createIdentityCache } from '#shop/memoize.ts';

/** HTML by the data that it shows: it goes when they go, e.g. when an invalidation has them read again. */
export const sharedHtml = createIdentityCache<string>();
