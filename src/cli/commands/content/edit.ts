import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { documentFile, formatDocumentName } from '#content/revisions/document-name.ts';
import { readDocumentVersions } from '#content/revisions/document-versions.ts';
import { saveDraft } from '#content/revisions/save-draft.ts';
import { parseSource, formatSource } from '#content/revisions/document-source.ts';
import { openEditContext, requireDocumentName, type Subcommand } from './subcommand.ts';

/** Opens the draft of a piece in the editor that the environment names, and takes what was saved there. */
export const edit: Subcommand = {
  usage: '<name>',
  summary: 'Open the draft of a piece in $VISUAL or $EDITOR',
  run: async ([word], context) => {
    const { terminal } = context;
    const name = requireDocumentName(word);
    const editContext = openEditContext(context);
    const piece = readDocumentVersions(editContext.store, name, editContext.now);
    const path = join(mkdtempSync(join(tmpdir(), 'content-')), basename(documentFile(name)));
    writeFileSync(path, formatSource(name.kind, (piece && (piece.draft ?? piece.published)) ?? untitled(name.handle)));
    if (!runEditor(path)) {
      terminal.tell('The editor ended with an error: nothing was taken.');
      return 'failed';
    }
    const read = parseSource(name.kind, name.handle, readFileSync(path, 'utf8'));
    for (const { line, message } of read.ok ? read.warnings : read.faults) terminal.tell(`${path}:${line}: ${message}`);
    if (!read.ok) {
      terminal.tell(`Nothing was taken. What you wrote is still in ${path}.`);
      return 'failed';
    }
    terminal.say(`${formatDocumentName(name)}: ${outcomes[saveDraft(editContext, name, read.text)]}`);
    return 'done';
  },
};

const outcomes = { saved: 'saved as a draft', unchanged: 'as it was', absent: 'there is no such product' } as const;

function untitled(handle: string) {
  return { title: handle, front: {}, body: '' };
}

/** The editor may be a command with arguments, as Git takes it; the file is its last. */
function runEditor(path: string): boolean {
  const editor = process.env['VISUAL'] ?? process.env['EDITOR'] ?? 'vi';
  const { status } = spawnSync('sh', ['-c', `${editor} "$1"`, 'editor', path], { stdio: 'inherit' });
  return status === 0;
}
