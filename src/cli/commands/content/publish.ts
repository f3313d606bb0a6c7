import { parentsFirst } from '#content/revisions/parent-document.ts';
import { type DocumentName, formatDocumentName } from '#content/revisions/document-name.ts';
import { publish as publishDocument, unpublish as unpublishDocument, unschedule } from '#content/revisions/publish.ts';
import type { EditContext } from '#content/revisions/history.ts';
import { parseArguments } from '../../arguments.ts';
import type { CommandContext, CommandOutcome } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';
import { openEditContext, requireDocumentName } from './edit-context.ts';
import { readPublishTime } from './publish-time.ts';

export const publish: Subcommand = {
  usage: '<name>... [--at <time | never>]',
  summary: "Publish drafts now, or at a time of the shop's time zone such as 2026-12-01T08:00",
  run: async (args, context) => {
    const { positionals, options } = parseArguments(args, { positionals: [1, Infinity], options: ['at'] });
    const written = options.get('at');
    const at = written === undefined || written === 'never' ? null : readPublishTime(openEditContext(context), written);
    return applyToDocuments(context, positionals, (editContext, name) => {
      const outcome =
        written === 'never' ? cancel(editContext, name) : publishDocument(editContext, name, at?.moment ?? null);
      return describeOutcome(outcome, at?.text ?? '');
    });
  },
};

export const unpublish: Subcommand = {
  usage: '<name>...',
  summary: 'Hide documents from visitors and keep them as drafts',
  run: async (args, context) => {
    const { positionals } = parseArguments(args, { positionals: [1, Infinity] });
    return applyToDocuments(context, positionals, (editContext, name) =>
      describeOutcome(unpublishDocument(editContext, name), ''),
    );
  },
};

/** Does something with each document in one transaction, and prints the results. */
function applyToDocuments(
  context: CommandContext,
  words: readonly string[],
  apply: (editContext: EditContext, name: DocumentName) => string,
): CommandOutcome {
  const names = words.map(requireDocumentName);
  const editContext = openEditContext(context);
  const ordered = parentsFirst(names.map((name) => ({ name })));
  const results = editContext.store.transaction(() =>
    ordered.map(({ name }) => ({ name, result: apply(editContext, name) })),
  );
  for (const { name, result } of results) context.terminal.print(`${formatDocumentName(name)}: ${result}`);
  return results.some(({ result }) => failures.has(result)) ? 'failed' : 'done';
}

const noSuchDocument = 'no such document';
const parentHidden = 'not published: its blog or content kind is not published; publish that first, or both together';
const failures: ReadonlySet<string> = new Set([noSuchDocument, parentHidden]);

type PublishOutcome = ReturnType<typeof publishDocument> | ReturnType<typeof unpublishDocument> | 'unscheduled';

function cancel(editContext: EditContext, name: DocumentName): PublishOutcome {
  return unschedule(editContext, name) ? 'unscheduled' : 'unchanged';
}

function describeOutcome(outcome: PublishOutcome, time: string): string {
  switch (outcome) {
    case 'published':
      return 'published';
    case 'scheduled':
      return `scheduled for ${time}`;
    case 'unscheduled':
      return 'no longer scheduled';
    case 'unpublished':
      return 'unpublished';
    case 'unchanged':
      return 'unchanged';
    case 'not_found':
      return noSuchDocument;
    case 'parent_hidden':
      return parentHidden;
    default:
      return outcome satisfies never;
  }
}
