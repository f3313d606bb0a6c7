import type { PageResponse } from './page.ts';

/** What was read in search of a page, and how long its absence is sure to last. */
export type NotFoundReads = Pick<PageResponse, 'tags' | 'versions' | 'freshUntil'>;

/** No page is at this address; thrown by a render. */
export class NotFoundError extends Error {
  override readonly name = 'NoPage';
  readonly reads: NotFoundReads;

  constructor(search: NotFoundReads = { tags: [] }) {
    super();
    this.reads = search;
  }
}

/** The path of the page that says so: the same for all addresses, so that it is made once for all of them. */
export const notFoundPath = '/404';
