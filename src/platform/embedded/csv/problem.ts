/** Something in a file that cannot be taken as it is. */
export interface Problem {
  /** From 1; the headings stand on the first. */
  readonly line: number;
  /** The column's heading; empty when it is about the whole row. */
  readonly column: string;
  readonly message: string;
  readonly remedy: string;
}

export type Tell = (problem: Problem) => void;

export function describeProblem({ line, column, message, remedy }: Problem): string {
  return `line ${line}${column === '' ? '' : `, ${column}`}: ${message} ${remedy}`;
}

const mostListed = 50;

/** Problems as they are found, the first ones listed, the others counted. */
export interface Problems {
  readonly tell: Tell;
  readonly listed: readonly Problem[];
  /** How many are not listed. */
  readonly more: () => number;
}

export function collectProblems(): Problems {
  const listed: Problem[] = [];
  let more = 0;
  const tell = (found: Problem): void => {
    if (listed.length < mostListed) listed.push(found);
    else more += 1;
  };
  return { tell, listed, more: () => more };
}
