import { columnMeaning, type ColumnName } from './columns.ts';
import type { ReportProblem } from './problem.ts';

/** Which column of a file says what, by the headings on its first line. */
export interface FileLayout {
  readonly headings: readonly string[];
  /** The place of each column that is understood. */
  readonly positions: ReadonlyMap<ColumnName, number>;
  readonly details: readonly { readonly name: string; readonly place: number }[];
  /** How many options the file has columns for. */
  readonly options: number;
}

export function readLayout(headings: readonly string[], report: ReportProblem): FileLayout {
  const positions = new Map<ColumnName, number>();
  const details: { name: string; place: number }[] = [];
  for (const [place, heading] of headings.entries()) {
    const column = columnMeaning(heading);
    if (column.kind === 'detail') details.push({ name: column.name, place });
    if (column.kind !== 'field') continue;
    if (positions.has(column.name)) report(duplicateColumn(heading, headings[positions.get(column.name) ?? 0] ?? ''));
    positions.set(column.name, place);
  }
  if (!positions.has('title') && !positions.has('handle')) report(noTitle);
  const options = Math.max(0, ...Array.from(positions.keys(), (name) => Number(/^option(\d+)/.exec(name)?.[1] ?? 0)));
  return { headings, positions, details, options };
}

const noTitle = {
  line: 1,
  column: 'Title',
  message: 'There is no column for the title, nor for the handle.',
  remedy: 'The first line must hold the headings, Title or Handle among them, with commas between.',
};

function duplicateColumn(heading: string, before: string) {
  const message = `“${before}” and “${heading}” say the same thing.`;
  return { line: 1, column: heading, message, remedy: 'Leave one of the two columns out.' };
}
