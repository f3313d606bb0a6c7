import { readHistory } from '#content/revisions/history.ts';
import { formatSource } from '#content/revisions/document-source.ts';
import { openEditContext, requireDocumentName, type Subcommand } from './subcommand.ts';

/** Tells what was done with a piece, or writes out one of its versions, which can be pushed again. */
export const history: Subcommand = {
  usage: '<name> [number]',
  summary: 'List what was done with a piece, or print that version of it',
  run: async ([word, number], context) => {
    const { terminal } = context;
    const name = requireDocumentName(word);
    const revisions = readHistory(openEditContext(context).store, name);
    if (number === undefined) {
      for (const each of revisions)
        terminal.say(`${each.number}  ${each.at}  ${each.action} by ${each.by}  ${each.text.title}`);
      return 'done';
    }
    const revision = revisions.find((each) => each.number === number);
    if (!revision) {
      terminal.tell(`There is no version ${number}: content history ${word ?? ''} lists them.`);
      return 'failed';
    }
    await terminal.write(formatSource(name.kind, revision.text));
    return 'done';
  },
};
