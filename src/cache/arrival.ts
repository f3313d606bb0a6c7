/**
 * Names what came in together: each request of one arrival was on its way before the first of them was looked at, so
 * what the log of invalidations said then holds for all of them.
 */
export type RequestBatch = object;
