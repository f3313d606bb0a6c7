import { columns, type FieldName, fieldsByHeading, usualHeading } from './columns.ts';
import type { FileLayout } from './file-layout.ts';
import { addingAdvice, hasWordOf, isSalePrice, renamesIn } from './foreign-headings.ts';
import type { ImportProblem } from '../import-problems.ts';

/** What to do if the file has no column for a field, which may have another heading. */
export function missingColumnRemedy({ headings, details }: FileLayout, name: FieldName): string {
  const [usual, ...others] = columns[name].headings;
  const heading = renamesIn(headings).get(usual);
  if (heading !== undefined) return `Rename “${heading}” to ${usual}.`;
  const candidates = [...details.map((detail) => detail.name), ...headings.filter(isSalePrice)];
  const similar = candidates.filter((candidate) => hasWordOf(usual, candidate, others));
  return addingAdvice(usual, similar);
}

/** Columns that may not mean what they are read as. */
export function doubtfulColumns(layout: FileLayout): readonly ImportProblem[] {
  return [...doubtfulDetails(layout), ...unreadSalePrices(layout)];
}

function unreadSalePrices({ headings }: FileLayout): readonly ImportProblem[] {
  return headings.filter(isSalePrice).map((heading) => ({
    line: 1,
    column: heading.trim(),
    message: 'These prices are not imported.',
    remedy: `For products that are on sale now, enter them as ${usualHeading('price')}, and the regular price as ${usualHeading('compareAt')}.`,
  }));
}

/** Columns that become details of products although they are headed like a field that the file does not have. */
function doubtfulDetails({ headings, positions, details }: FileLayout): readonly ImportProblem[] {
  const renames = renamesIn(details.map(({ position }) => headings[position] ?? ''));
  return Array.from(renames).flatMap(([target, heading]) => {
    const name = fieldsByHeading.get(target.toLowerCase());
    if (!name || name === 'vendor' || positions.has(name)) return [];
    const message = 'This is shown as a detail of the products.';
    return [{ line: 1, column: heading, message, remedy: `If it is meant to be ${target}, rename it.` }];
  });
}
