import { filterKeys, optionKey } from '#shop/list-query-filters.ts';
import { markForSearch } from '../search/index-products.ts';
import type { Store } from '../store.ts';

/**
 * Rebuilds what lists and facets hold of a product and marks its words for `indexPending`. Call it in the transaction of
 * every change of one.
 */
export function refreshProduct(store: Store, productId: string): void {
  for (const statement of [...rowOfLists, ...facets, newVersion]) store.run(statement, productId);
  markForSearch(store, productId);
}

const rowOfLists = [
  'DELETE FROM product_list WHERE product_id = ?1 AND NOT EXISTS (SELECT 1 FROM variant WHERE product_id = ?1)',
  `INSERT INTO product_list
   SELECT p.id, p.status = 'published', max(v.available), min(v.price), max(v.price), fold_words(p.title),
     p.sales_rank, p.created_at
   FROM product p JOIN variant v ON v.product_id = p.id WHERE p.id = ? GROUP BY p.id
   ON CONFLICT (product_id) DO UPDATE SET published = excluded.published, available = excluded.available,
     price_min = excluded.price_min, price_max = excluded.price_max, title_key = excluded.title_key,
     sales_rank = excluded.sales_rank, created_at = excluded.created_at`,
];

const facets = [
  'DELETE FROM product_facet WHERE product_id = ?',
  `INSERT INTO product_facet SELECT id, '${filterKeys.type}', fold(type), type
   FROM product WHERE id = ? AND type IS NOT NULL`,
  `INSERT INTO product_facet SELECT id, '${filterKeys.vendor}', fold(vendor), vendor
   FROM product WHERE id = ? AND vendor IS NOT NULL`,
  `INSERT OR IGNORE INTO product_facet SELECT product_id, '${filterKeys.tag}', fold(tag), tag
   FROM product_tag WHERE product_id = ?`,
  'DELETE FROM variant_facet WHERE product_id = ?',
  `INSERT OR IGNORE INTO variant_facet
   SELECT v.product_id, '${optionKey('')}' || fold(o.name), v.id, fold(chosen.value), chosen.value
   FROM variant v, json_each(v.option_values) chosen
   JOIN product_option o ON o.product_id = v.product_id AND o.position = chosen.key
   WHERE v.product_id = ?`,
  `INSERT OR REPLACE INTO swatch
   SELECT '${optionKey('')}' || fold(o.name), fold(v.value), v.swatch
   FROM product_option o JOIN option_value v ON v.product_id = o.product_id AND v.option_position = o.position
   WHERE o.product_id = ? AND v.swatch IS NOT NULL`,
];

const newVersion = `
INSERT OR REPLACE INTO list_version
SELECT ?, coalesce((SELECT max(version) FROM list_version), 0) + 1`;
