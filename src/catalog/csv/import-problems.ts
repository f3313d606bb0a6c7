/** Why a file is refused. */
export interface ImportProblem {
  /** From 1, which has the headings. */
  readonly line: number;
  /** The column's heading; empty for a problem of the whole row. */
  readonly column: string;
  readonly message: string;
  readonly remedy: string;
}

export type ReportProblem = (problem: ImportProblem) => void;

export function describeProblem({ line, column, message, remedy }: ImportProblem): string {
  return `line ${line}${column === '' ? '' : `, ${column}`}: ${message} ${remedy}`;
}

const maxListed = 50;

/** Problems as they are reported: the first ones are listed, the others counted. */
export interface ProblemList {
  readonly report: ReportProblem;
  readonly listed: readonly ImportProblem[];
  readonly unlistedCount: () => number;
}

export function collectProblems(): ProblemList {
  const listed: ImportProblem[] = [];
  let unlistedCount = 0;
  const report = (problem: ImportProblem): void => {
    if (listed.length < maxListed) listed.push(problem);
    else unlistedCount += 1;
  };
  return { report, listed, unlistedCount: () => unlistedCount };
}
