import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentFile, formatDocumentName } from '#content/revisions/document-name.ts';
import { listDocumentNames, readDocumentVersions } from '#content/revisions/document-versions.ts';
import { formatSource } from '#content/revisions/document-source.ts';
import { createFolder } from '#storage/create-folder.ts';
import { parseArguments } from '../../arguments.ts';
import { counted } from '../../terminal.ts';
import { type ContentFile, hasOwnChanges, notePulled, readPulledVersions } from './pulled-versions.ts';
import type { Subcommand } from '../../subcommands.ts';
import { openEditContext, requireDocumentName } from './edit-context.ts';

const defaultFolder = 'content';

const overwriting = 'Pull into another folder with --into to compare, or overwrite it with --force.';

export const pull: Subcommand = {
  usage: '[--into <folder>] [--force] [<name>...]',
  summary: `Write documents to files in ${defaultFolder}/, drafts where there are any; --force overwrites changed files`,
  run: async (args, context) => {
    const { positionals, options, flags } = parseArguments(args, {
      positionals: [0, Infinity],
      options: ['into'],
      flags: ['force'],
    });
    const folder = options.get('into') ?? defaultFolder;
    const editContext = openEditContext(context);
    const { store, now } = editContext;
    const names = positionals.length > 0 ? positionals.map(requireDocumentName) : listDocumentNames(store, 'all');
    const { terminal } = context;
    const written: ContentFile[] = [];
    const pulled = readPulledVersions(folder);
    for (const name of names) {
      const document = readDocumentVersions(store, name, now);
      const text = document && (document.draft ?? document.published);
      const path = join(folder, documentFile(name));
      if (text && !flags.has('force') && hasOwnChanges(editContext, { path, name }, pulled)) {
        terminal.report(`${path} has changes that the shop does not have, and was not overwritten. ${overwriting}`);
      } else if (text) {
        createFolder(dirname(path));
        writeFileSync(path, formatSource(name.kind, text));
        written.push({ path, name });
      } else {
        terminal.report(`No document named ${formatDocumentName(name)}.`);
      }
    }
    notePulled(editContext, written);
    terminal.print(`Wrote ${counted(written.length, 'document')} to ${folder}/`);
    return written.length === names.length ? 'done' : 'failed';
  },
};
