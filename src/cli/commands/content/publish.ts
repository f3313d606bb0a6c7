import { parentsFirst } from '#content/revisions/parent-document.ts';
import { type DocumentName, formatDocumentName } from '#content/revisions/document-name.ts';
import { publish as publishDocument, unpublish as unpublishDocument, unschedule } from '#content/revisions/publish.ts';
import type { EditContext } from '#content/revisions/history.ts';
import { parseArguments } from '../../arguments.ts';
import { type CommandContext, type CommandOutcome, UsageError } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';
import { openEditContext, requireDocumentName } from './edit-context.ts';

export const publish: Subcommand = {
  usage: '<name>... [--at <time | never>]',
  summary: 'Publish drafts now, or at a time such as 2026-12-01T08:00+01:00',
  run: async (args, context) => {
    const { positionals, options } = parseArguments(args, { positionals: [1, Infinity], options: ['at'] });
    const at = options.get('at') ?? null;
    if (at !== null && at !== 'never' && !isTimestamp(at))
      throw new UsageError(`Not a time with a UTC offset: ${at}. Example: 2026-12-01T08:00+01:00`);
    return applyToDocuments(context, positionals, (editContext, name) =>
      describeOutcome(publishOrUnschedule(editContext, name, at), at),
    );
  },
};

export const unpublish: Subcommand = {
  usage: '<name>...',
  summary: 'Hide documents from visitors and keep them as drafts',
  run: async (args, context) => {
    const { positionals } = parseArguments(args, { positionals: [1, Infinity] });
    return applyToDocuments(context, positionals, (editContext, name) =>
      describeOutcome(unpublishDocument(editContext, name), null),
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

function publishOrUnschedule(editContext: EditContext, name: DocumentName, at: string | null): PublishOutcome {
  if (at !== 'never') return publishDocument(editContext, name, at);
  return unschedule(editContext, name) ? 'unscheduled' : 'unchanged';
}

function describeOutcome(outcome: PublishOutcome, at: string | null): string {
  switch (outcome) {
    case 'published':
      return 'published';
    case 'scheduled':
      return `scheduled for ${at ?? ''}`;
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

function isTimestamp(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}
