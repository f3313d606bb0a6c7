import { collectProblems, describeProblem, type ReportProblem } from '#catalog/csv/import-problems.ts';
import { type DocumentName, formatDocumentName } from '#content/revisions/document-name.ts';
import { deleteDocument as deleteStored } from '#content/revisions/delete-document.ts';
import type { CommandContext, CommandOutcome } from '../../command.ts';
import { openEditContext } from './edit-context.ts';

/** Deletes a collection or code with its draft; its history stays. */
export function deleteDocument(context: CommandContext, name: DocumentName): CommandOutcome {
  if (deleteStored(openEditContext(context), name) !== 'deleted') {
    context.terminal.report(`No document named ${formatDocumentName(name)}.`);
    return 'failed';
  }
  context.terminal.print(`${formatDocumentName(name)}: deleted`);
  return 'done';
}

/** What a file holds; null after a report of its problems by line and column. */
export async function readImport<T>(
  { terminal }: CommandContext,
  read: (report: ReportProblem) => Promise<T | null>,
): Promise<T | null> {
  const problems = collectProblems();
  const result = await read(problems.report);
  if (result !== null && problems.listed.length === 0) return result;
  for (const problem of problems.listed) terminal.report(describeProblem(problem));
  if (problems.unlistedCount() > 0) terminal.report(`and ${problems.unlistedCount()} more problems`);
  terminal.report('Nothing was imported.');
  return null;
}
