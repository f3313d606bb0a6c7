import { detailKey, filterKeys, optionKey } from '#shop/listing/query/list-query-filters.ts';
import { markForIndexing } from '../search/index/index-products.ts';
import type { Database } from '#storage/database.ts';
import { unknownSalesRank } from './read-product-input.ts';
import { integer } from '#storage/row.ts';

/** A product that has changed, in anything unless it says what is the same. */
export interface RefreshedProduct {
  readonly id: string;
  /** Whether it is filtered by the same as before: its type, vendor, tags, details, description, options and their values. */
  readonly hasSameFacets?: boolean;
  /** Whether it is searched by the same texts (`productTextsOf`). */
  readonly hasSameTexts?: boolean;
}

/** Rebuilds the list and facet rows of products and queues them for `indexPending`. Call it in the transaction that changes them. */
export function refreshProducts(store: Database, products: readonly RefreshedProduct[]): void {
  const ids = idsOf(products);
  for (const statement of [...refreshListRow, refreshOptionNames]) store.run(statement, ids);
  const filtered = products.filter(({ hasSameFacets = false }) => !hasSameFacets);
  if (filtered.length > 0) for (const statement of refreshFacets) store.run(statement, idsOf(filtered));
  store.run(refreshVersions, ids);
  const searched = products.filter(({ hasSameTexts = false }) => !hasSameTexts);
  if (searched.length > 0) markForIndexing(store, idsOf(searched));
}

function idsOf(products: readonly RefreshedProduct[]): string {
  return JSON.stringify(products.map(({ id }) => Number(id)));
}

/**
 * Rebuilds what facets hold of the details with these keys, after they were declared as attributes of lists or are not
 * any more. Call it in the transaction of that change.
 */
export function refreshDetailFacets(store: Database, keys: readonly string[]): void {
  const rows = store.all(productsWithDetails, JSON.stringify(keys));
  const ids = JSON.stringify(rows.map((row) => integer(row, 'product_id')));
  for (const statement of [deleteDetailFacets, insertDetailFacets, refreshVersions]) store.run(statement, ids);
}

/** Sets the sales rank of a product, from 1, by which lists are sorted; null: not known. */
export function setSalesRank(store: Database, productId: number, rank: number | null): void {
  const stored = rank ?? unknownSalesRank;
  store.run('UPDATE product SET sales_rank = ? WHERE id = ?', stored, productId);
  store.run('UPDATE product_list SET sales_rank = ? WHERE product_id = ?', stored, productId);
  store.run(refreshVersions, JSON.stringify([productId]));
}

const productIdsSql = '(SELECT value FROM json_each(?1))';

const refreshListRow = [
  `DELETE FROM product_list AS l WHERE product_id IN ${productIdsSql}
     AND NOT EXISTS (SELECT 1 FROM variant v WHERE v.product_id = l.product_id)`,
  `INSERT INTO product_list
   SELECT p.id, p.status = 'published' AND p.listed, max(v.available), min(v.price), max(v.price), fold_words(p.title),
     p.sales_rank, p.created_at
   FROM product p JOIN variant v ON v.product_id = p.id WHERE p.id IN ${productIdsSql} GROUP BY p.id
   ON CONFLICT (product_id) DO UPDATE SET published = excluded.published, available = excluded.available,
     price_min = excluded.price_min, price_max = excluded.price_max, title_key = excluded.title_key,
     sales_rank = excluded.sales_rank, created_at = excluded.created_at`,
];

const deleteDetailFacets = `
DELETE FROM product_facet WHERE product_id IN ${productIdsSql} AND key GLOB '${detailKey('')}*'`;

const isDetailDeclared = "EXISTS (SELECT 1 FROM filter_attribute WHERE source = 'detail')";

/** What products state by name: their details, and what their descriptions add. */
const statedDetails = `
SELECT product_id, name, value FROM product_detail WHERE product_id IN ${productIdsSql} AND ${isDetailDeclared}
UNION ALL
SELECT p.id, s.value ->> 'name', s.value ->> 'value' FROM product p, json_each(specifications(p.description)) s
WHERE p.id IN ${productIdsSql} AND ${isDetailDeclared} AND NOT EXISTS (
  SELECT 1 FROM product_detail d WHERE d.product_id = p.id AND fold(d.name) = fold(s.value ->> 'name'))`;

