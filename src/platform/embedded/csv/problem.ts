/** Something in a file that cannot be taken as it is. */
export interface Problem {
  /** From 1; the headings stand on the first. */
  readonly line: number;
  /** The column's heading; empty when it is about the whole row. */
  readonly column: string;
  readonly message: string;
  readonly remedy: string;
}

export function describeProblem({ line, column, message, remedy }: Problem): string {
  return `line ${line}${column === '' ? '' : `, ${column}`}: ${message} ${remedy}`;
}
