import { filterKeys, optionKey } from '#shop/listing/list-query-filters.ts';
import { markForIndexing } from '../search/index/index-products.ts';
import type { Database } from '#storage/database.ts';

/** Rebuilds the list and facet rows of products and queues them for `indexPending`. Call it in the transaction that changes them. */
export function refreshProducts(store: Database, productIds: readonly string[]): void {
  const ids = JSON.stringify(productIds.map(Number));
  for (const statement of [...refreshListRow, ...refreshFacets, refreshVersions]) store.run(statement, ids);
  markForIndexing(store, ids);
}

const productIdsSql = '(SELECT value FROM json_each(?1))';

const refreshListRow = [
  `DELETE FROM product_list AS l WHERE product_id IN ${productIdsSql}
     AND NOT EXISTS (SELECT 1 FROM variant v WHERE v.product_id = l.product_id)`,
  `INSERT INTO product_list
   SELECT p.id, p.status = 'published', max(v.available), min(v.price), max(v.price), fold_words(p.title),
     p.sales_rank, p.created_at
   FROM product p JOIN variant v ON v.product_id = p.id WHERE p.id IN ${productIdsSql} GROUP BY p.id
   ON CONFLICT (product_id) DO UPDATE SET published = excluded.published, available = excluded.available,
     price_min = excluded.price_min, price_max = excluded.price_max, title_key = excluded.title_key,
     sales_rank = excluded.sales_rank, created_at = excluded.created_at`,
];

const refreshFacets = [
  `DELETE FROM product_facet WHERE product_id IN ${productIdsSql}`,
  `INSERT INTO product_facet SELECT id, '${filterKeys.type}', fold(type), type
   FROM product WHERE id IN ${productIdsSql} AND type IS NOT NULL`,
  `INSERT INTO product_facet SELECT id, '${filterKeys.vendor}', fold(vendor), vendor
   FROM product WHERE id IN ${productIdsSql} AND vendor IS NOT NULL`,
  `INSERT OR IGNORE INTO product_facet SELECT product_id, '${filterKeys.tag}', fold(tag), tag
   FROM product_tag WHERE product_id IN ${productIdsSql}`,
  `DELETE FROM variant_facet WHERE product_id IN ${productIdsSql}`,
  `INSERT OR IGNORE INTO variant_facet
   SELECT v.product_id, '${optionKey('')}' || fold(o.name), v.id, fold(chosen.value), chosen.value
   FROM variant v, json_each(v.option_values) chosen
   JOIN product_option o ON o.product_id = v.product_id AND o.position = chosen.key
   WHERE v.product_id IN ${productIdsSql}`,
  `INSERT OR REPLACE INTO swatch
   SELECT '${optionKey('')}' || fold(o.name), fold(v.value), v.swatch
   FROM product_option o JOIN option_value v ON v.product_id = o.product_id AND v.option_position = o.position
   WHERE o.product_id IN ${productIdsSql} AND v.swatch IS NOT NULL`,
];

const refreshVersions = `
INSERT OR REPLACE INTO list_version
SELECT value, (SELECT coalesce(max(version), 0) FROM list_version) + 1 + key FROM json_each(?1)`;
