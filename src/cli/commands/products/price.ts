import { formatMoney, fromDecimal } from '#shop/product/money.ts';
import { readCurrency } from '#catalog/products/variants.ts';
import { setPrice } from '#catalog/write/price-and-stock.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, UsageError } from '../../command.ts';
import { findVariantBySku } from '../../embedded-shop.ts';

export const price: CliCommand = {
  name: 'price',
  usage: '<sku> <amount>',
  summary: 'Set the price of a variant',
  details: [
    '',
    'The amount is in major units: 19.90. A compare-at price is kept as long as it is higher; the reduction is',
    'calculated from the lowest price of the last 30 days.',
  ],
  run: async (args, { terminal, openShop, now }) => {
    const [sku = '', amount = ''] = parseArguments(args, { positionals: [2, 2] }).positionals;
    const { store } = openShop();
    const currency = readCurrency(store);
    const minor = fromDecimal(amount.replace(',', '.'), currency);
    if (minor === null)
      throw new UsageError(
        `Not an amount in ${currency}: ${amount}. Example: ${fromDecimal('19.90', currency) === null ? '1990' : '19.90'}`,
      );
    const variant = findVariantBySku(store, sku);
    if (!variant) {
      terminal.report(`No variant with the SKU ${sku}.`);
      return 'failed';
    }
    setPrice(store, variant.id, { price: minor, compareAt: variant.compareAt, now: now().toISOString() });
    terminal.print(`${variant.product}, ${variant.title}: ${formatMoney({ amount: minor, currency }, 'en')}`);
    return 'done';
  },
};
