import type { Database } from '#storage/database.ts';
import { flag, integer, type SqlRow, text } from '#storage/row.ts';
import { has } from './bitset.ts';
import { addPosting, compactPostings, type FilterValueIndex, type ValueOwner } from './facet-postings.ts';
import { appendRow, type ProductColumns } from './product-columns.ts';

export interface IndexTarget {
  readonly columns: ProductColumns;
  readonly values: FilterValueIndex;
}

/**
 * Adds a row for each product of a source; none of them may have one. Yields after each slice of work, about ten
 * milliseconds: the rows are complete only at the end. Changes made meanwhile may be missed.
 */
export function* appendProducts(target: IndexTarget, source: IndexSource): Generator<undefined> {
  for (const rows of productPages(source)) yield appendRows(target.columns, rows);
  for (const rows of valuePages(source, 'product')) yield addPostingsOfOwners(target, rows, 'product');
  for (const rows of valuePages(source, 'variant')) yield addPostingsOfOwners(target, rows, 'variant');
}

function appendRows(columns: ProductColumns, rows: readonly SqlRow[]): undefined {
  for (const row of rows) {
    appendRow(columns, {
      id: integer(row, 'product_id'),
      published: flag(row, 'published'),
      salesRank: integer(row, 'sales_rank'),
      created: Date.parse(text(row, 'created_at')),
      titleKey: text(row, 'title_key'),
      variants: parseIntegers(text(row, 'variants')),
    });
  }
}

function addPostingsOfOwners({ columns, values }: IndexTarget, rows: readonly SqlRow[], owner: ValueOwner): undefined {
  const { ids, published } = owner === 'product' ? columns : columns.variants;
  const end = ids.length;
  for (const row of rows) {
    const value = { key: text(row, 'key'), folded: text(row, 'folded'), label: text(row, 'label') };
    const indexed = values.getOrAdd(value, owner);
    for (const number of rowNumbers(columns, owner, parseIntegers(text(row, 'owners')))) {
      addPosting(indexed.postings, number);
      indexed.isPublic ||= has(published, number);
    }
    compactPostings(indexed.postings, end);
  }
}

/** The numbers of owners by their ids, without those that were added after the rows were read. */
function* rowNumbers(columns: ProductColumns, owner: ValueOwner, ids: readonly number[]): Generator<number> {
  const step = owner === 'product' ? 1 : 2;
  for (let at = 0; at < ids.length; at += step) {
    const row = columns.rowsByProductId.get(ids[at] ?? 0);
    const number = row === undefined || owner === 'product' ? row : findVariantNumber(columns, row, ids[at + 1] ?? 0);
    if (number !== undefined) yield number;
  }
}

function findVariantNumber(columns: ProductColumns, row: number, id: number): number | undefined {
  const { cells } = columns.variants.ids;
  const end = columns.variantStarts.cells[row + 1] ?? 0;
  for (let variant = columns.variantStarts.cells[row] ?? 0; variant < end; variant += 1) {
    if (cells[variant] === id) return variant;
  }
  return undefined;
}

/** Parses non-negative integers separated by single spaces. */
function parseIntegers(numbers: string): readonly number[] {
  const found: number[] = [];
  let number = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const code = numbers.charCodeAt(at);
    if (code === spaceCode) {
      found.push(number);
      number = 0;
    } else number = number * 10 + code - zeroCode;
  }
  found.push(number);
  return found;
}

const spaceCode = 0x20;
const zeroCode = 0x30;

/** Which products are read: all, or some. */
export interface IndexSource {
  readonly store: Database;
  /** null: all. */
  readonly ids: readonly number[] | null;
  readonly batchSizes: SourceBatchSize;
}

export interface SourceBatchSize {
  readonly products: number;
  /** Owners of values; a product's variants stay together and may exceed it. */
  readonly values: number;
}

/** Pages of products in the order of their ids, each with `variants`: id, price and availability of each in turn. */
export function* productPages(source: IndexSource): Generator<readonly SqlRow[]> {
  for (let after = 0; ;) {
    const rows = readSourceRows(source, { sql: productsSql, after: [after], limit: [source.batchSizes.products] });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = integer(last, 'product_id');
  }
}

const productsSql = (among: string): string => `
SELECT product_id, l.published, l.title_key, l.sales_rank, l.created_at,
  group_concat(v.id || ' ' || v.price || ' ' || v.available, ' ') variants
FROM product_list l JOIN variant v USING (product_id)
WHERE product_id > ? ${among} GROUP BY product_id ORDER BY product_id LIMIT ?`;

/** Pages of values with their `owners`: product ids, or product id and variant id in turn. */
export function* valuePages(source: IndexSource, owner: ValueOwner): Generator<readonly SqlRow[]> {
  for (let after: ValueCursor | null = firstCursor; after;) {
    const next: ValueCursor | null = nextCursor(source, owner, after);
    yield readSourceRows(source, { sql: valuesSql(owner), after: [...after, ...(next ?? lastCursor)], limit: [] });
    after = next;
  }
}

/** A row in the order of values, after which a page begins or at which it ends. */
type ValueCursor = readonly [key: string, folded: string, product: number];

const firstCursor: ValueCursor = ['', '', 0];
/** Greater than every key. */
const lastCursor: ValueCursor = ['\u{10ffff}', '', 0];

/** The end of the page after a cursor; null when it is the last. */
function nextCursor(source: IndexSource, owner: ValueOwner, after: ValueCursor): ValueCursor | null {
  const sql = (among: string): string => `
SELECT key, folded, product_id FROM ${owner}_facet WHERE (key, folded, product_id) > (?, ?, ?) ${among}
ORDER BY key, folded, product_id LIMIT 1 OFFSET ?`;
  const [row] = readSourceRows(source, { sql, after, limit: [source.batchSizes.values] });
  return row ? [text(row, 'key'), text(row, 'folded'), integer(row, 'product_id')] : null;
}

const ownerColumns = { product: 'product_id', variant: "product_id || ' ' || variant_id" } as const;

/** The label is the spelling of one owner. It is read once for each value, as no index has it. */
const valuesSql =
  (owner: ValueOwner) =>
  (among: string): string => `
SELECT key, folded, owners,
  (SELECT value FROM ${owner}_facet f WHERE f.key = v.key AND f.folded = v.folded LIMIT 1) label
FROM (
  SELECT key, folded, group_concat(${ownerColumns[owner]}, ' ') owners FROM ${owner}_facet
  WHERE (key, folded, product_id) > (?, ?, ?) AND (key, folded, product_id) <= (?, ?, ?) ${among}
  GROUP BY key, folded
) v`;

interface SourceQuery {
  readonly sql: (among: string) => string;
  readonly after: readonly (string | number)[];
  readonly limit: readonly number[];
}

function readSourceRows({ store, ids }: IndexSource, { sql, after, limit }: SourceQuery): readonly SqlRow[] {
  if (ids === null) return store.all(sql(''), ...after, ...limit);
  const among = 'AND product_id IN (SELECT value FROM json_each(?))';
  return store.all(sql(among), ...after, JSON.stringify(ids), ...limit);
}
