import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Detail } from '#shop/product.ts';
import { columnOf, type Column, type ColumnName } from './columns.ts';
import type { Problem } from './problem.ts';

/** A row of a product file. Lines count from 1, the headings' being the first. */
export interface ProductRow {
  readonly line: number;
  readonly fields: Readonly<Partial<Record<ColumnName, string>>>;
  readonly details: readonly Detail[];
  /** How a field's column is headed in this file. */
  readonly headings: ReadonlyMap<ColumnName, string>;
}

/** The rows of a product file as they are read. A file that is no CSV ends with a problem. */
export async function* readRows(file: Readable, problem: (problem: Problem) => void): AsyncGenerator<ProductRow> {
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: false });
  file.on('error', (error) => parser.destroy(error)).pipe(parser);
  let headings: readonly string[] | null = null;
  try {
    for await (const { record, info } of parser) {
      const cells: readonly string[] = record;
      if (headings) yield toRow(headings, cells, { line: info.lines, problem });
      else headings = checkHeadings(cells, problem);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problem({
      line: lineOf(error),
      column: '',
      message: `This is not a CSV file from here on: ${error.message}`,
      remedy: 'Check the quotation marks: one inside a quoted cell is written twice.',
    });
  }
}

function lineOf(error: CsvError): number {
  const line: unknown = error['lines'];
  return typeof line === 'number' ? line : 1;
}

function checkHeadings(headings: readonly string[], problem: (problem: Problem) => void): readonly string[] {
  const has = (name: ColumnName): boolean =>
    headings.map(columnOf).some((column) => column.kind === 'field' && column.name === name);
  if (!has('title')) {
    problem({
      line: 1,
      column: 'Title',
      message: 'There is no column for the title.',
      remedy: 'The first line must hold the headings, Title among them.',
    });
  }
  return headings;
}

interface Place {
  readonly line: number;
  readonly problem: (problem: Problem) => void;
}

function toRow(headings: readonly string[], cells: readonly string[], { line, problem }: Place): ProductRow {
  if (cells.length > headings.length) {
    const message = `This row has ${cells.length} cells, the headings are ${headings.length}.`;
    problem({ line, column: '', message, remedy: 'Put cells that contain commas into quotation marks.' });
  }
  const columns = headings.map((heading, index) => ({ heading, column: columnOf(heading), text: cells[index] ?? '' }));
  const fields = columns.flatMap(({ column, text }) =>
    isField(column) && text !== '' ? [[column.name, text] as const] : [],
  );
  return {
    line,
    fields: Object.fromEntries(fields),
    details: columns.flatMap(({ column, text }) =>
      column.kind === 'detail' && text.trim() !== '' ? [{ name: column.name, value: text.trim() }] : [],
    ),
    headings: new Map(
      columns.flatMap(({ heading, column }) => (isField(column) ? [[column.name, heading] as const] : [])),
    ),
  };
}

function isField(column: Column): column is Extract<Column, { kind: 'field' }> {
  return column.kind === 'field';
}
