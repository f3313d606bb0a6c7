import { setStock } from '#catalog/write/price-and-stock.ts';
import { UsageError, splitFlags, type CliCommand } from '../command.ts';
import { findVariantBySku } from '../embedded-shop.ts';

export const stock: CliCommand = {
  name: 'stock',
  usage: '<sku> <pieces | uncounted>',
  summary: 'Set how many pieces of a variant are on hand',
  details: ['', '`uncounted` sells without an end.'],
  run: async (args, { terminal, openShop, now }) => {
    const { words } = splitFlags(args, []);
    const [sku, level, ...others] = words;
    if (sku === undefined || level === undefined || others.length > 0) throw new UsageError('Name a SKU and a number.');
    if (level !== 'uncounted' && !/^\d{1,9}$/.test(level)) throw new UsageError(`${level} is no number of pieces.`);
    const { store } = openShop();
    const variant = findVariantBySku(store, sku);
    if (!variant) {
      terminal.tell(`No variant has the SKU ${sku}.`);
      return 'failed';
    }
    setStock(store, variant.id, { stock: level === 'uncounted' ? null : Number(level), now: now().toISOString() });
    terminal.say(`${variant.product}, ${variant.title}: ${level}`);
    return 'done';
  },
};
