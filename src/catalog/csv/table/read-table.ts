import { createReadStream } from 'node:fs';
import { readRecords } from './csv-records.ts';
import { decodeFile } from './decode-file.ts';
import type { ReportProblem } from '../import-problems.ts';

/** A row of a CSV file. */
export interface TableRow {
  /** Its first line, from 1, which has the headings. */
  readonly line: number;
  /** The cell below a heading in lower case, trimmed; empty where there is none. */
  readonly cell: (heading: string) => string;
}

/**
 * Reads a CSV file of a few thousand rows. Each of `required` is a list of headings in lower case of which the file must
 * have one; null, and reported, when it does not.
 */
export async function readTable(
  path: string,
  required: readonly (readonly string[])[],
  report: ReportProblem,
): Promise<readonly TableRow[] | null> {
  const rows: TableRow[] = [];
  let positions: ReadonlyMap<string, number> | null = null;
  for await (const { line, cells } of readRecords(decodeFile(createReadStream(path), report), report)) {
    if (!positions) {
      positions = new Map(cells.map((heading, position) => [heading.trim().toLowerCase(), position]));
      if (!hasHeadings(positions, required, report)) return null;
      continue;
    }
    const known = positions;
    rows.push({ line, cell: (heading) => cells[known.get(heading) ?? -1]?.trim() ?? '' });
  }
  return rows;
}

function hasHeadings(
  positions: ReadonlyMap<string, number>,
  required: readonly (readonly string[])[],
  report: ReportProblem,
): boolean {
  const missing = required.filter((names) => !names.some((name) => positions.has(name)));
  for (const [column = '', ...others] of missing) {
    const also = others.length === 0 ? '' : ` (or ${others.join(', ')})`;
    report({
      line: 1,
      column: '',
      message: `There is no column ${column}${also}.`,
      remedy: 'Add it to the first line.',
    });
  }
  return missing.length === 0;
}
