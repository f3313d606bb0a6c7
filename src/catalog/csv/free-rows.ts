import { type ImportContext, reportCell } from './import-context.ts';
import type { ReportProblem } from './import-problems.ts';
import type { ProductRows } from './table/product-rows.ts';

/** Lines that are named; the others are counted. */
const maxNamed = 10;

/** The rows of a file whose price is 0. */
export interface FreeRows {
  readonly add: (rows: ProductRows['rows']) => void;
  /** Warns once of all of them: a product may be free, but the price of many is more likely missing. */
  readonly report: (context: ImportContext, warn: ReportProblem) => void;
}

export function collectFreeRows(): FreeRows {
  const named: number[] = [];
  let count = 0;
  return {
    add: (rows) => {
      for (const { line, cells } of rows) {
        if (cells.price !== 0) continue;
        count += 1;
        if (named.length < maxNamed) named.push(line);
      }
    },
    report: (context, warn) => {
      const [line, ...others] = named;
      if (line === undefined) return;
      const unnamed = count - named.length;
      const more = [...others, ...(unnamed > 0 ? [`${unnamed} more`] : [])];
      const also =
        more.length === 0 ? '' : `, and on ${others.length === 1 ? 'line' : 'lines'} ${joinWithAnd(more)} too`;
      const message = `The price is 0${also}: it is sold for nothing.`;
      reportCell(
        { ...context, report: warn },
        { line, column: 'price', message, remedy: 'If it is not free, enter its price.' },
      );
    },
  };
}

function joinWithAnd(items: readonly (number | string)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
