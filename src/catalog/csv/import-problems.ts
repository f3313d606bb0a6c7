/** Something in a file that cannot be taken as it is. */
export interface ImportProblem {
  /** From 1; the headings stand on the first. */
  readonly line: number;
  /** The column's heading; empty when it is about the whole row. */
  readonly column: string;
  readonly message: string;
  readonly remedy: string;
}

export type ReportProblem = (problem: ImportProblem) => void;

export function describeProblem({ line, column, message, remedy }: ImportProblem): string {
  return `line ${line}${column === '' ? '' : `, ${column}`}: ${message} ${remedy}`;
}

const maxListed = 50;

/** Problems as they are found, the first ones listed, the others counted. */
export interface ProblemList {
  readonly report: ReportProblem;
  readonly listed: readonly ImportProblem[];
  /** How many are not listed. */
  readonly more: () => number;
}

export function collectProblems(): ProblemList {
  const listed: ImportProblem[] = [];
  let more = 0;
  const report = (found: ImportProblem): void => {
    if (listed.length < maxListed) listed.push(found);
    else more += 1;
  };
  return { report, listed, more: () => more };
}
