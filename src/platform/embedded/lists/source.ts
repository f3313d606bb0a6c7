import { integer, text, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import type { Owner } from './values.ts';

/** Where products are read from: the whole shop, or some of its products. */
export interface Source {
  readonly store: Store;
  /** null: all. */
  readonly ids: readonly number[] | null;
  /** How much is read at once. */
  readonly most: PageSize;
}

export interface PageSize {
  readonly products: number;
  /** Owners of values, a product with all its variants beyond. */
  readonly values: number;
}

/** Products by id, each with its `variants`: id, price and availability of one after the other. */
export function* productPages(source: Source): Generator<readonly Row[]> {
  for (let after = 0; ;) {
    const rows = read(source, { sql: products, after: [after], limit: [source.most.products] });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = integer(last, 'product_id');
  }
}

const products = (among: string): string => `
SELECT product_id, l.published, l.title_key, l.sales_rank, l.created_at,
  group_concat(v.id || ' ' || v.price || ' ' || v.available, ' ') variants
FROM product_list l JOIN variant v USING (product_id)
WHERE product_id > ? ${among} GROUP BY product_id ORDER BY product_id LIMIT ?`;

/** Values with their `owners`: ids of products; for variants the product's and the variant's, one after the other. */
export function* valuePages(source: Source, owner: Owner): Generator<readonly Row[]> {
  for (let after: Place | null = start; after;) {
    const next: Place | null = placeAfter(source, owner, after);
    yield read(source, { sql: values(owner), after: [...after, ...(next ?? end)], limit: [] });
    after = next;
  }
}

/** Where in the order of values a page ends: key, folded value, product. */
type Place = readonly [key: string, folded: string, product: number];

const start: Place = ['', '', 0];
/** Behind every key. */
const end: Place = ['\u{10ffff}', '', 0];

/** The end of the page that begins after a place; null when it is the last. */
function placeAfter(source: Source, owner: Owner, after: Place): Place | null {
  const sql = (among: string): string => `
SELECT key, folded, product_id FROM ${owner}_facet WHERE (key, folded, product_id) > (?, ?, ?) ${among}
ORDER BY key, folded, product_id LIMIT 1 OFFSET ?`;
  const [row] = read(source, { sql, after, limit: [source.most.values] });
  return row ? [text(row, 'key'), text(row, 'folded'), integer(row, 'product_id')] : null;
}

const owners = { product: 'product_id', variant: "product_id || ' ' || variant_id" } as const;

/** The label is one of those that the owners write: each value's is asked for once, as it is in no index. */
const values =
  (owner: Owner) =>
  (among: string): string => `
SELECT key, folded, owners,
  (SELECT value FROM ${owner}_facet one WHERE one.key = some.key AND one.folded = some.folded LIMIT 1) label
FROM (
  SELECT key, folded, group_concat(${owners[owner]}, ' ') owners FROM ${owner}_facet
  WHERE (key, folded, product_id) > (?, ?, ?) AND (key, folded, product_id) <= (?, ?, ?) ${among}
  GROUP BY key, folded
) some`;

interface Question {
  readonly sql: (among: string) => string;
  readonly after: readonly (string | number)[];
  readonly limit: readonly number[];
}

function read({ store, ids }: Source, { sql, after, limit }: Question): readonly Row[] {
  if (ids === null) return store.all(sql(''), ...after, ...limit);
  const among = 'AND product_id IN (SELECT value FROM json_each(?))';
  return store.all(sql(among), ...after, JSON.stringify(ids), ...limit);
}
