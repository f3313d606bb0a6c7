import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentOfFile,
  formatDocumentName,
  type DocumentName,
  type DocumentText,
} from '#content/revisions/document-name.ts';
import { publish } from '#content/revisions/publish.ts';
import { saveDraft } from '#content/revisions/save-draft.ts';
import { parseSource, type SourceIssue } from '#content/revisions/document-source.ts';
import { type CommandContext, splitOptions, UsageError } from '../../command.ts';
import { openEditContext, type Subcommand } from './subcommand.ts';

/** Takes files as drafts, all of them or, where one has a fault, none. */
export const push: Subcommand = {
  usage: '<file or folder …> [--publish]',
  summary: 'Take files as drafts, or publish them at once',
  run: async (args, context) => {
    const { words, options } = splitOptions(args, [], ['publish']);
    if (words.length === 0) throw new UsageError('Name files or folders.');
    const files = words.flatMap(filesIn).map((path) => readDocumentFile(path, context));
    const pieces = files.flatMap((file) => file ?? []);
    if (pieces.length < files.length) {
      context.terminal.tell('Nothing was taken. What visitors see stays as it is.');
      return 'failed';
    }
    const editContext = openEditContext(context);
    const results = editContext.store.transaction(() =>
      pieces.map(({ name, text }) => {
        const saved = saveDraft(editContext, name, text);
        const pushed = options.has('publish') && saved !== 'absent' ? publish(editContext, name, null) : saved;
        return { name: formatDocumentName(name), outcome: pushed };
      }),
    );
    for (const { name, outcome } of results) context.terminal.say(`${name}: ${outcomes[outcome]}`);
    return results.some(({ outcome }) => outcome === 'absent') ? 'failed' : 'done';
  },
};

const outcomes = {
  saved: 'saved as a draft',
  published: 'published',
  scheduled: 'scheduled',
  unchanged: 'as it was',
  absent: 'there is no such product; import it first',
} as const;

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return below.map((file) => join(path, file)).filter((file) => documentOfFile(file) !== null);
}

interface DocumentFile {
  readonly name: DocumentName;
  readonly text: DocumentText;
}

/** null, and told why, when the file cannot be taken. */
function readDocumentFile(path: string, { terminal }: CommandContext): DocumentFile | null {
  const reportNote = ({ line, message }: SourceIssue): void => terminal.tell(`${path}:${line}: ${message}`);
  const name = documentOfFile(path);
  if (!name) {
    reportNote({
      line: 1,
      message: 'its path tells no kind of piece: put it where content pull would, e.g. pages/about.md.',
    });
    return null;
  }
  const read = parseSource(name.kind, name.handle, readFileSync(path, 'utf8'));
  for (const note of read.ok ? read.warnings : read.faults) reportNote(note);
  return read.ok ? { name, text: read.text } : null;
}