/** The values of details that lists can be filtered by: several of one detail where it has a separator. */
const detailFacets = `
SELECT d.product_id, a.key, fold(part.value), trim(part.value)
FROM (${statedDetails}) d CROSS JOIN filter_attribute a ON a.key = '${detailKey('')}' || fold(d.name)
CROSS JOIN json_each(
  iif(a.separator IS NULL, json_array(d.value), '[' || replace(json_quote(d.value), a.separator, '","') || ']')
) part
WHERE fold(part.value) <> ''`;

const insertDetailFacets = `INSERT OR IGNORE INTO product_facet ${detailFacets}`;

const productsWithDetails = `
SELECT product_id FROM product_facet WHERE key IN (SELECT value FROM json_each(?1))
UNION
SELECT product_id FROM product_detail WHERE '${detailKey('')}' || fold(name) IN (SELECT value FROM json_each(?1))
UNION
SELECT p.id FROM product p, json_each(specifications(p.description)) s
WHERE '${detailKey('')}' || fold(s.value ->> 'name') IN (SELECT value FROM json_each(?1))`;

/** The values of products that lists can be filtered by, as rows of `product_facet`. */
const productFacets = `
SELECT id, '${filterKeys.type}', fold(type), type FROM product WHERE id IN ${productIdsSql} AND type IS NOT NULL
UNION ALL
SELECT id, '${filterKeys.vendor}', fold(vendor), vendor FROM product WHERE id IN ${productIdsSql} AND vendor IS NOT NULL
UNION ALL
SELECT product_id, '${filterKeys.tag}', fold(tag), tag FROM product_tag WHERE product_id IN ${productIdsSql}
UNION ALL ${detailFacets}`;

/** The same of their variants, as rows of `variant_facet`. */
const variantFacets = `
SELECT v.product_id, '${optionKey('')}' || fold(o.name), v.id, fold(chosen.value), chosen.value
FROM variant v, json_each(v.option_values) chosen
JOIN product_option o ON o.product_id = v.product_id AND o.position = chosen.key
WHERE v.product_id IN ${productIdsSql}`;

/** A name that no option has any more gives way to that of another product, whatever has changed of it. */
const refreshOptionNames = `INSERT INTO option_name SELECT '${optionKey('')}' || fold(name), name FROM product_option
 WHERE product_id IN ${productIdsSql} ORDER BY product_id, position
 ON CONFLICT DO UPDATE SET name = excluded.name
 WHERE NOT EXISTS (SELECT 1 FROM product_option o WHERE o.name = option_name.name)`;

/** Rows that stay the same are not written: each write is a change of the lists that show it. */
const refreshFacets = [
  `INSERT INTO swatch
   SELECT '${optionKey('')}' || fold(o.name), fold(v.value), v.swatch
   FROM product_option o JOIN option_value v ON v.product_id = o.product_id AND v.option_position = o.position
   WHERE o.product_id IN ${productIdsSql} AND v.swatch IS NOT NULL
   ON CONFLICT DO UPDATE SET swatch = excluded.swatch WHERE swatch <> excluded.swatch`,
  `DELETE FROM product_facet
   WHERE product_id IN ${productIdsSql} AND (product_id, key, folded, value) NOT IN (${productFacets})`,
  `INSERT OR IGNORE INTO product_facet ${productFacets}`,
  `DELETE FROM variant_facet
   WHERE product_id IN ${productIdsSql} AND (product_id, key, variant_id, folded, value) NOT IN (${variantFacets})`,
  `INSERT OR IGNORE INTO variant_facet ${variantFacets}`,
];

const refreshVersions = `
INSERT OR REPLACE INTO list_version
SELECT value, (SELECT coalesce(max(version), 0) FROM list_version) + 1 + key FROM json_each(?1)`;
