import { importProducts } from '#catalog/csv/import-products.ts';
import { describeProblem } from '#catalog/csv/import-problems.ts';
import type { RemotePicture } from '#catalog/csv/parse-pictures.ts';
import type { PictureLibrary } from '#media/library/save-picture-file.ts';
import { publicOrigin } from '../embedded-shop.ts';
import { parseArguments } from '../arguments.ts';
import type { CliCommand, CommandOutcome } from '../command.ts';
import { type DownloadCounts, downloadPictures, withPictureLibrary } from '../picture-library.ts';
import type { Terminal } from '../terminal.ts';

export const importCommand: CliCommand = {
  name: 'import',
  usage: '<file.csv> [--dry-run] [--keep-remote]',
  summary: 'Import products from a CSV file, all of them or none',
  details: [
    '',
    "The file has Shopify's product columns, in the older or newer format, and is UTF-8. Data without a column is kept; an",
    'empty cell clears a value. With option columns, the file lists all variants of its products; without them, a row',
    'updates the variant with its SKU, or the only variant. Other columns become product details. If there is any',
    'problem, nothing is imported and every problem is listed by line and column.',
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
      for (const problem of result.problems) terminal.report(describeProblem(problem));
      if (result.unlistedCount > 0) terminal.report(`and ${result.unlistedCount} more problems`);
      terminal.report('Nothing was imported.');
      return 'failed';
    }
    const count = `${result.products} products with ${result.variants} variants`;
    const unchanged = result.unchanged > 0 ? `, ${result.unchanged} of them unchanged` : '';
    terminal.print(`${mode === 'check' ? 'Ready to import' : 'Imported'} ${count}${unchanged}.`);
    return reportPictures(terminal, downloads);
  },
};

function reportPictures(terminal: Terminal, { stored, failed }: DownloadCounts): CommandOutcome {
  if (stored > 0) terminal.print(`Downloaded ${stored} ${stored === 1 ? 'picture' : 'pictures'}.`);
  if (failed === 0) return 'done';
  const what = failed === 1 ? '1 picture was' : `${failed} pictures were`;
  terminal.report(
    `${what} not downloaded. Correct the cause and import the file again: only those are downloaded then.`,
  );
  return 'failed';
}
