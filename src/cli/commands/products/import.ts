import { undoDays, undoImport } from '#catalog/csv/changes/import-history.ts';
import { importProducts, type ImportOptions, type ImportResult } from '#catalog/csv/import-products.ts';
import type { RemoteMedia } from '#catalog/csv/remote-media.ts';
import { countUnknownReductions } from '#catalog/products/variants.ts';
import { readCommerceSettings } from '#connectors/embedded/commerce-settings.ts';
import { hasStarterName } from '#connectors/embedded/seed/seed.ts';
import type { MediaLibrary } from '#media/library/media-library.ts';
import type { Database } from '#storage/database.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../../command.ts';
import { editProfile, publicOrigin } from '../../embedded-shop.ts';
import { type DownloadCounts, downloadPictures, withMediaLibrary } from '../../picture-library.ts';
import { reportProblems } from '../../read-import.ts';
import { counted, type Terminal } from '../../terminal.ts';

export const importCommand: CliCommand = {
  name: 'import',
  usage: '<file.csv> [--dry-run] [--keep-remote] | undo',
  summary: 'Import products from a CSV file',
  details: [
    '',
    "The file has Shopify's product columns, in the older or newer format, and is UTF-8. Data without a column is kept; an",
    'empty cell clears a value. With option columns, the file lists all variants of its products; without them, a row',
    'updates the variant with its SKU, or the only variant. Other columns become product details, which visitors see, and',
    'are named. If there is any problem, nothing is imported and every problem is listed by line and column. Cells are',
    'separated by commas, semicolons or tabs. Without handles, rows with the same title that follow one another are one',
    'product. A SKU that occurs twice, a price of 0, or a compare-at price below the price is reported, but imported.',
    '',
    'Products are written one after another, and the shop stays open meanwhile. To continue an import that was interrupted,',
    'import the file again: only what is missing is written.',
    '',
    'Pictures on other hosts are downloaded before the products are written. One that fails is reported and left out; its',
    'product keeps the pictures that it had. Import the file again to download only what is missing. Addresses on private',
    'networks are refused, except those of the hosts in MEDIA_ALLOW_HOSTS.',
    '',
    'import undo restores the products that the last import changed, and deletes those that it created; undo again takes',
    `back the import before it. It is refused after ${undoDays} days, and when one of the products has been changed, sold`,
    'or deleted since other than by an import that is undone. Collections and pictures stay.',
    '',
    '  --dry-run      Check the file and list what it would change, without importing it',
    '  --keep-remote  Show pictures from their own hosts instead of downloading them',
  ],
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['dry-run', 'keep-remote'] });
    const [path = ''] = positionals;
    if (path === 'undo') {
      if (flags.size > 0) throw new UsageError('import undo takes no options.');
      return undo(context);
    }
    const mode = flags.has('dry-run') ? 'check' : 'write';
    return importFile(context, path, { mode, keepsRemote: flags.has('keep-remote') });
  },
};

interface FileImport extends Pick<ImportOptions, 'mode'> {
  /** Pictures are shown from their own hosts. */
  readonly keepsRemote: boolean;
}

async function importFile(
  context: CommandContext,
  path: string,
  { mode, keepsRemote }: FileImport,
): Promise<CommandOutcome> {
  const { terminal, config, openShop, now } = context;
  const { store } = openShop();
  let downloads: DownloadCounts = { stored: 0, failed: 0 };
  const fetchPictures = async (pictures: readonly RemoteMedia[]): Promise<void> => {
    if (pictures.length === 0) return;
    const wanted = pictures.map(({ key, alt, address }) => ({ key, alt, source: address }));
    const download = (library: MediaLibrary) => downloadPictures(library, wanted, { terminal, config });
    downloads = await withMediaLibrary(config, store, download);
  };
  const result = await importProducts(store, {
    path,
    mode,
    now: now().toISOString(),
    origin: publicOrigin(config),
    progress: terminal.progress,
    ...(!keepsRemote && { fetchPictures }),
  });
  if (result.ok) {
    reportImport(context, result, mode);
    const outcomes = [reportSkipped(terminal, result), reportPictures(terminal, downloads)];
    return outcomes.includes('failed') ? 'failed' : 'done';
  }
  reportProblems(terminal, result.problems, result.unlistedCount);
  terminal.report('Nothing was imported.');
  return 'failed';
}

type SuccessfulImport = Extract<ImportResult, { readonly ok: true }>;

