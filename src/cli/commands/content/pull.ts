import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentFile } from '#content/revisions/document-name.ts';
import { listDocumentNames, readDocumentVersions } from '#content/revisions/document-versions.ts';
import { formatSource } from '#content/revisions/document-source.ts';
import { splitOptions } from '../../command.ts';
import { openEditContext, requireDocumentName, type Subcommand } from './subcommand.ts';

const defaultFolder = 'content';

/** Writes pieces into files as they were written last: the draft where there is one. */
export const pull: Subcommand = {
  usage: '[--into folder] [name …]',
  summary: `Write all pieces, or those named, into files below ${defaultFolder}/`,
  run: async (args, context) => {
    const { words, options } = splitOptions(args, ['into']);
    const folder = options.get('into') ?? defaultFolder;
    const { store, now } = openEditContext(context);
    const names = words.length > 0 ? words.map(requireDocumentName) : listDocumentNames(store, 'all');
    const { terminal } = context;
    let isComplete = true;
    for (const name of names) {
      const piece = readDocumentVersions(store, name, now);
      const text = piece && (piece.draft ?? piece.published);
      const path = join(folder, documentFile(name));
      if (text) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, formatSource(name.kind, text));
      } else {
        isComplete = false;
        terminal.tell(`There is no ${documentFile(name)} in this shop: content push makes it.`);
      }
    }
    terminal.say(`${names.length} ${names.length === 1 ? 'piece' : 'pieces'} into ${folder}/`);
    return isComplete ? 'done' : 'failed';
  },
};
