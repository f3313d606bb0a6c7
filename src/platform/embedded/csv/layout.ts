import { columnOf, type ColumnName } from './columns.ts';
import type { Tell } from './problem.ts';

/** Which column of a file says what, by the headings on its first line. */
export interface Layout {
  readonly headings: readonly string[];
  /** The place of each column that is understood. */
  readonly places: ReadonlyMap<ColumnName, number>;
  readonly details: readonly { readonly name: string; readonly place: number }[];
  /** How many options the file has columns for. */
  readonly options: number;
}

export function readLayout(headings: readonly string[], tell: Tell): Layout {
  const places = new Map<ColumnName, number>();
  const details: { name: string; place: number }[] = [];
  for (const [place, heading] of headings.entries()) {
    const column = columnOf(heading);
    if (column.kind === 'detail') details.push({ name: column.name, place });
    if (column.kind !== 'field') continue;
    if (places.has(column.name)) tell(twice(heading, headings[places.get(column.name) ?? 0] ?? ''));
    places.set(column.name, place);
  }
  if (!places.has('title') && !places.has('handle')) tell(noTitle);
  const options = Math.max(0, ...Array.from(places.keys(), (name) => Number(/^option(\d+)/.exec(name)?.[1] ?? 0)));
  return { headings, places, details, options };
}

const noTitle = {
  line: 1,
  column: 'Title',
  message: 'There is no column for the title, nor for the handle.',
  remedy: 'The first line must hold the headings, Title or Handle among them, with commas between.',
};

function twice(heading: string, before: string) {
  const message = `“${before}” and “${heading}” say the same thing.`;
  return { line: 1, column: heading, message, remedy: 'Leave one of the two columns out.' };
}
