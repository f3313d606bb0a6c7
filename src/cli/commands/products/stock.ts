import { setStock } from '#catalog/write/price-and-stock.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, UsageError } from '../../command.ts';
import { findVariantBySku } from '../../embedded-shop.ts';

export const stock: CliCommand = {
  name: 'stock',
  usage: '<sku> <quantity | uncounted>',
  summary: 'Set the stock of a variant',
  details: ['', 'An uncounted variant is never sold out.'],
  run: async (args, { terminal, openShop, now }) => {
    const [sku = '', level = ''] = parseArguments(args, { positionals: [2, 2] }).positionals;
    if (level !== 'uncounted' && !/^\d{1,9}$/.test(level))
      throw new UsageError(`Not a quantity: ${level}. Write a whole number, or uncounted.`);
    const { store } = openShop();
    const variant = findVariantBySku(store, sku);
    if (!variant) {
      terminal.report(`No variant with the SKU ${sku}.`);
      return 'failed';
    }
    setStock(store, variant.id, { stock: level === 'uncounted' ? null : Number(level), now: now().toISOString() });
    terminal.print(`${variant.product}, ${variant.title}: ${level}`);
    return 'done';
  },
};
