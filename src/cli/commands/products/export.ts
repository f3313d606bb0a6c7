import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportProducts } from '#catalog/csv/export-products.ts';
import { publicOrigin } from '../../embedded-shop.ts';
import { parseArguments } from '../../arguments.ts';
import type { CliCommand } from '../../command.ts';

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
    if (path === undefined) for (const piece of pieces) await terminal.write(piece);
    else await pipeline(Readable.from(pieces), createWriteStream(path));
    return 'done';
  },
};
