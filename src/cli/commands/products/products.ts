import { removeProduct } from '#catalog/write/save-product.ts';
import { saveRedirect } from '#catalog/write/redirects.ts';
import { renameProduct } from '#catalog/write/product-text.ts';
import { canonicalTarget } from '#catalog/merchandise/redirects-document.ts';
import type { DocumentName } from '#content/revisions/document-name.ts';
import { publish, unpublish } from '#content/revisions/publish.ts';
import { routes } from '#routes.ts';
import type { Database } from '#storage/database.ts';
import { id, text } from '#storage/row.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../../command.ts';
import { counted } from '../../terminal.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { openEditContext } from '../content/edit-context.ts';
import { type PublishTime, readPublishTime } from '../content/publish-time.ts';

const publishProducts: Subcommand = {
  usage: '<handle>... [--at <time>]',
  summary: "Publish drafts now, or at a time of the shop's time zone such as 2026-12-01T08:00",
  run: async (args, context) => {
    const { positionals, options } = parseArguments(args, { positionals: [1, Infinity], options: ['at'] });
    const editContext = openEditContext(context);
    const written = options.get('at');
    const at = written === undefined ? null : readPublishTime(editContext, written);
    return changeProducts(context, { store: editContext.store, handles: positionals }, (name) => {
      const outcome = publish(editContext, name, at?.moment ?? null);
      if (outcome === 'unchanged') return describeUnchanged(at);
      return outcome === 'scheduled' ? `scheduled for ${at?.text ?? ''}` : outcome;
    });
  },
};

function describeUnchanged(at: PublishTime | null): string {
  const remedy = at === null ? '' : '; archive it first to hide it until then';
  return `unchanged, already published without a draft${remedy}`;
}

const archive: Subcommand = {
  usage: '<handle>...',
  summary: 'Hide products from visitors and keep them as drafts',
  run: async (args, context) => {
    const { positionals } = parseArguments(args, { positionals: [1, Infinity] });
    const editContext = openEditContext(context);
    return changeProducts(context, { store: editContext.store, handles: positionals }, (name) =>
      unpublish(editContext, name),
    );
  },
};

const rename: Subcommand = {
  usage: '<handle> <new handle>',
  summary: 'Give a product another address; the former one redirects to it',
  run: async (args, context) => {
    const [handle = '', next = ''] = parseArguments(args, { positionals: [2, 2] }).positionals;
    if (!/^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N}_-]{0,99}$/u.test(next))
      throw new UsageError(`Not a handle: ${next}. Use small letters, digits and hyphens.`);
    const { store, now } = openEditContext(context);
    if (findProduct(store, next)) return refuse(context, `There is another product ${next}.`);
    return changeProducts(context, { store, handles: [handle] }, () => {
      renameProduct(store, handle, { next, now });
      return `renamed to ${next}, ${routes.product(handle)} redirects to it`;
    });
  },
};

const deleteProducts: Subcommand = {
  usage: '<handle>... [--redirect <path>] [--dry-run]',
  summary: 'Delete products; orders keep what was bought',
  run: async (args, context) => {
    const rules = { positionals: [1, Infinity], options: ['redirect'], flags: ['dry-run'] } as const;
    const { positionals, options, flags } = parseArguments(args, rules);
    const { store, now } = openEditContext(context);
    const written = options.get('redirect');
    const target = written === undefined ? null : canonicalTarget(written);
    if (written !== undefined && target === null) throw new UsageError(`Not a path of this site: ${written}.`);
    return changeProducts(context, { store, handles: positionals }, ({ handle }) => {
      const where = describeUses(store, handle);
      if (flags.has('dry-run')) return `would be deleted${where}`;
      deleteProduct(store, handle);
      if (target !== null) saveRedirect(store, { path: routes.product(handle), target, since: now });
      return `deleted${where}`;
    });
  },
};

const subcommands: Subcommands = { publish: publishProducts, archive, rename, delete: deleteProducts };

export const products: CliCommand = {
  name: 'products',
  usage: '<subcommand> <args>',
  summary: 'Publish, archive, rename and delete products',
  details: [
    '',
    ...describeSubcommands('products', subcommands),
    '',
    'Texts, titles for search engines and related products are files: content pull product/<handle>. Prices, stock and',
    'everything else: price, stock and import.',
  ],
  run: async (args, context) => runSubcommand(subcommands, args, context),
};

interface NamedProducts {
  /** The connection that the change writes to. */
  readonly store: Database;
  readonly handles: readonly string[];
}

/** Changes all products in one transaction, or none when one of them does not exist; prints what was done. */
function changeProducts(
  context: CommandContext,
  { store, handles }: NamedProducts,
  change: (name: DocumentName) => string,
): CommandOutcome {
  const missing = handles.filter((handle) => !findProduct(store, handle));
  for (const handle of missing) context.terminal.report(`No product named ${handle}.`);
  if (missing.length > 0) return 'failed';
  const names = handles.map((handle): DocumentName => ({ kind: 'product', parent: '', handle }));
  const results = store.transaction(() => names.map((name) => `${name.handle}: ${change(name)}`));
  for (const line of results) context.terminal.print(line);
  return 'done';
}

function refuse({ terminal }: CommandContext, line: string): CommandOutcome {
  terminal.report(line);
  return 'failed';
}

function findProduct(store: Database, handle: string): string | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  return row && id(row);
}

function deleteProduct(store: Database, handle: string): void {
  const productId = findProduct(store, handle);
  if (productId !== null) removeProduct(store, productId);
  store.run("DELETE FROM draft WHERE kind = 'product' AND handle = ?", handle);
}

/** The documents whose front matter or text names a product. */
function describeUses(store: Database, handle: string): string {
  const rows = store.all(
    `SELECT kind, handle FROM document WHERE instr(body, ?1) OR EXISTS (
       SELECT 1 FROM json_tree(front) WHERE atom = ?2 OR (type = 'text' AND instr(atom, ?1)))`,
    routes.product(handle),
    handle,
  );
  if (rows.length === 0) return '';
  return `; named in ${counted(rows.length, 'document')}: ${rows.map((row) => `${text(row, 'kind')}/${text(row, 'handle')}`).join(', ')}`;
}
