import { formatMoney, fromDecimal } from '#shop/product/money.ts';
import { readCurrency } from '#catalog/products/currency.ts';
import { setPrice } from '#catalog/write/price-and-stock.ts';
import { UsageError, splitFlags, type CliCommand } from '../command.ts';
import { findVariantBySku } from '../embedded-shop.ts';

export const price: CliCommand = {
  name: 'price',
  usage: '<sku> <amount>',
  summary: "Set a variant's price",
  details: [
    '',
    'The amount is in major units: 19.90. A former price that is shown beside it stays while it is higher.',
  ],
  run: async (args, { terminal, openShop, now }) => {
    const { words } = splitFlags(args, []);
    const [sku, amount, ...others] = words;
    if (sku === undefined || amount === undefined || others.length > 0)
      throw new UsageError('Name a SKU and an amount.');
    const { store } = openShop();
    const currency = readCurrency(store);
    const minor = fromDecimal(amount.replace(',', '.'), currency);
    if (minor === null) throw new UsageError(`${amount} is no amount of ${currency}.`);
    const variant = findVariantBySku(store, sku);
    if (!variant) {
      terminal.tell(`No variant has the SKU ${sku}.`);
      return 'failed';
    }
    setPrice(store, variant.id, { price: minor, compareAt: variant.compareAt, now: now().toISOString() });
    terminal.say(`${variant.product}, ${variant.title}: ${formatMoney({ amount: minor, currency }, 'en')}`);
    return 'done';
  },
};
