import { filterKeys, optionKey } from '#shop/list-query-filters.ts';
import { foldWords } from '../fold-words.ts';
import { plainText } from '../plain-text.ts';
import { text, textOrNull } from '../row.ts';
import type { Store } from '../store.ts';

/** Rebuilds what lists, facets and search hold of a product. Call it in the transaction of every change of one. */
export function refreshProduct(store: Store, productId: string): void {
  for (const statement of [...rowOfLists, ...facets]) store.run(statement, productId);
  refreshText(store, productId);
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

const words = `
SELECT p.title, p.subtitle, p.type, p.vendor, p.description,
  (SELECT group_concat(tag, ' ') FROM product_tag WHERE product_id = p.id) tags,
  (SELECT group_concat(value, ' ') FROM option_value WHERE product_id = p.id) options,
  (SELECT group_concat(value, ' ') FROM product_detail WHERE product_id = p.id) details
FROM product p WHERE p.id = ?`;

function refreshText(store: Store, productId: string): void {
  const row = store.first(words, productId);
  store.run('DELETE FROM product_text WHERE rowid = ?', productId);
  store.run('DELETE FROM product_spelling WHERE rowid = ?', productId);
  if (!row) return;
  const column = (name: string): string => foldWords(textOrNull(row, name) ?? '');
  const names = ['title', 'subtitle', 'type', 'vendor', 'tags', 'options', 'details'].map(column);
  store.run(
    `INSERT INTO product_text (rowid, title, subtitle, type, vendor, tags, options, details, description)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    productId,
    ...names,
    foldWords(plainText(text(row, 'description'))),
  );
  const spelled = ['title', 'type', 'vendor', 'tags', 'options'].map((name) => textOrNull(row, name) ?? '');
  store.run(
    'INSERT INTO product_spelling (rowid, words) VALUES (?, ?)',
    productId,
    spelled.join(' ').normalize('NFC').toLowerCase(),
  );
}
