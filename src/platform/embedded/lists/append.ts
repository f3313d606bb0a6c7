import { flag, integer, text, type SqlRow } from '../row.ts';
import { appendRow, type ProductColumns } from './columns.ts';
import { addPosting, compactPostings } from './members.ts';
import { productPages, valuePages, type IndexSource } from './source.ts';
import type { ValueOwner, FilterValueIndex } from './values.ts';

export interface IndexTarget {
  readonly columns: ProductColumns;
  readonly values: FilterValueIndex;
}

/**
 * Adds a row for each product of a source; none of them may have one. Yields after each piece of work, some ten
 * milliseconds: the rows are whole only when it has ended. What changes meanwhile may be missed.
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
  const end = owner === 'product' ? columns.ids.length : columns.variants.ids.length;
  for (const row of rows) {
    const value = { key: text(row, 'key'), folded: text(row, 'folded'), label: text(row, 'label') };
    const { members } = values.getOrAdd(value, owner);
    for (const number of rowNumbers(columns, owner, parseIntegers(text(row, 'owners')))) addPosting(members, number);
    compactPostings(members, end);
  }
}

/** Owners by their ids, without those that came after the rows were read. */
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

/** The whole numbers of a text, from 0, with one blank between. */
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
