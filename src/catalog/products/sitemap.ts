import { tags } from '#cache/tags.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import type { SitemapEntry } from '../port.ts';
import { paginate } from '#shop/listing/paginate.ts';
import { integer, text } from '#storage/row.ts';
import type { QueryContext } from '#storage/query-context.ts';

const sitemapSources = {
  product: "product WHERE status = 'published' AND listed",
  collection: 'collection',
} as const;

export interface SitemapRange {
  readonly page: number;
  readonly perPage: number;
}

/** Handles and times of change, ordered by id: the order never changes. */
export function readSitemap(
  context: QueryContext,
  kind: keyof typeof sitemapSources,
  { page, perPage }: SitemapRange,
): Paginated<SitemapEntry> {
  context.reader.record(kind === 'product' ? tags.listing : tags.anyCollection);
  const from = sitemapSources[kind];
  const total = integer(context.store.first(`SELECT count(*) total FROM ${from}`) ?? {}, 'total');
  const rows = context.store.all(
    `SELECT handle, updated_at FROM ${from} ORDER BY id LIMIT ? OFFSET ?`,
    perPage,
    (page - 1) * perPage,
  );
  const items = rows.map((row) => ({ handle: text(row, 'handle'), updatedAt: text(row, 'updated_at') }));
  return paginate({ items, page, perPage, total });
}
