import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkDocument } from '#content/revisions/check-document.ts';
import { documentFile, formatDocumentName } from '#content/revisions/document-name.ts';
import { readDocumentVersions } from '#content/revisions/document-versions.ts';
import { saveDraft } from '#content/revisions/save-draft.ts';
import { parseSource, formatSource } from '#content/revisions/document-source.ts';
import { parseArguments } from '../../arguments.ts';
import type { Subcommand } from '../../subcommands.ts';
import { openEditContext, requireDocumentName } from './edit-context.ts';

export const edit: Subcommand = {
  usage: '<name>',
  summary: 'Edit the draft of a document in $VISUAL or $EDITOR',
  run: async (args, context) => {
    const { terminal } = context;
    const name = requireDocumentName(parseArguments(args, { positionals: [1, 1] }).positionals[0]);
    const editContext = openEditContext(context);
    const document = readDocumentVersions(editContext.store, name, editContext.now);
    const path = join(mkdtempSync(join(tmpdir(), 'content-')), basename(documentFile(name)));
    const offered = formatSource(
      name.kind,
      (document && (document.draft ?? document.published)) ?? untitled(name.handle),
    );
    writeFileSync(path, offered);
    if (!runEditor(path)) {
      terminal.report('The editor exited with an error. Nothing was saved.');
      return 'failed';
    }
    const edited = readFileSync(path, 'utf8');
    if (edited === offered) {
      terminal.print(`${formatDocumentName(name)}: ${outcomes.unchanged}`);
      return 'done';
    }
    const read = parseSource(name.kind, name.handle, edited);
    for (const { line, message } of read.ok ? read.warnings : read.faults)
      terminal.report(`${path}:${line}: ${message}`);
    if (!read.ok) {
      terminal.report(`Nothing was saved. Your text is in ${path}.`);
      return 'failed';
    }
    const issues = checkDocument(name, read.text, { ...editContext, together: new Map() });
    for (const { path: at, message } of issues) terminal.report(`${path}:${read.lineOf(at)}: ${message}`);
    if (issues.some(({ refused }) => refused)) {
      terminal.report(`Nothing was saved. Your text is in ${path}.`);
      return 'failed';
    }
    const outcome = saveDraft(editContext, name, read.text);
    terminal.print(`${formatDocumentName(name)}: ${outcomes[outcome]}`);
    if (outcome === 'saved' || outcome === 'unchanged') return 'done';
    terminal.report(`Nothing was saved. Your text is in ${path}.`);
    return 'failed';
  },
};

/** Sentences about a text that was saved or that the shop has no place for. */
const outcomes = {
  saved: 'saved as a draft',
  unchanged: 'unchanged',
  not_found: 'no such product',
  no_parent: 'no such blog or content kind, create it first',
} as const;

function untitled(handle: string) {
  return { title: handle, front: {}, body: '' };
}

/** Opens the file in the editor that the variable names, as Git does: it may be a command with arguments. */
function runEditor(path: string): boolean {
  const editor = process.env['VISUAL'] ?? process.env['EDITOR'] ?? 'vi';
  const { status } = spawnSync('sh', ['-c', `${editor} "$1"`, 'editor', path], { stdio: 'inherit' });
  return status === 0;
}
