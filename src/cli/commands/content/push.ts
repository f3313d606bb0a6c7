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
import { parseArguments } from '../../arguments.ts';
import type { CommandContext } from '../../command.ts';
import { openEditContext, type Subcommand } from './subcommand.ts';

export const push: Subcommand = {
  usage: '<file | folder>... [--publish]',
  summary: 'Save files as drafts, all of them or none; --publish publishes them',
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, Infinity], flags: ['publish'] });
    const files = positionals.flatMap(filesIn).map((path) => readDocumentFile(path, context));
    const documents = files.flatMap((file) => file ?? []);
    if (documents.length < files.length) {
      context.terminal.report('Nothing was saved.');
      return 'failed';
    }
    const editContext = openEditContext(context);
    const results = editContext.store.transaction(() =>
      documents.map(({ name, text }) => {
        const saved = saveDraft(editContext, name, text);
        const pushed = flags.has('publish') && saved !== 'not_found' ? publish(editContext, name, null) : saved;
        return { name: formatDocumentName(name), outcome: pushed };
      }),
    );
    for (const { name, outcome } of results) context.terminal.print(`${name}: ${outcomes[outcome]}`);
    return results.some(({ outcome }) => outcome === 'not_found') ? 'failed' : 'done';
  },
};

const outcomes = {
  saved: 'saved as a draft',
  published: 'published',
  scheduled: 'scheduled',
  unchanged: 'unchanged',
  not_found: 'no such product, import it first',
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

/** null when the file is invalid, after a report of its problems. */
function readDocumentFile(path: string, { terminal }: CommandContext): DocumentFile | null {
  const reportIssue = ({ line, message }: SourceIssue): void => terminal.report(`${path}:${line}: ${message}`);
  const name = documentOfFile(path);
  if (!name) {
    reportIssue({
      line: 1,
      message: 'the path does not name a document. An example: pages/about.md',
    });
    return null;
  }
  const read = parseSource(name.kind, name.handle, readFileSync(path, 'utf8'));
  for (const issue of read.ok ? read.warnings : read.faults) reportIssue(issue);
  return read.ok ? { name, text: read.text } : null;
}
