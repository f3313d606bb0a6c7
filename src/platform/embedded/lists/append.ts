import { flag, integer, text, type Row } from '../row.ts';
import { appendRow, type Columns } from './columns.ts';
import { addMember, settle } from './members.ts';
import { productPages, valuePages, type Source } from './source.ts';
import type { Owner, Values } from './values.ts';

export interface Target {
  readonly columns: Columns;
  readonly values: Values;
}

/**
 * Adds a row for each product of a source; none of them may have one. Yields after each piece of work, some ten
 * milliseconds: the rows are whole only when it has ended. What changes meanwhile may be missed.
 */
export function* appendProducts(target: Target, source: Source): Generator<undefined> {
  for (const rows of productPages(source)) yield appendRows(target.columns, rows);
  for (const rows of valuePages(source, 'product')) yield addOwners(target, rows, 'product');
  for (const rows of valuePages(source, 'variant')) yield addOwners(target, rows, 'variant');
}

function appendRows(columns: Columns, rows: readonly Row[]): undefined {
  for (const row of rows) {
    appendRow(columns, {
      id: integer(row, 'product_id'),
      published: flag(row, 'published'),
      salesRank: integer(row, 'sales_rank'),
      created: Date.parse(text(row, 'created_at')),
      titleKey: text(row, 'title_key'),
      variants: integersIn(text(row, 'variants')),
    });
  }
}

function addOwners({ columns, values }: Target, rows: readonly Row[], owner: Owner): undefined {
  const end = owner === 'product' ? columns.ids.length : columns.variants.ids.length;
  for (const row of rows) {
    const value = { key: text(row, 'key'), folded: text(row, 'folded'), label: text(row, 'label') };
    const { members } = values.known(value, owner);
    for (const number of numbersOf(columns, owner, integersIn(text(row, 'owners')))) addMember(members, number);
    settle(members, end);
  }
}

/** Owners by their ids, without those that came after the rows were read. */
function* numbersOf(columns: Columns, owner: Owner, ids: readonly number[]): Generator<number> {
  const step = owner === 'product' ? 1 : 2;
  for (let at = 0; at < ids.length; at += step) {
    const row = columns.rowOf.get(ids[at] ?? 0);
    const number = row === undefined || owner === 'product' ? row : variantIn(columns, row, ids[at + 1] ?? 0);
    if (number !== undefined) yield number;
  }
}

function variantIn(columns: Columns, row: number, id: number): number | undefined {
  const { cells } = columns.variants.ids;
  const end = columns.variantStarts.cells[row + 1] ?? 0;
  for (let variant = columns.variantStarts.cells[row] ?? 0; variant < end; variant += 1) {
    if (cells[variant] === id) return variant;
  }
  return undefined;
}

/** The whole numbers of a text, from 0, with one blank between. */
function integersIn(numbers: string): readonly number[] {
  const found: number[] = [];
  let number = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const code = numbers.charCodeAt(at);
    if (code === blank) {
      found.push(number);
      number = 0;
    } else number = number * 10 + code - zero;
  }
  found.push(number);
  return found;
}

const blank = 0x20;
const zero = 0x30;
