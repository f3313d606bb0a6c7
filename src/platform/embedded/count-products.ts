import { tags } from '#cache/tags.ts';
import { integer } from './row.ts';
import type { QueryContext } from './visit.ts';

/** How many products are on sale. */
export function countPublishedProducts({ store, reading }: QueryContext): number {
  reading.record(tags.productCount);
  return integer(store.first('SELECT products FROM list_size WHERE collection_id = 0') ?? {}, 'products');
}
