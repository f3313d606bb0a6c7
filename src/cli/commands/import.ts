import { importProducts } from '#catalog/csv/import-products.ts';
import { describeProblem } from '#catalog/csv/import-problems.ts';
import { publicOrigin } from '../embedded-shop.ts';
import { parseArguments } from '../arguments.ts';
import type { CliCommand } from '../command.ts';

export const importCommand: CliCommand = {
  name: 'import',
  usage: '<file.csv> [--dry-run]',
  summary: 'Import products from a CSV file, all of them or none',
  details: [
    '',
    "The file has Shopify's product columns, in the older or newer format, and is UTF-8. Data without a column is kept; an",
    'empty cell clears a value. With option columns, the file lists all variants of its products; without them, a row',
    'updates the variant with its SKU, or the only variant. Other columns become product details. If there is any',
    'problem, nothing is imported and every problem is listed by line and column.',
    '',
    '  --dry-run  Check the file without importing it',
  ],
  run: async (args, { terminal, config, openShop, now }) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['dry-run'] });
    const [path = ''] = positionals;
    const mode = flags.has('dry-run') ? 'check' : 'write';
    const { store } = openShop();
    const result = await importProducts(store, {
      path,
      mode,
      now: now().toISOString(),
      origin: publicOrigin(config),
      progress: terminal.progress,
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
    return 'done';
  },
};
