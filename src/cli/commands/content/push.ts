import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentOfFile,
  formatDocumentName,
  type DocumentName,
  type DocumentText,
} from '#content/revisions/document-name.ts';
import { blogsFirst, hasBlog } from '#content/revisions/article-blog.ts';
import type { EditContext } from '#content/revisions/history.ts';
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
    const documents = blogsFirst(files.flatMap((file) => file ?? []));
    const editContext = openEditContext(context);
    const orphans = documents.filter((file) => isWithoutBlog(editContext, file, documents));
    for (const { path, name } of orphans) context.terminal.report(`${path}:1: ${missingBlog(name)}`);
    if (documents.length < files.length || orphans.length > 0) {
      context.terminal.report('Nothing was saved.');
      return 'failed';
    }
    const results = saveAll(editContext, documents, flags.has('publish'));
    for (const { name, outcome } of results) context.terminal.print(`${name}: ${outcomes[outcome]}`);
    return results.some(({ outcome }) => failures.has(outcome)) ? 'failed' : 'done';
  },
};

/** Whether neither the shop nor the pushed files have the blog of an article. */
function isWithoutBlog({ store }: EditContext, { name }: DocumentFile, pushed: readonly DocumentFile[]): boolean {
  const isPushed = pushed.some((other) => other.name.kind === 'blog' && other.name.handle === name.parent);
  return !isPushed && !hasBlog(store, name);
}

function missingBlog({ parent }: DocumentName): string {
  return `there is no blog "${parent}": also push a file blogs/${parent}.yaml with a "title:" line, or move this file.`;
}

interface PushResult {
  readonly name: string;
  readonly outcome: keyof typeof outcomes;
}

function saveAll(context: EditContext, files: readonly DocumentFile[], publishes: boolean): readonly PushResult[] {
  return context.store.transaction(() =>
    files.map(({ name, text }) => {
      const saved = saveDraft(context, name, text);
      const isSaved = saved === 'saved' || saved === 'unchanged';
      return { name: formatDocumentName(name), outcome: publishes && isSaved ? publish(context, name, null) : saved };
    }),
  );
}

const outcomes = {
  saved: 'saved as a draft',
  published: 'published',
  scheduled: 'scheduled',
  unchanged: 'unchanged',
  not_found: 'no such product, import it first',
  no_blog: 'no such blog',
  blog_hidden: 'saved as a draft, not published: publish the blog first',
} as const;

const failures: ReadonlySet<PushResult['outcome']> = new Set(['not_found', 'no_blog', 'blog_hidden']);

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return below.map((file) => join(path, file)).filter((file) => documentOfFile(file) !== null);
}

interface DocumentFile {
  readonly path: string;
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
      message: 'the path does not name a document. Example: pages/about.md',
    });
    return null;
  }
  const read = parseSource(name.kind, name.handle, readFileSync(path, 'utf8'));
  for (const issue of read.ok ? read.warnings : read.faults) reportIssue(issue);
  return read.ok ? { path, name, text: read.text } : null;
}
