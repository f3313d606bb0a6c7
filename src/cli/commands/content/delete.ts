import { type ChildrenOfDeleted, countChildren, deleteDocument } from '#content/revisions/delete-document.ts';
import { type DocumentName, formatDocumentName } from '#content/revisions/document-name.ts';
import type { EditContext } from '#content/revisions/history.ts';
import { parentsFirst } from '#content/revisions/parent-document.ts';
import { parseArguments } from '../../arguments.ts';
import type { CommandContext, CommandOutcome } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';
import { counted } from '../../terminal.ts';
import { openEditContext, requireDocumentName } from './edit-context.ts';

/** What a blog or a content kind consists of is deleted only on request, because it may be much. */
const childrenFlag = 'with-entries';

export const remove: Subcommand = {
  usage: `<name>... [--${childrenFlag}]`,
  summary: `Delete documents and their drafts, a blog or a kind together with what it lists only with --${childrenFlag}`,
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, Infinity], flags: [childrenFlag] });
    const names = positionals.map(requireDocumentName);
    return deleteDocuments(context, names, flags.has(childrenFlag) ? 'delete' : 'refuse');
  },
};

/** Deletes those documents that can be, with their drafts, and reports why the others cannot; their history stays. */
export function deleteDocuments(
  context: CommandContext,
  names: readonly DocumentName[],
  children: ChildrenOfDeleted = 'refuse',
): CommandOutcome {
  const editContext = openEditContext(context);
  const ordered = parentsFirst(names.map((name) => ({ name }))).toReversed();
  const problems = editContext.store.transaction(() =>
    ordered.flatMap(({ name }) => {
      const problem = deleteOrExplain(editContext, name, children);
      if (problem === null) context.terminal.print(`${formatDocumentName(name)}: deleted`);
      return problem ?? [];
    }),
  );
  for (const problem of problems) context.terminal.report(problem);
  return problems.length === 0 ? 'done' : 'failed';
}

/** null: it is deleted. */
function deleteOrExplain(context: EditContext, name: DocumentName, children: ChildrenOfDeleted): string | null {
  const written = formatDocumentName(name);
  const result = deleteDocument(context, name, children);
  switch (result) {
    case 'deleted':
      return null;
    case 'not_found':
      return `No document named ${written}.`;
    case 'not_empty': {
      const count = counted(countChildren(context, name), 'document');
      return `${written} lists ${count}. To delete what it lists too, add --${childrenFlag}.`;
    }
    case 'required':
      return name.kind === 'product'
        ? `A product is deleted with its stock and prices: products delete ${name.handle}`
        : `${written} cannot be deleted, because every page reads it. Change it with content push.`;
    default:
      return result satisfies never;
  }
}
