import {
  collectProblems,
  describeProblem,
  type ImportProblem,
  type ReportProblem,
} from '#catalog/csv/import-problems.ts';
import type { CommandContext } from './command.ts';
import type { Terminal } from './terminal.ts';

/** What a file holds; null after a report of its problems by line and column. */
export async function readImport<T>(
  { terminal }: Pick<CommandContext, 'terminal'>,
  read: (report: ReportProblem) => Promise<T | null>,
): Promise<T | null> {
  const problems = collectProblems();
  const result = await read(problems.report);
  if (result !== null && problems.listed.length === 0) return result;
  reportProblems(terminal, problems.listed, problems.unlistedCount());
  terminal.report('Nothing was imported.');
  return null;
}

/** Reports each problem on a line of its own, and how many more there are. */
export function reportProblems(terminal: Terminal, listed: readonly ImportProblem[], unlistedCount: number): void {
  for (const problem of listed) terminal.report(describeProblem(problem));
  if (unlistedCount > 0) terminal.report(`and ${unlistedCount} more problems`);
}
