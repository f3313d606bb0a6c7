import { tags } from '#cache/tags.ts';
import type { Page } from '#shop/listing.ts';
import type { SitemapEntry } from '../port.ts';
import { pageOf } from './page-of.ts';
import { integer, text } from './row.ts';
import type { Visit } from './visit.ts';

const sources = {
  product: "product WHERE status = 'published'",
  collection: 'collection',
} as const;

export interface SitemapRange {
  readonly page: number;
  readonly perPage: number;
}

/** Handles and times of change in the order of their ids, which never changes. */
export function readSitemap(
  visit: Visit,
  kind: keyof typeof sources,
  { page, perPage }: SitemapRange,
): Page<SitemapEntry> {
  visit.reading.record(kind === 'product' ? tags.listing : tags.collections);
  const from = sources[kind];
  const total = integer(visit.store.first(`SELECT count(*) total FROM ${from}`) ?? {}, 'total');
  const rows = visit.store.all(
    `SELECT handle, updated_at FROM ${from} ORDER BY id LIMIT ? OFFSET ?`,
    perPage,
    (page - 1) * perPage,
  );
  const items = rows.map((row) => ({ handle: text(row, 'handle'), updatedAt: text(row, 'updated_at') }));
  return pageOf({ items, page, perPage, total });
}
