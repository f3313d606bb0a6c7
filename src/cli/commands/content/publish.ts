import { type DocumentName, formatDocumentName } from '#content/revisions/document-name.ts';
import { publish as publishPiece, unpublish as unpublishPiece, unschedule } from '#content/revisions/publish.ts';
import type { EditContext } from '#content/revisions/history.ts';
import { splitOptions, UsageError } from '../../command.ts';
import { openEditContext, requireDocumentName, type Subcommand } from './subcommand.ts';

export const publish: Subcommand = {
  usage: '<name …> [--at time | never]',
  summary: 'Show drafts to visitors, now or at a time (2026-12-01T08:00+01:00)',
  run: async (args, context) => {
    const { words, options } = splitOptions(args, ['at']);
    const at = options.get('at') ?? null;
    if (at !== null && at !== 'never' && !isTimestamp(at)) {
      throw new UsageError(`${at} is no time: write one with its offset, e.g. 2026-12-01T08:00+01:00.`);
    }
    const names = parseNames(words);
    const editContext = openEditContext(context);
    const outcomes = editContext.store.transaction(() =>
      names.map((name) => [name, applyPublish(editContext, name, at)] as const),
    );
    for (const [name, outcome] of outcomes)
      context.terminal.say(`${formatDocumentName(name)}: ${describeOutcome(outcome, at)}`);
    return outcomes.some(([, outcome]) => outcome === 'absent') ? 'failed' : 'done';
  },
};

export const unpublish: Subcommand = {
  usage: '<name …>',
  summary: 'Take pieces from visitors; they stay as drafts',
  run: async (args, context) => {
    const names = parseNames(splitOptions(args, []).words);
    const editContext = openEditContext(context);
    const outcomes = editContext.store.transaction(() =>
      names.map((name) => [name, unpublishPiece(editContext, name)] as const),
    );
    for (const [name, outcome] of outcomes)
      context.terminal.say(`${formatDocumentName(name)}: ${describeOutcome(outcome, null)}`);
    return outcomes.some(([, outcome]) => outcome === 'absent') ? 'failed' : 'done';
  },
};

type PublishOutcome = ReturnType<typeof publishPiece> | ReturnType<typeof unpublishPiece> | 'unscheduled';

function applyPublish(editContext: EditContext, name: DocumentName, at: string | null): PublishOutcome {
  if (at !== 'never') return publishPiece(editContext, name, at);
  return unschedule(editContext, name) ? 'unscheduled' : 'unchanged';
}

function describeOutcome(outcome: PublishOutcome, at: string | null): string {
  switch (outcome) {
    case 'published':
      return 'published';
    case 'scheduled':
      return `will be published at ${at ?? ''}`;
    case 'unscheduled':
      return 'will not be published by itself';
    case 'unpublished':
      return 'taken from visitors';
    case 'unchanged':
      return 'as it was';
    case 'absent':
      return 'there is no such piece';
    default:
      return outcome satisfies never;
  }
}

function parseNames(words: readonly string[]): readonly DocumentName[] {
  if (words.length === 0) throw new UsageError('Name a piece, e.g. page/about.');
  return words.map(requireDocumentName);
}

function isTimestamp(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}
