import type { Page } from './page.ts';

/** What was read in search of a page, and how long its absence is sure to last. */
export type Search = Pick<Page, 'tags' | 'versions' | 'freshUntil'>;

/** No page is at this address; thrown by a render. */
export class NoPage extends Error {
  override readonly name = 'NoPage';
  readonly search: Search;

  constructor(search: Search = { tags: [] }) {
    super();
    this.search = search;
  }
}

/** The path of the page that says so: the same for all addresses, so that it is made once for all of them. */
export const notFoundPath = '/404';
