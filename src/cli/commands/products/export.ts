import { exportProducts } from '#catalog/csv/export-products.ts';
import { publicOrigin } from '../../embedded-shop.ts';
import { parseArguments } from '../../arguments.ts';
import type { CliCommand } from '../../command.ts';
import { writePieces } from '../../terminal.ts';

export const exportCommand: CliCommand = {
  name: 'export',
  usage: '[file.csv]',
  summary: 'Write all products to a CSV file for import or Shopify',
  details: [
    '',
    'Writes to standard output without a file name. Set PUBLIC_URL so that other shops can load this shop’s pictures.',
  ],
  run: async (args, { terminal, config, openShop }) => {
    const [path] = parseArguments(args, { positionals: [0, 1] }).positionals;
    const pieces = exportProducts(openShop().store, publicOrigin(config));
    await writePieces(pieces, path, terminal);
    return 'done';
  },
};
