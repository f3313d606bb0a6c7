import type { ReportProblem } from './problem.ts';
import { cellOf, handleOf, headingOf, type FileRow } from './rows.ts';

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
