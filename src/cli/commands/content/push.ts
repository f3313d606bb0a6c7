import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { readCurrency } from '#catalog/products/variants.ts';
import { readPublishedFront } from '#content/documents.ts';
import {
  documentOfFile,
  formatDocumentName,
  isMisnamedDocument,
  type DocumentName,
  type DocumentText,
} from '#content/revisions/document-name.ts';
import { hasParent, parentOf, parentsFirst } from '#content/revisions/parent-document.ts';
import type { EditContext } from '#content/revisions/history.ts';
import { publish } from '#content/revisions/publish.ts';
import { saveDraft } from '#content/revisions/save-draft.ts';
import { parseSource, type SourceIssue, type SourceLines } from '#content/revisions/document-source.ts';
import { checkDocument, checkLinks } from '#content/revisions/check-document.ts';
import { languageOf } from '#messages/messages.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Database } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import { parseArguments } from '../../arguments.ts';
import type { CommandContext } from '../../command.ts';
import type { Terminal } from '../../terminal.ts';
import type { Subcommand } from '../../subcommands.ts';
import { contentFolder, isChangedSince, notePushed, readPulledVersions } from './pulled-versions.ts';
import { openEditContext } from './edit-context.ts';

export const push: Subcommand = {
  usage: '<file | folder>... [--publish] [--force]',
  summary: 'Save files as drafts, all of them or none; --publish publishes them',
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, Infinity], flags: ['publish', 'force'] });
    const found = positionals.map(filesIn);
    reportOtherFiles(
      found.flatMap(({ others }) => others),
      context.terminal,
    );
    const files = found.flatMap(({ documents }) => documents).map((path) => readDocumentFile(path, context));
    const documents = parentsFirst(files.flatMap((file) => file ?? []));
    const editContext = openEditContext(context);
    const orphans = documents.filter((file) => isWithoutParent(editContext, file, documents));
    for (const { path, name } of orphans) context.terminal.report(`${path}:1: ${missingParent(name)}`);
    const isRefused = reportShopIssues(editContext, documents, context.terminal);
    if (documents.length < files.length || orphans.length > 0 || isRefused) {
      context.terminal.report('Nothing was saved.');
      return 'failed';
    }
    const languageBefore = publishedLanguage(editContext);
    const currencyBefore = readCurrency(editContext.store);
    const { conflicts, results } = saveAll(editContext, documents, flags);
    for (const file of conflicts) context.terminal.report(`${file.path}:1: ${describeConflict(file)}`);
    if (conflicts.length > 0) context.terminal.report('Nothing was saved.');
    if (conflicts.length > 0) return 'failed';
    notePushed(editContext, documents);
    for (const { name, outcome } of results) context.terminal.print(`${name}: ${outcomes[outcome]}`);
    const language = publishedLanguage(editContext);
    if (language !== languageBefore && context.config.SHOP_LOCALE === undefined)
      context.terminal.report(`Restart the shop to have its own sentences in ${languageName(language)} too.`);
    reportCurrency(editContext.store, currencyBefore, context.terminal);
    return results.some(({ outcome }) => failures.has(outcome)) ? 'failed' : 'done';
  },
};

/** Prices are stored as minor units of the shop's currency, whichever it is. */
function reportCurrency(store: Database, before: string, terminal: Terminal): void {
  const currency = readCurrency(store);
  const row = store.first('SELECT price FROM variant WHERE price > 0 ORDER BY id LIMIT 1');
  if (currency === before || !row) return;
  const [was, is] = [before, currency].map((code) =>
    formatMoney({ amount: integer(row, 'price'), currency: code }, 'en-GB'),
  );
  terminal.report(
    `Prices are not converted: ${was} is now ${is}. Import the product file again, and check delivery prices and codes.`,
  );
}

/** The language that the shop's sentences are in (BCP 47). */
function publishedLanguage(context: EditContext): string {
  return languageOf(languageSchema.parse(JSON.parse(readPublishedFront(context, 'profile', 'shop') ?? '{}')).language);
}

function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

const languageSchema = z.object({ language: z.string().catch('en') }).catch({ language: 'en' });

/** Whether neither the shop nor the pushed files have the blog of an article, or the kind of an entry. */
function isWithoutParent({ store }: EditContext, { name }: DocumentFile, pushed: readonly DocumentFile[]): boolean {
  const parent = parentOf(name);
  const isPushed = pushed.some((other) => other.name.kind === parent?.kind && other.name.handle === parent.handle);
  return !isPushed && !hasParent(store, name);
}

