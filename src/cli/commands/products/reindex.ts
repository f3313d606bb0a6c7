import { reindexProducts } from '#catalog/write/reindex-products.ts';
import { parseArguments } from '../../arguments.ts';
import type { CliCommand } from '../../command.ts';
import { counted } from '../../terminal.ts';

export const reindex: CliCommand = {
  name: 'reindex',
  usage: '',
  summary: 'Rebuild lists, filters and the search index',
  details: [
    '',
    'Changes to products and declared filters are applied automatically. This is for a database that was',
    'restored or changed by other means. The shop stays open; a reindex that was stopped can be repeated.',
  ],
  run: async (args, { terminal, openShop }) => {
    parseArguments(args, { positionals: [0, 0] });
    const steps = reindexProducts(openShop().store);
    let step = steps.next();
    for (; !step.done; step = steps.next()) terminal.progress(step.value);
    terminal.progress(1);
    terminal.print(`${counted(step.value, 'product')} indexed.`);
    return 'done';
  },
};
