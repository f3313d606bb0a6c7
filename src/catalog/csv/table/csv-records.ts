import { CsvError, parse, type Parser } from 'csv-parse';
import type { ReportProblem } from '../import-problems.ts';

/** The cells between two row ends of a CSV file. */
export interface CsvRecord {
  /** Its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What separates the cells. */
  readonly separator: Separator;
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
    skip_records_with_empty_values: true,
    max_record_size: maxRecordCharacters,
  });
  const failures: Error[] = [];
  parser.on('error', (error) => failures.push(error));
  let last = 0;
  const toRecord = ({ record, info }: ParsedRecord): CsvRecord => {
    last = info.lines;
    return { line: last - countNewlines(record), cells: record, separator: separators[delimiter] };
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
  readonly delimiter: Delimiter;
  /** The text from its beginning. */
  readonly all: AsyncIterable<string>;
}

/**
 * What separates the cells of a file: the one of these that a first line `sep=;` names, as Excel writes it, else the one
 * that its headings have most of, outside quotation marks.
 */
const delimiters = [',', ';', '\t'] as const;

type Delimiter = (typeof delimiters)[number];

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const satisfies Record<Delimiter, string>;

export type Separator = (typeof separators)[Delimiter];

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
  const declaration = /^sep=([,;\t])(?=[\r\n])/i.exec(start)?.[0] ?? '';
  const delimiter = delimiters.find((each) => each === declaration.at(-1)) ?? mostFrequent(headingLine(start) ?? start);
  const all = withStart(start.slice(declaration.length), { [Symbol.asyncIterator]: () => rest });
  return { delimiter, all };
}

function mostFrequent(headings: string): Delimiter {
  const plain = headings.replaceAll(/"[^"]*"?/g, '');
  const counts = delimiters.map((delimiter) => plain.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
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
  const message = parseErrors.get(error.code) ?? `This is not CSV: ${error.message}.`;
  const remedy =
    'Check the quotation marks from here on: each is closed, and one that belongs to a text is written twice, in a quoted cell.';
  report({ line, column: '', message, remedy });
}

const parseErrors: ReadonlyMap<string, string> = new Map([
  ['CSV_MAX_RECORD_SIZE', 'This row is longer than four million characters.'],
  ['CSV_QUOTE_NOT_CLOSED', 'A quotation mark is not closed.'],
  ['CSV_INVALID_CLOSING_QUOTE', 'A quotation mark is followed by text, so that it does not close its cell.'],
  ['INVALID_OPENING_QUOTE', 'A quotation mark is within a cell that does not begin with one.'],
]);
