import { importProducts, type ImportOptions, type ImportResult } from '#catalog/csv/import-products.ts';
import { describeProblem, type ImportProblem } from '#catalog/csv/import-problems.ts';
import type { RemotePicture } from '#catalog/csv/parse-pictures.ts';
import type { PictureLibrary } from '#media/library/save-picture-file.ts';
import { publicOrigin } from '../../embedded-shop.ts';
import { parseArguments } from '../../arguments.ts';
import type { CliCommand, CommandOutcome } from '../../command.ts';
import { type DownloadCounts, downloadPictures, withPictureLibrary } from '../../picture-library.ts';
import type { Terminal } from '../../terminal.ts';

export const importCommand: CliCommand = {
  name: 'import',
  usage: '<file.csv> [--dry-run] [--keep-remote]',
  summary: 'Import products from a CSV file, all of them or none',
  details: [
    '',
    "The file has Shopify's product columns, in the older or newer format, and is UTF-8. Data without a column is kept; an",
    'empty cell clears a value. With option columns, the file lists all variants of its products; without them, a row',
    'updates the variant with its SKU, or the only variant. Other columns become product details. If there is any',
    'problem, nothing is imported and every problem is listed by line and column. Cells are separated by commas, semicolons',
    'or tabs. A SKU that occurs twice is reported, but imported.',
    '',
    'Pictures on other hosts are downloaded before the products are written. One that fails is reported and left out; its',
    'product keeps the pictures that it had. Import the file again to download only what is missing. Addresses on private',
    'networks are refused, except those of the hosts in MEDIA_ALLOW_HOSTS.',
    '',
    '  --dry-run      Check the file without importing it',
    '  --keep-remote  Show pictures from their own hosts instead of downloading them',
  ],
  run: async (args, { terminal, config, openShop, now }) => {
    const flagNames = ['dry-run', 'keep-remote'];
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: flagNames });
    const [path = ''] = positionals;
    const mode = flags.has('dry-run') ? 'check' : 'write';
    const { store } = openShop();
    let downloads: DownloadCounts = { stored: 0, failed: 0 };
    const fetchPictures = async (pictures: readonly RemotePicture[]): Promise<void> => {
      if (pictures.length === 0) return;
      const wanted = pictures.map(({ key, alt, address }) => ({ key, alt, source: address }));
      const download = (library: PictureLibrary) => downloadPictures(library, wanted, { terminal, config });
      downloads = await withPictureLibrary(config, store, download);
    };
    const result = await importProducts(store, {
      path,
      mode,
      now: now().toISOString(),
      origin: publicOrigin(config),
      progress: terminal.progress,
      ...(!flags.has('keep-remote') && { fetchPictures }),
    });
    if (!result.ok) {
      reportProblems(terminal, result.problems, result.unlistedCount);
      terminal.report('Nothing was imported.');
      return 'failed';
    }
    reportProblems(terminal, result.warnings.listed, result.warnings.unlistedCount());
    terminal.print(describeImport(result, mode));
    return reportPictures(terminal, downloads);
  },
};

function reportProblems(terminal: Terminal, problems: readonly ImportProblem[], unlistedCount: number): void {
  for (const problem of problems) terminal.report(describeProblem(problem));
  if (unlistedCount > 0) terminal.report(`and ${unlistedCount} more problems`);
}

function describeImport(result: Extract<ImportResult, { readonly ok: true }>, mode: ImportOptions['mode']): string {
  const { kind, products, variants, unchanged } = result;
  const already = unchanged > 0 ? `, ${unchanged} of them unchanged` : '';
  const count = `${products} products with ${variants} variants${already}.`;
  if (kind === 'stock') return `${mode === 'check' ? 'Ready to update' : 'Updated'} the stock of ${count}`;
  return `${mode === 'check' ? 'Ready to import' : 'Imported'} ${count}`;
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
