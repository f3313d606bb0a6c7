import type { Database } from '../store.ts';

/** Whether nobody has put anything into a shop yet. */
export function isEmpty(store: Database): boolean {
  return store.first('SELECT 1 FROM product UNION ALL SELECT 1 FROM document LIMIT 1') === null;
}
