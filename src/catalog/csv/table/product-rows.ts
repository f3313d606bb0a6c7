import type { ProductDetail } from '#shop/product/product.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import {
  type ColumnName,
  columns,
  type ColumnValues,
  type FieldName,
  productFields,
  rowFields,
} from '../columns/columns.ts';
import type { FileLayout } from '../columns/file-layout.ts';
import type { CsvRecord } from './csv-records.ts';
import { detailText } from './detail-text.ts';
import { reportCell, type RowContext } from '../import-context.ts';

/** A cell as it was read: undefined where the file has no such column, null where it is empty or invalid. */
export type Cell<T> = T | null | undefined;

/** A cell's value, or a fallback where the file has no such column. */
export function valueOr<T>(cell: Cell<T>, fallback: T | null): T | null {
  return cell === undefined ? fallback : cell;
}

/** A row of a product file. Holds nothing but JSON. */
export interface ProductRow {
  /** Its first line, from 1; the headings are on the first of the file. */
  readonly line: number;
  /** Of the columns that describe the product, only the first row of a product has cells. */
  readonly cells: { readonly [Name in FieldName]?: ColumnValues[Name] | null };
  readonly options: readonly OptionCells[];
  /** Columns whose cell is invalid; it has been reported. */
  readonly invalid: readonly FieldName[];
}

export interface OptionCells {
  readonly name: Cell<string>;
  readonly value: Cell<string>;
}

/** The rows of one product, of which there is at least one. */
export interface ProductRows {
  /** The handle that the first row names, or the one that its title makes. */
  readonly handle: string;
  readonly rows: readonly [ProductRow, ...ProductRow[]];
  /** Cells of its first row in columns that are no field's, by heading; also empty ones. */
  readonly details: readonly ProductDetail[];
}

/**
 * The rows of each product: those that follow one another with the same handle; without handles, with the same title or
 * none.
 */
export async function* readProductRows(
  records: AsyncIterable<CsvRecord>,
  context: RowContext,
): AsyncGenerator<ProductRows> {
  const firstLines = new Map<string, number>();
  let current: GrowingProduct | null = null;
  for await (const record of records) {
    checkWidth(record, context);
    if (current && belongsTo(current.handle, record, context.layout)) {
      current.rows.push(parseRow(record, rowFields, context));
      continue;
    }
    if (current) yield current;
    current = startProduct(record, context);
    checkHandle(current, context);
    checkRepeatedHandle(firstLines, current, context);
  }
  if (current) yield current;
}

interface GrowingProduct extends ProductRows {
  readonly rows: [ProductRow, ...ProductRow[]];
}

/** A missing cell could be mistaken for one that is empty on purpose. */
function checkWidth({ line, cells, separator }: CsvRecord, { layout: { headings }, report }: RowContext): void {
  if (cells.length === headings.length) return;
  const message = `This row has ${cells.length} cells, the headings are ${headings.length}.`;
  const remedy =
    cells.length > headings.length
      ? `Put cells that contain a ${separator} into quotation marks.`
      : `Write a ${separator} for each empty cell; if this is the last row, the file may be cut off.`;
  report({ line, column: '', message, remedy });
}

function belongsTo(current: string, record: CsvRecord, layout: FileLayout): boolean {
  const handle = cellText(record, layout, 'handle');
  if (handle) return handle === current;
  const title = cellText(record, layout, 'title');
  return !title || (handle === undefined && handleFromTitle(title) === current);
}

function startProduct(record: CsvRecord, context: RowContext): GrowingProduct {
  const row = parseRow(record, allFields, context);
  const details = context.layout.details.map(({ name, position }) => ({
    name,
    value: detailText(record.cells[position]?.trim() ?? ''),
  }));
  return { handle: row.cells.handle ?? handleFromTitle(row.cells.title ?? ''), rows: [row], details };
}

const allFields = [...productFields, ...rowFields];

/** Reads the cells of some fields; an invalid one is reported. */
function parseRow(record: CsvRecord, fields: readonly FieldName[], context: RowContext): ProductRow {
  const { layout } = context;
  const cells: RowCells = {};
  const invalid: FieldName[] = [];
  for (const name of fields) {
    const text = cellText(record, layout, name);
    if (text === undefined) continue;
    readCell(cells, name, { text, currency: context.currency });
    if (text === null || cells[name] !== null) continue;
    invalid.push(name);
    const { remedy } = columns[name];
    const message = columns[name].message?.(text, context.currency) ?? `“${text.slice(0, 60)}” is not understood.`;
    reportCell(context, { line: record.line, column: name, message, remedy });
  }
  return { line: record.line, cells, options: readOptions(record, layout), invalid };
}

type RowCells = { -readonly [Name in FieldName]?: ColumnValues[Name] | null };

function readCell<Name extends FieldName>(
  cells: Pick<RowCells, Name>,
  name: Name,
  { text, currency }: { readonly text: string | null; readonly currency: string },
): void {
  cells[name] = text === null ? null : columns[name].parse(text, currency);
}

/** Trimmed; null for an empty cell, undefined where the file has no such column. */
function cellText({ cells }: CsvRecord, { positions }: FileLayout, name: ColumnName): Cell<string> {
  const position = positions.get(name);
  return position === undefined ? undefined : cells[position]?.trim() || null;
}

function readOptions(record: CsvRecord, layout: FileLayout): readonly OptionCells[] {
  return Array.from({ length: layout.options }, (_, index) => ({
    name: cellText(record, layout, `option${index + 1} name`),
    value: cellText(record, layout, `option${index + 1} value`),
  }));
}

/** A handle for a title: its letters and digits, joined by hyphens. */
export function handleFromTitle(title: string): string {
  return normalizeForSearch(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function checkHandle({ handle, rows: [{ line }] }: ProductRows, context: RowContext): void {
  if (/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(handle)) return;
  const message =
    handle === ''
      ? 'There is no handle, nor a title to make one of.'
      : `“${handle.slice(0, 60)}” cannot be part of an address.`;
  reportCell(context, { line, column: 'handle', message, remedy: 'Use letters, digits and hyphens.' });
}

function checkRepeatedHandle(
  firstLines: Map<string, number>,
  { handle, rows: [{ line }] }: ProductRows,
  context: RowContext,
): void {
  const before = firstLines.get(handle);
  firstLines.set(handle, line);
  if (before === undefined) return;
  const message = `${handle} also occurs before, from line ${before} on.`;
  const remedy = 'Put all rows of a product together, or give it a handle of its own.';
  reportCell(context, { line, column: 'handle', message, remedy });
}
