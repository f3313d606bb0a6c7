import { formatDocumentName } from '#content/revisions/document-name.ts';
import { readHistory } from '#content/revisions/history.ts';
import { formatSource } from '#content/revisions/document-source.ts';
import { parseArguments } from '../../arguments.ts';
import type { Subcommand } from '../../subcommands.ts';
import { openEditContext, requireDocumentName } from './edit-context.ts';

export const history: Subcommand = {
  usage: '<name> [<number>]',
  summary: 'List the versions of a document, or print one',
  run: async (args, context) => {
    const [word, number] = parseArguments(args, { positionals: [1, 2] }).positionals;
    const { terminal } = context;
    const name = requireDocumentName(word);
    const revisions = readHistory(openEditContext(context).store, name);
    if (revisions.length === 0) terminal.report(`${formatDocumentName(name)} has not been changed here.`);
    if (number === undefined) {
      for (const each of revisions)
        terminal.print(`${each.number}  ${each.at}  ${each.action} by ${each.by}  ${each.text.title}`);
      return 'done';
    }
    const revision = revisions.find((each) => each.number === number);
    if (!revision) {
      terminal.report(`${formatDocumentName(name)} has no version ${number}.`);
      return 'failed';
    }
    await terminal.write(formatSource(name.kind, revision.text));
    return 'done';
  },
};
