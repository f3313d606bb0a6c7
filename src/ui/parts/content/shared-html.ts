import { createIdentityCache } from '#shop/memoize.ts';

/** HTML by the data that it shows. It is freed with them, e.g. when they are read again after an invalidation. */
export const sharedHtml = createIdentityCache<string>();