function missingParent({ kind, parent }: DocumentName): string {
  if (kind === 'entry')
    return `there is no content kind "${parent}": also push a file kinds/${parent}.yaml that declares its fields, or move this file.`;
  return `there is no blog "${parent}": also push a file blogs/${parent}.yaml with a "title:" line, or move this file.`;
}

/** Reports what only the shop's data shows to be wrong; returns whether any of it prevents saving. */
function reportShopIssues({ store, now }: EditContext, files: readonly DocumentFile[], terminal: Terminal): boolean {
  const together = new Map(files.map(({ name, text }) => [formatDocumentName(name), text]));
  const context = { store, now, together };
  let isRefused = false;
  for (const { path, name, text, lineOf, bodyLine } of files) {
    for (const issue of checkDocument(name, text, context)) {
      terminal.report(`${path}:${lineOf(issue.path)}: ${issue.message}`);
      isRefused ||= issue.refused;
    }
    for (const { line, message } of checkLinks(text.body, bodyLine, context))
      terminal.report(`${path}:${line}: ${message}`);
  }
  return isRefused;
}

function describeConflict(file: DocumentFile): string {
  const name = formatDocumentName(file.name);
  const isPulled = readPulledVersions(contentFolder(file))?.[name] !== undefined;
  const reason = isPulled
    ? 'changed in the shop since this folder got it'
    : 'the shop already has one, which this folder never got';
  return `${reason}: compare with content pull --into <another folder> ${name}, or push with --force.`;
}

interface PushOutcome {
  /** Files of documents that somebody else has changed; if there are any, nothing is saved. */
  readonly conflicts: readonly DocumentFile[];
  readonly results: readonly PushResult[];
}

interface PushResult {
  readonly name: string;
  readonly outcome: keyof typeof outcomes;
}

/** Checks and saves in one transaction, so that of two pushes at once the later one finds what the earlier one saved. */
function saveAll(context: EditContext, files: readonly DocumentFile[], flags: ReadonlySet<string>): PushOutcome {
  return context.store.transaction(() => {
    const versions = new Map(files.map((file) => [contentFolder(file), readPulledVersions(contentFolder(file))]));
    const isConflict = (file: DocumentFile): boolean =>
      isChangedSince(context, file, versions.get(contentFolder(file)) ?? null);
    const conflicts = flags.has('force') ? [] : files.filter(isConflict);
    if (conflicts.length > 0) return { conflicts, results: [] };
    return { conflicts, results: files.map((file) => saveFile(context, file, flags.has('publish'))) };
  });
}

function saveFile(context: EditContext, { name, text }: DocumentFile, publishes: boolean): PushResult {
  const saved = saveDraft(context, name, text);
  const isSaved = saved === 'saved' || saved === 'unchanged';
  return { name: formatDocumentName(name), outcome: publishes && isSaved ? publish(context, name, null) : saved };
}

const outcomes = {
  saved: 'saved as a draft',
  published: 'published',
  scheduled: 'scheduled',
  unchanged: 'unchanged',
  not_found: 'no such product, import it first',
  no_parent: 'no such blog or content kind',
  parent_hidden: 'saved as a draft, not published: publish its blog or content kind first',
} as const;

const failures: ReadonlySet<PushResult['outcome']> = new Set(['not_found', 'no_parent', 'parent_hidden']);

interface FoundFiles {
  readonly documents: readonly string[];
  /** Files of a folder that are left out, e.g. in a folder that has no documents. */
  readonly others: readonly string[];
}

function filesIn(path: string): FoundFiles {
  if (!statSync(path).isDirectory()) return { documents: [path], others: [] };
  const below = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(?:\.|readme\b)/iu.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const isDocument = (file: string): boolean =>
    documentOfFile(file) !== null || isMisnamedDocument(relative(dirname(path), file));
  return { documents: below.filter(isDocument), others: below.filter((file) => !isDocument(file)) };
}

const maxNamedFiles = 5;

function reportOtherFiles(files: readonly string[], terminal: Terminal): void {
  if (files.length === 0) return;
  const more = files.length > maxNamedFiles ? ` and ${files.length - maxNamedFiles} more` : '';
  const example = 'Documents are files such as pages/about.md; pictures are added by media add.';
  terminal.report(`Left out: ${files.slice(0, maxNamedFiles).join(', ')}${more}. ${example}`);
}

interface DocumentFile extends SourceLines {
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
      message:
        'the path does not name a document. Names have letters, digits, - and _; examples: pages/about.md, menus/header.yaml',
    });
    return null;
  }
  const read = parseSource(name.kind, name.handle, readFileSync(path, 'utf8'));
  for (const issue of read.ok ? read.warnings : read.faults) reportIssue(issue);
  return read.ok ? { path, name, ...read } : null;
}
