import { importProducts } from '#catalog/csv/import-products.ts';
import { describeProblem } from '#catalog/csv/import-problems.ts';
import { publicOrigin } from '../embedded-shop.ts';
import { UsageError, splitFlags, type CliCommand } from '../command.ts';

export const importCommand: CliCommand = {
  name: 'import',
  usage: '<file.csv> [--dry-run]',
  summary: 'Take products over from a CSV file, all of them or none',
  details: [
    '',
    "The file has Shopify's product columns, older or newer, in UTF-8. What it has no column for stays as it is, what a",
    'column leaves empty is emptied. With columns for options a file lists all variants of its products; without, a row',
    'is of the variant with its SKU, or of the only one. Other columns become details of the product. Problems are listed',
    'by line and column, and then nothing is written.',
    '',
    '--dry-run  only look for problems',
  ],
  run: async (args, { terminal, config, openShop, now }) => {
    const { words, flags } = splitFlags(args, ['--dry-run']);
    const [path] = words;
    if (path === undefined || words.length > 1) throw new UsageError('Name one file.');
    const mode = flags.has('--dry-run') ? 'check' : 'write';
    const { store } = openShop();
    const result = await importProducts(store, {
      path,
      mode,
      now: now().toISOString(),
      origin: publicOrigin(config),
      progress: terminal.progress,
    });
    if (!result.ok) {
      for (const problem of result.problems) terminal.tell(describeProblem(problem));
      if (result.unlistedCount > 0) terminal.tell(`and ${result.unlistedCount} more`);
      terminal.tell('Nothing was imported.');
      return 'failed';
    }
    const what = `${result.products} products with ${result.variants} variants`;
    const same = result.unchanged > 0 ? ` ${result.unchanged} products are so already.` : '';
    terminal.say(`${what} ${mode === 'check' ? 'could be' : 'were'} imported.${same}`);
    return 'done';
  },
};