function reportImport(
  { terminal, openShop, now }: CommandContext,
  result: SuccessfulImport,
  mode: ImportOptions['mode'],
): void {
  const { store } = openShop();
  reportProblems(terminal, result.warnings.listed, result.warnings.unlistedCount());
  if (result.details.length > 0) terminal.print(`Shown as details of the products: ${result.details.join(', ')}.`);
  if (mode === 'check') for (const line of describeChanges(result)) terminal.print(line);
  terminal.print(describeImport(result, mode));
  if (result.kind !== 'stock') reportCurrency(store, now().toISOString(), terminal);
  if (mode === 'write') reportReductions(store, terminal);
}

/** A new shop has a currency that its merchant has not chosen. */
function reportCurrency(store: Database, now: string, terminal: Terminal): void {
  const settings = readCommerceSettings(store, now);
  if (!hasStarterName(settings)) return;
  terminal.report(`Prices are read as ${settings.currency}, the currency of a new shop. ${editProfile}`);
}

/** A compare-at price says that there is a reduction, and the law says from which price it is calculated. */
function reportReductions(store: Database, terminal: Terminal): void {
  const count = countUnknownReductions(store);
  if (count === 0) return;
  const what = `${counted(count, 'product')} with a compare-at price ${count === 1 ? 'is' : 'are'} not shown as reduced`;
  terminal.report(
    `${what}: EU law asks for the lowest price of the 30 days before. State it in a column "Lowest Price 30 Days": see docs/your-shop.md.`,
  );
}

function describeImport(result: SuccessfulImport, mode: ImportOptions['mode']): string {
  const { kind, products, variants, unchanged, skipped } = result;
  const already = unchanged > 0 ? `, ${unchanged} of them unchanged` : '';
  const count = `${counted(products - skipped, 'product')} with ${counted(variants, 'variant')}${already}.`;
  if (kind === 'stock') return `${mode === 'check' ? 'Ready to update' : 'Updated'} the stock of ${count}`;
  return `${mode === 'check' ? 'Ready to import' : 'Imported'} ${count}`;
}

/** `saw: new`, `plane: title, price (Red)`, and how many there are. */
function describeChanges({ changes, unchanged }: SuccessfulImport): readonly string[] {
  const { created, changed, listed } = changes;
  const more = created + changed - listed.length;
  return [
    ...listed.map(({ handle, fields }) => `${handle}: ${fields === null ? 'new' : fields.join(', ')}`),
    ...(more > 0 ? [`and ${more} more`] : []),
    `${created} to create, ${changed} to change, ${unchanged} unchanged.`,
  ];
}

const maxHandles = 20;

function undo({ terminal, openShop, now }: CommandContext): CommandOutcome {
  const result = undoImport(openShop().store, now().toISOString());
  if (result.ok) {
    const { file, startedAt, restored, deleted } = result;
    const count = `${counted(restored, 'product')} restored, ${deleted} deleted.`;
    terminal.print(`Undone: ${file} of ${startedAt.slice(0, 16).replace('T', ' ')}. ${count}`);
    return 'done';
  }
  if (result.reason === 'no_import') terminal.report(`There is no import of the last ${undoDays} days to undo.`);
  else {
    const { file, handles } = result;
    const more = handles.length > maxHandles ? ` and ${handles.length - maxHandles} more` : '';
    terminal.report(
      `${file} is not undone, because these products were changed, sold or deleted after it was imported: ${handles.slice(0, maxHandles).join(', ')}${more}. Import a file with what they should be.`,
    );
  }
  return 'failed';
}

/** Products that do not fit their rows any more, because someone edited them during the import. */
function reportSkipped(terminal: Terminal, { skipped, conflicts }: SuccessfulImport): CommandOutcome {
  if (skipped === 0) return 'done';
  reportProblems(terminal, conflicts.listed, conflicts.unlistedCount());
  const what = skipped === 1 ? '1 product was' : `${skipped} products were`;
  terminal.report(`${what} changed during the import and left as they are. Import the file again.`);
  return 'failed';
}

function reportPictures(terminal: Terminal, { stored, failed }: DownloadCounts): CommandOutcome {
  if (stored > 0) terminal.print(`Downloaded ${stored} ${stored === 1 ? 'picture' : 'pictures'}.`);
  if (failed === 0) return 'done';
  const what = failed === 1 ? '1 picture was' : `${failed} pictures were`;
  terminal.report(
    `${what} not downloaded. Correct the cause and import the file again: only those are downloaded then.`,
  );
  return 'failed';
}
