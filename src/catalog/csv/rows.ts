import { CsvError, parse, type Parser } from 'csv-parse';
import { normalizeForSearch } from '#shop/text/search-words.ts';
import { type ColumnName, type FileLayout, readLayout } from './columns.ts';
import type { ReportProblem } from './import-problems.ts';

/** A row of a product file. */
export interface CsvRow {
  /** Its first line; they count from 1, the headings' being the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface FileRow extends CsvRow {
  readonly layout: FileLayout;
}

/** The longest row, in characters: a longer one is a quotation mark that is not closed, rather than a product. */
const maxRowCharacters = 4_000_000;

/** The rows of a product file as they are read. A file that is no CSV ends with a problem. */
export async function* readRows(texts: AsyncIterable<string>, report: ReportProblem): AsyncGenerator<FileRow> {
  let layout: FileLayout | null = null;
  for await (const { line, cells } of readRecords(texts, report)) {
    if (!layout) {
      layout = readLayout(cells, report);
      if (!isReadable(layout)) return;
      continue;
    }
    checkWidth({ line, cells, layout }, report);
    yield { line, cells, layout };
  }
}

function isReadable({ positions }: FileLayout): boolean {
  return positions.has('title') || positions.has('handle');
}

async function* readRecords(texts: AsyncIterable<string>, report: ReportProblem): AsyncGenerator<CsvRow> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowCharacters,
  });
  const failures: Error[] = [];
  parser.on('error', (error) => failures.push(error));
  let last = 0;
  const toRow = ({ record, info }: ParsedRecord): CsvRow => {
    last = info.lines;
    return { line: last - countNewlines(record), cells: record };
  };
  for await (const text of texts) {
    if (failures.length > 0) break;
    parser.write(text);
    for (let read: ParsedRecord | null = parser.read(); read; read = parser.read()) yield toRow(read);
  }
  parser.end();
  for await (const read of remainingRecords(parser)) yield toRow(read);
  const [failure] = failures;
  if (failure) reportParseError(failure, last + 1, report);
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** What is left in a parser whose input has ended; its failure is told by its event. */
async function* remainingRecords(parser: Parser): AsyncGenerator<ParsedRecord> {
  try {
    yield* parser;
  } catch (error) {
    if (!parser.destroyed) throw error;
  }
}

function countNewlines(cells: readonly string[]): number {
  return cells.reduce((count, cell) => (cell.includes('\n') ? count + cell.split('\n').length - 1 : count), 0);
}

function reportParseError(error: Error, line: number, report: ReportProblem): void {
  if (!(error instanceof CsvError)) throw error;
  const tooLong = error.code === 'CSV_MAX_RECORD_SIZE';
  const message = tooLong ? 'This row is longer than four million characters.' : `This is not CSV: ${error.message}`;
  const remedy =
    'Check the quotation marks from here on: each is closed, and one inside a quoted cell is written twice.';
  report({ line, column: '', message, remedy });
}

/** A cell that is missing could be taken for one that is empty on purpose. */
function checkWidth({ line, cells, layout: { headings } }: FileRow, report: ReportProblem): void {
  if (cells.length === headings.length) return;
  const message = `This row has ${cells.length} cells, the headings are ${headings.length}.`;
  const remedy =
    cells.length > headings.length
      ? 'Put cells that contain commas into quotation marks.'
      : 'Write a comma for each empty cell; if this is the last row, the file may be cut off.';
  report({ line, column: '', message, remedy });
}

/** What a cell says, without blanks around it; null for an empty one and for a column that the file does not have. */
export function cellOf({ cells, layout }: FileRow, name: ColumnName): string | null {
  const place = layout.positions.get(name);
  return place === undefined ? null : cells[place]?.trim() || null;
}

/** How a column is headed in this file. */
export function headingOf({ layout }: FileRow, name: ColumnName): string {
  return layout.headings[layout.positions.get(name) ?? -1] ?? name;
}

/** The handle that a row names, or that its title makes. */
export function handleOf(row: FileRow): string {
  return cellOf(row, 'handle') ?? handleFromTitle(cellOf(row, 'title') ?? '');
}

/** The rows of one product. */
export interface ProductRows {
  readonly handle: string;
  readonly rows: readonly [FileRow, ...FileRow[]];
}

/** The rows of each product: those that follow one another with the same handle, or without any and without a title. */
export async function* groupByProduct(
  rows: AsyncIterable<FileRow>,
  report: ReportProblem,
): AsyncGenerator<ProductRows> {
  const firstLines = new Map<string, number>();
  let current: { handle: string; rows: [FileRow, ...FileRow[]] } | null = null;
  for await (const row of rows) {
    if (current && isOfProduct(row, current.handle)) current.rows.push(row);
    else {
      if (current) yield current;
      current = { handle: handleOf(row), rows: [row] };
      checkHandle(current.handle, row, report);
      checkRepeatedHandle(firstLines, current.handle, { row, report });
    }
  }
  if (current) yield current;
}

function isOfProduct(row: FileRow, current: string): boolean {
  const handle = cellOf(row, 'handle');
  return handle === null ? cellOf(row, 'title') === null : handle === current;
}

function checkHandle(handle: string, row: FileRow, report: ReportProblem): void {
  if (/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(handle)) return;
  const message =
    handle === ''
      ? 'There is no handle, nor a title to make one of.'
      : `“${handle.slice(0, 60)}” cannot stand in an address.`;
  report({ line: row.line, column: headingOf(row, 'handle'), message, remedy: 'Use letters, digits and hyphens.' });
}

interface RowReport {
  readonly row: FileRow;
  readonly report: ReportProblem;
}

function checkRepeatedHandle(firstLines: Map<string, number>, handle: string, { row, report }: RowReport): void {
  const before = firstLines.get(handle);
  firstLines.set(handle, row.line);
  if (before === undefined) return;
  const message = `${handle} was there before, from line ${before} on.`;
  const remedy = 'Put all rows of a product together, or give it a handle of its own.';
  report({ line: row.line, column: headingOf(row, 'handle'), message, remedy });
}

/** A handle for a title: its letters and digits, joined by hyphens. */
export function handleFromTitle(title: string): string {
  return normalizeForSearch(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
