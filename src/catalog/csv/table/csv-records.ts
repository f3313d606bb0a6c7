import { CsvError, parse, type Parser } from 'csv-parse';
import type { ReportProblem } from '../import-problems.ts';

/** The cells between two row ends of a CSV file. */
export interface CsvRecord {
  /** Its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The longest record, in characters: a longer one is more likely a quotation mark that is not closed. */
const maxRecordCharacters = 4_000_000;

/** The records of a CSV file as its text arrives. Where it is no CSV they end with a problem. */
export async function* readRecords(texts: AsyncIterable<string>, report: ReportProblem): AsyncGenerator<CsvRecord> {
  const { delimiter, all } = await detectDelimiter(texts);
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordCharacters,
  });
  const failures: Error[] = [];
  parser.on('error', (error) => failures.push(error));
  let last = 0;
  const toRecord = ({ record, info }: ParsedRecord): CsvRecord => {
    last = info.lines;
    return { line: last - countNewlines(record), cells: record };
  };
  for await (const text of all) {
    if (failures.length > 0) break;
    parser.write(text);
    for (let read: ParsedRecord | null = parser.read(); read; read = parser.read()) yield toRecord(read);
  }
  parser.end();
  for await (const read of remainingRecords(parser)) yield toRecord(read);
  const [failure] = failures;
  if (failure) reportParseError(failure, last + 1, report);
}

interface DelimitedText {
  readonly delimiter: string;
  /** The text from its beginning. */
  readonly all: AsyncIterable<string>;
}

/** What separates the cells of a file: the one of these that its headings have most of, outside quotation marks. */
const delimiters = [',', ';', '\t'] as const;

/** The longest line of headings that is looked at, in characters. */
const maxHeadingCharacters = 100_000;

async function detectDelimiter(texts: AsyncIterable<string>): Promise<DelimitedText> {
  const rest = texts[Symbol.asyncIterator]();
  let start = '';
  while (headingLine(start) === null && start.length < maxHeadingCharacters) {
    const next = await rest.next();
    if (next.done) break;
    start += next.value;
  }
  const plain = (headingLine(start) ?? start).replaceAll(/"[^"]*"?/g, '');
  const counts = delimiters.map((delimiter) => plain.split(delimiter).length);
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
  return { delimiter, all: withStart(start, { [Symbol.asyncIterator]: () => rest }) };
}

/** The first line that is not empty, if it has ended: a line break within quotation marks does not end it. */
function headingLine(text: string): string | null {
  return /^\s*((?:[^"\r\n]|"[^"]*")+)[\r\n]/.exec(text)?.[1] ?? null;
}

async function* withStart(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

interface ParsedRecord {
  readonly record: readonly string[];
  /** `lines`: the number of the record's last line. */
  readonly info: { readonly lines: number };
}

function countNewlines(cells: readonly string[]): number {
  return cells.reduce((count, cell) => (cell.includes('\n') ? count + cell.split('\n').length - 1 : count), 0);
}

/** The records left in a parser whose input has ended. Its failure arrives as an event. */
async function* remainingRecords(parser: Parser): AsyncGenerator<ParsedRecord> {
  try {
    yield* parser;
  } catch (error) {
    if (!parser.destroyed) throw error;
  }
}

function reportParseError(error: Error, line: number, report: ReportProblem): void {
  if (!(error instanceof CsvError)) throw error;
  const tooLong = error.code === 'CSV_MAX_RECORD_SIZE';
  const message = tooLong ? 'This row is longer than four million characters.' : `This is not CSV: ${error.message}`;
  const remedy =
    'Check the quotation marks from here on: each is closed, and one inside a quoted cell is written twice.';
  report({ line, column: '', message, remedy });
}
