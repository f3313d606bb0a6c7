import { readRedirectFile } from '#catalog/merchandise/import/redirect-file.ts';
import {
  canonicalSource,
  canonicalTarget,
  checkRedirects,
  type Redirect,
} from '#catalog/merchandise/redirects-document.ts';
import type { RecordIssue } from '#catalog/merchandise/stored-record.ts';
import { checkDocument } from '#content/revisions/check-document.ts';
import type { DocumentName } from '#content/revisions/document-name.ts';
import { publishText } from '#content/revisions/publish.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../../command.ts';
import { publicOrigin } from '../../embedded-shop.ts';
import { counted } from '../../terminal.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { readImport } from '../../read-import.ts';
import { openEditContext } from '../content/edit-context.ts';

const list: Subcommand = {
  usage: '',
  summary: 'List the redirects',
  run: async (args, { terminal, openShop }) => {
    parseArguments(args, { positionals: [0, 0] });
    const redirectsOfShop = readRedirects(openShop().store);
    if (redirectsOfShop.length === 0) terminal.report('No redirects.');
    for (const { from, to } of redirectsOfShop) terminal.print(`${from}  ${to}`);
    return 'done';
  },
};

const add: Subcommand = {
  usage: '<path> <target>',
  summary: 'Redirect a path to another of this site',
  run: async (args, context) => {
    const [path = '', target = ''] = parseArguments(args, { positionals: [2, 2] }).positionals;
    const redirect = {
      from: requirePath(canonicalSource(path), path),
      to: requirePath(canonicalTarget(target), target),
    };
    return changeRedirects(context, (before) => [redirect, ...before.filter(({ from }) => from !== redirect.from)]);
  },
};

const deleteRedirect: Subcommand = {
  usage: '<path>',
  summary: 'Delete the redirect of a path',
  run: async (args, context) => {
    const [path = ''] = parseArguments(args, { positionals: [1, 1] }).positionals;
    const source = requirePath(canonicalSource(path), path);
    if (!readRedirects(context.openShop().store).some(({ from }) => from === source)) {
      context.terminal.report(`No redirect of ${source}.`);
      return 'failed';
    }
    return changeRedirects(context, (before) => before.filter(({ from }) => from !== source));
  },
};

const importFile: Subcommand = {
  usage: '<file.csv> [--dry-run]',
  summary: "Import Shopify's export of redirects",
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['dry-run'] });
    const [path = ''] = positionals;
    const existing = readRedirects(context.openShop().store);
    const options = { existing, origin: publicOrigin(context.config) };
    const all = await readImport(context, (report) => readRedirectFile(path, options, report));
    if (!all) return 'failed';
    if (!flags.has('dry-run')) return changeRedirects(context, () => all);
    const known = new Set(existing.map(({ from, to }) => `${from} ${to}`));
    const changed = all.filter(({ from, to }) => !known.has(`${from} ${to}`));
    for (const { from, to } of changed) context.terminal.print(`+ ${from}  ${to}`);
    context.terminal.print(`Ready to import ${changed.length} new or changed redirects.`);
    return 'done';
  },
};

const subcommands: Subcommands = { list, add, delete: deleteRedirect, import: importFile };

export const redirects: CliCommand = {
  name: 'redirects',
  usage: '[<subcommand> <args>]',
  summary: 'List, add, import and delete redirects of old addresses',
  details: [
    '',
    ...describeSubcommands('redirects', subcommands),
    '',
    'Redirects are permanent (301). All of them are one file too: content pull redirects.',
  ],
  run: async (args, context) => runSubcommand(subcommands, args.length === 0 ? ['list'] : args, context),
};

function readRedirects(store: Database): readonly Redirect[] {
  return store
    .all('SELECT path, target FROM redirect ORDER BY path')
    .map((row) => ({ from: text(row, 'path'), to: text(row, 'target') }));
}

function requirePath(path: string | null, written: string): string {
  if (path === null) throw new UsageError(`Not a path of this site: ${written}. Example: /old-page`);
  return path;
}

const name: DocumentName = { kind: 'redirects', parent: '', handle: 'redirects' };

const maxWarnings = 10;

/** What is to be said of redirects that were added or changed. */
function changedIssues(
  before: readonly Redirect[],
  all: readonly Redirect[],
  issues: readonly RecordIssue[],
): readonly string[] {
  const known = new Set(before.map(({ from, to }) => `${from} ${to}`));
  return issues.flatMap(({ path: [index], message }) => {
    const redirect = typeof index === 'number' ? all[index] : undefined;
    return redirect && !known.has(`${redirect.from} ${redirect.to}`) ? [message] : [];
  });
}

/** Replaces the redirects in one transaction with what they are made from; circular ones are refused. */
function changeRedirects(
  context: CommandContext,
  change: (before: readonly Redirect[]) => readonly Redirect[],
): CommandOutcome {
  const editContext = openEditContext(context);
  const { store } = editContext;
  const { found, warnings } = store.transaction(() => {
    const before = readRedirects(store);
    const all = change(before);
    const found = checkRedirects(all);
    if (found.length > 0) return { found, warnings: [] };
    const document = { title: 'redirects', front: all, body: '' };
    const warnings = changedIssues(before, all, checkDocument(name, document, { ...editContext, together: new Map() }));
    publishText(editContext, name, document);
    return { found, warnings };
  });
  for (const { message } of found) context.terminal.report(message);
  if (found.length > 0) return 'failed';
  for (const message of warnings.slice(0, maxWarnings)) context.terminal.report(message);
  if (warnings.length > maxWarnings) context.terminal.report(`… and ${warnings.length - maxWarnings} more like these.`);
  context.terminal.print(counted(readRedirects(store).length, 'redirect'));
  return 'done';
}
