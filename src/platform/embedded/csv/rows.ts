import { CsvError, parse, type Parser } from 'csv-parse';
import type { ColumnName } from './columns.ts';
import { readLayout, type Layout } from './layout.ts';
import type { Tell } from './problem.ts';
import { slugOf } from './slug-of.ts';

/** A row of a product file. */
export interface ProductRow {
  /** Its first line; they count from 1, the headings' being the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface FileRow extends ProductRow {
  readonly layout: Layout;
}

/** The longest row, in characters: a longer one is a quotation mark that is not closed, rather than a product. */
const longestRow = 4_000_000;

/** The rows of a product file as they are read. A file that is no CSV ends with a problem. */
export async function* readRows(texts: AsyncIterable<string>, tell: Tell): AsyncGenerator<FileRow> {
  let layout: Layout | null = null;
  for await (const { line, cells } of readRecords(texts, tell)) {
    if (!layout) {
      layout = readLayout(cells, tell);
      if (!isReadable(layout)) return;
      continue;
    }
    checkWidth({ line, cells, layout }, tell);
    yield { line, cells, layout };
  }
}

function isReadable({ places }: Layout): boolean {
  return places.has('title') || places.has('handle');
}

async function* readRecords(texts: AsyncIterable<string>, tell: Tell): AsyncGenerator<ProductRow> {
  const parser = parse({ info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: longestRow });
  const failures: Error[] = [];
  parser.on('error', (error) => failures.push(error));
  let last = 0;
  const toRow = ({ record, info }: Read): ProductRow => {
    last = info.lines;
    return { line: last - newlines(record), cells: record };
  };
  for await (const text of texts) {
    if (failures.length > 0) break;
    parser.write(text);
    for (let read: Read | null = parser.read(); read; read = parser.read()) yield toRow(read);
  }
  parser.end();
  for await (const read of rest(parser)) yield toRow(read);
  const [failure] = failures;
  if (failure) tellFailure(failure, last + 1, tell);
}

interface Read {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** What is left in a parser whose input has ended; its failure is told by its event. */
async function* rest(parser: Parser): AsyncGenerator<Read> {
  try {
    yield* parser;
  } catch (error) {
    if (!parser.destroyed) throw error;
  }
}

function newlines(cells: readonly string[]): number {
  return cells.reduce((count, cell) => (cell.includes('\n') ? count + cell.split('\n').length - 1 : count), 0);
}

function tellFailure(error: Error, line: number, tell: Tell): void {
  if (!(error instanceof CsvError)) throw error;
  const tooLong = error.code === 'CSV_MAX_RECORD_SIZE';
  const message = tooLong ? 'This row is longer than four million characters.' : `This is not CSV: ${error.message}`;
  const remedy =
    'Check the quotation marks from here on: each is closed, and one inside a quoted cell is written twice.';
  tell({ line, column: '', message, remedy });
}

/** A cell that is missing could be taken for one that is empty on purpose. */
function checkWidth({ line, cells, layout: { headings } }: FileRow, tell: Tell): void {
  if (cells.length === headings.length) return;
  const message = `This row has ${cells.length} cells, the headings are ${headings.length}.`;
  const remedy =
    cells.length > headings.length
      ? 'Put cells that contain commas into quotation marks.'
      : 'Write a comma for each empty cell; if this is the last row, the file may be cut off.';
  tell({ line, column: '', message, remedy });
}

/** What a cell says, without blanks around it; null for an empty one and for a column that the file does not have. */
export function cellOf({ cells, layout }: FileRow, name: ColumnName): string | null {
  const place = layout.places.get(name);
  return place === undefined ? null : cells[place]?.trim() || null;
}

/** How a column is headed in this file. */
export function headingOf({ layout }: FileRow, name: ColumnName): string {
  return layout.headings[layout.places.get(name) ?? -1] ?? name;
}

/** The handle that a row names, or that its title makes. */
export function handleOf(row: FileRow): string {
  return cellOf(row, 'handle') ?? slugOf(cellOf(row, 'title') ?? '');
}
