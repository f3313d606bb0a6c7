import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportProducts } from '#catalog/csv/export-products.ts';
import { publicOrigin } from '../embedded-shop.ts';
import { UsageError, splitFlags, type CliCommand } from '../command.ts';

export const exportCommand: CliCommand = {
  name: 'export',
  usage: '[file.csv]',
  summary: 'Write all products as a CSV file that import and Shopify read',
  details: [
    '',
    'Without a file they go to standard output. PUBLIC_URL is put before the addresses of the pictures of this shop: where',
    'it is not set, only this shop can read them.',
  ],
  run: async (args, { terminal, config, openShop }) => {
    const { words } = splitFlags(args, []);
    const [path] = words;
    if (words.length > 1) throw new UsageError('Name one file at most.');
    const pieces = exportProducts(openShop().store, publicOrigin(config));
    if (path === undefined) for (const piece of pieces) await terminal.write(piece);
    else await pipeline(Readable.from(pieces), createWriteStream(path));
    return 'done';
  },
};
