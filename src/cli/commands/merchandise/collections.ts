import { readMembers } from '#catalog/merchandise/collection-document.ts';
import { readCollectionFile } from '#catalog/merchandise/import/collection-file.ts';
import { formatSource } from '#content/revisions/document-source.ts';
import { checkDocument } from '#content/revisions/check-document.ts';
import type { DocumentName } from '#content/revisions/document-name.ts';
import { readDocumentVersions } from '#content/revisions/document-versions.ts';
import type { EditContext } from '#content/revisions/history.ts';
import { publishText } from '#content/revisions/publish.ts';
import type { Database } from '#storage/database.ts';
import { id, integer, text } from '#storage/row.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../../command.ts';
import { counted } from '../../terminal.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { readImport } from '../../read-import.ts';
import { deleteDocuments } from '../content/delete.ts';
import { openEditContext, requireDocumentName } from '../content/edit-context.ts';

const list: Subcommand = {
  usage: '',
  summary: 'List the collections with their number of products',
  run: async (args, { terminal, openShop }) => {
    parseArguments(args, { positionals: [0, 0] });
    const rows = openShop().store.all(
      `SELECT c.handle, c.title, c.kind, s.products FROM collection c JOIN list_size s ON s.collection_id = c.id
       ORDER BY c.position, c.id`,
    );
    if (rows.length === 0) terminal.report('No collections.');
    for (const row of rows) {
      const kind = text(row, 'kind') === 'rules' ? 'by rules' : 'by hand';
      terminal.print(
        `${text(row, 'handle')}  ${text(row, 'title')}  ${counted(integer(row, 'products'), 'product')}, ${kind}`,
      );
    }
    return 'done';
  },
};

const show: Subcommand = {
  usage: '<handle>',
  summary: 'Print a collection as its file has it, and how many products it has',
  run: async (args, context) => {
    const { terminal } = context;
    const [handle] = parseArguments(args, { positionals: [1, 1] }).positionals;
    const name = requireDocumentName(`collection/${handle}`);
    const { store, now } = openEditContext(context);
    const published = readDocumentVersions(store, name, now)?.published;
    if (!published) return reportMissing(name, context);
    await terminal.write(formatSource(name.kind, published));
    terminal.report(counted(memberHandles(store, name.handle).length, 'product'));
    return 'done';
  },
};

const add: Subcommand = {
  usage: '<handle> <product>... [--title <title>]',
  summary: 'Add products by their handles; --title creates the collection',
  run: async (args, context) => {
    const { positionals, options } = parseArguments(args, { positionals: [2, Infinity], options: ['title'] });
    const [handle, ...products] = positionals;
    const name = requireDocumentName(`collection/${handle}`);
    const title = options.get('title');
    return changeMembers(context, { name, title: title ?? null }, (before) => [...new Set([...before, ...products])]);
  },
};

const remove: Subcommand = {
  usage: '<handle> <product>...',
  summary: 'Take products out of a collection',
  run: async (args, context) => {
    const [handle, ...products] = parseArguments(args, { positionals: [2, Infinity] }).positionals;
    const name = requireDocumentName(`collection/${handle}`);
    return changeMembers(context, { name, title: null }, (before) => before.filter((each) => !products.includes(each)));
  },
};

const deleteCollection: Subcommand = {
  usage: '<handle>',
  summary: 'Delete a collection; its products stay',
  run: async (args, context) => {
    const [handle] = parseArguments(args, { positionals: [1, 1] }).positionals;
    return deleteDocuments(context, [requireDocumentName(`collection/${handle}`)]);
  },
};

const importFile: Subcommand = {
  usage: '<file.csv> [--dry-run]',
  summary: 'Import collections from Shopify, as Matrixify exports them',
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['dry-run'] });
    const [path = ''] = positionals;
    const collections = await readImport(context, (report) => readCollectionFile(path, report));
    if (!collections) return 'failed';
    const editContext = openEditContext(context);
    const texts = collections.map(({ handle, line, front, body }) => {
      const name: DocumentName = { kind: 'collection', parent: '', handle };
      const before = readDocumentVersions(editContext.store, name, editContext.now)?.published;
      return { name, line, text: { title: front.title, front, body: body ?? before?.body ?? '' } };
    });
    for (const { name, line, text: written } of texts)
      for (const { message } of checkDocument(name, written, { ...editContext, together: new Map() }))
        context.terminal.report(`line ${line}, ${name.handle}: ${message}`);
    if (flags.has('dry-run')) context.terminal.print(`Ready to import ${counted(texts.length, 'collection')}.`);
    else context.terminal.print(`Imported ${counted(publishAll(editContext, texts), 'collection')}.`);
    return 'done';
  },
};

const subcommands: Subcommands = { list, show, add, remove, delete: deleteCollection, import: importFile };

export const collections: CliCommand = {
  name: 'collections',
  usage: '[<subcommand> <args>]',
  summary: 'List, fill, import and delete collections',
  details: [
    '',
    ...describeSubcommands('collections', subcommands),
    '',
    'Collections with rules, texts and an order of their own are files: content pull collection/<handle>.',
  ],
  run: async (args, context) => runSubcommand(subcommands, args.length === 0 ? ['list'] : args, context),
};

interface CollectionTarget {
  readonly name: DocumentName;
  /** The title of the collection, which is created with it where there is none. */
  readonly title: string | null;
}

function changeMembers(
  context: CommandContext,
  { name, title }: CollectionTarget,
  change: (before: readonly string[]) => readonly string[],
): CommandOutcome {
  const editContext = openEditContext(context);
  const published = readDocumentVersions(editContext.store, name, editContext.now)?.published;
  if (!published && title === null) return reportMissing(name, context);
  const front = Object.fromEntries(Object.entries(published?.front ?? {}));
  if ('rules' in front) throw new UsageError(`${name.handle} has rules, which choose its products.`);
  const products = change(memberHandles(editContext.store, name.handle));
  const heading = title ?? published?.title ?? name.handle;
  const written = { title: heading, front: { ...front, title: heading, products }, body: published?.body ?? '' };
  const unknown = checkDocument(name, written, { ...editContext, together: new Map() });
  for (const { message } of unknown) context.terminal.report(message);
  if (unknown.length > 0) return 'failed';
  publishText(editContext, name, written);
  context.terminal.print(`${name.handle}: ${counted(products.length, 'product')}`);
  return 'done';
}

function memberHandles(store: Database, handle: string): readonly string[] {
  const row = store.first('SELECT id FROM collection WHERE handle = ?', handle);
  return row ? readMembers(store, id(row)) : [];
}

function reportMissing({ handle }: DocumentName, { terminal }: CommandContext): CommandOutcome {
  terminal.report(`No collection named ${handle}.`);
  return 'failed';
}

/** Returns how many were created or changed. */
function publishAll(
  context: EditContext,
  texts: readonly { readonly name: DocumentName; readonly text: Parameters<typeof publishText>[2] }[],
): number {
  return context.store.transaction(
    () => texts.filter(({ name, text: written }) => publishText(context, name, written) === 'published').length,
  );
}
