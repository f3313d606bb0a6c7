import { readDiscountFile } from '#catalog/merchandise/import/discount-file.ts';
import { findCode, listCodes } from '#connectors/embedded/carts/discount-codes.ts';
import { checkDocument } from '#content/revisions/check-document.ts';
import { parseSource } from '#content/revisions/document-source.ts';
import { publishText } from '#content/revisions/publish.ts';
import { readCommerceSettings } from '#connectors/embedded/commerce-settings.ts';
import type { DiscountCode } from '#shop/cart/discount-code.ts';
import { type CommandArguments, parseArguments } from '../../arguments.ts';
import { type CliCommand, UsageError } from '../../command.ts';
import { counted } from '../../terminal.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { readImport } from '../../read-import.ts';
import { deleteDocuments } from '../content/delete.ts';
import { openEditContext, requireDocumentName } from '../content/edit-context.ts';

const list: Subcommand = {
  usage: '',
  summary: 'List the discount codes and when they are valid',
  run: async (args, { terminal, openShop }) => {
    parseArguments(args, { positionals: [0, 0] });
    const discountCodes = listCodes(openShop().store);
    if (discountCodes.length === 0) terminal.report('No discount codes.');
    for (const code of discountCodes) terminal.print(formatCode(code));
    return 'done';
  },
};

/** Options of `codes add` by the fields of a code's file, and how their words are read. */
const codeOptions: Readonly<Record<string, (word: string) => unknown>> = {
  title: String,
  percent: Number,
  amount: Number,
  minimum: Number,
  from: String,
  until: String,
  limit: Number,
  countries: splitList,
  collections: splitList,
  products: splitList,
};

const benefits = ['percent', 'amount', 'free-delivery'] as const;

const add: Subcommand = {
  usage: '<code> (--percent <n> | --amount <n> | --free-delivery) [<conditions>]',
  summary: 'Create a code, or replace it',
  run: async (args, context) => {
    const given = parseArguments(args, {
      positionals: [1, 1],
      options: Object.keys(codeOptions),
      flags: ['free-delivery', 'once-per-customer'],
    });
    const [code = ''] = given.positionals;
    if (!benefits.some((name) => given.options.has(name) || given.flags.has(name)))
      throw new UsageError(`Expected one of: ${benefits.map((name) => `--${name}`).join(', ')}`);
    const name = requireDocumentName(`code/${code}`);
    const read = parseSource('code', name.handle, JSON.stringify(codeFields(given, name.handle)));
    if (!read.ok) throw new UsageError(read.faults.map(({ message }) => message).join('\n'));
    const editContext = openEditContext(context);
    const former = findCode(editContext.store, name.handle);
    const issues = checkDocument(name, read.text, { ...editContext, together: new Map() });
    for (const { message } of issues) context.terminal.report(message);
    if (issues.some(({ refused }) => refused)) return 'failed';
    const outcome = publishText(editContext, name, read.text);
    const replaced =
      former && outcome !== 'unchanged' ? `, the former one is in content history code/${name.handle}` : '';
    context.terminal.print(`${name.handle}: ${outcome}${replaced}`);
    return 'done';
  },
};

const deleteCode: Subcommand = {
  usage: '<code>',
  summary: 'Delete a code; carts and orders with it stay',
  run: async (args, context) => {
    const [code = ''] = parseArguments(args, { positionals: [1, 1] }).positionals;
    return deleteDocuments(context, [requireDocumentName(`code/${code}`)]);
  },
};

const importFile: Subcommand = {
  usage: '<file.csv> [--dry-run]',
  summary: "Import Shopify's export of discounts",
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['dry-run'] });
    const [path = ''] = positionals;
    const editContext = openEditContext(context);
    const { timeZone } = readCommerceSettings(editContext.store, editContext.now);
    const file = await readImport(context, (report) => readDiscountFile(path, timeZone, report));
    if (!file) return 'failed';
    const { terminal } = context;
    for (const { line, reason } of file.skipped) terminal.report(`line ${line}: not imported, ${reason}`);
    if (!flags.has('dry-run'))
      editContext.store.transaction(() => {
        for (const { code, front } of file.codes) {
          const name = { kind: 'code', parent: '', handle: code.toUpperCase() } as const;
          publishText(editContext, name, { title: front.title, front, body: '' });
        }
      });
    terminal.print(`${flags.has('dry-run') ? 'Ready to import' : 'Imported'} ${counted(file.codes.length, 'code')}.`);
    return 'done';
  },
};

const subcommands: Subcommands = { list, add, delete: deleteCode, import: importFile };

export const codes: CliCommand = {
  name: 'codes',
  usage: '[<subcommand> <args>]',
  summary: 'List, create, import and delete discount codes',
  details: [
    '',
    ...describeSubcommands('codes', subcommands),
    '',
    'Conditions of a code: --title <text>, --minimum <amount>, --from <day>, --until <day>, --limit <orders>,',
    '--once-per-customer, --countries NO,SE, --collections <handle,…>, --products <handle,…>. Days are like 2026-12-01,',
    "in the shop's time zone, both included. Codes are files too: content pull code/<code>.",
  ],
  run: async (args, context) => runSubcommand(subcommands, args.length === 0 ? ['list'] : args, context),
};

function codeFields({ options, flags }: CommandArguments, code: string): object {
  const fields = Object.entries(codeOptions).flatMap(([name, read]) => {
    const word = options.get(name);
    return word === undefined ? [] : [[name === 'limit' ? 'usageLimit' : name, read(word)] as const];
  });
  return {
    title: code,
    ...Object.fromEntries(fields),
    ...(flags.has('free-delivery') && { freeDelivery: true }),
    ...(flags.has('once-per-customer') && { oncePerCustomer: true }),
  };
}

function splitList(word: string): readonly string[] {
  return word.split(',').map((each) => each.trim());
}

function formatCode({ code, title, from, until, usageLimit, confinedTo }: DiscountCode): string {
  const when = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ') || 'always';
  const limits = [
    usageLimit === null ? null : `${usageLimit} times`,
    confinedTo.length > 0 ? `for ${confinedTo.join(', ')}` : null,
  ].filter(Boolean);
  return [code, title, when, ...limits].join('  ');
}
