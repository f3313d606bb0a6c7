import { formatMoney } from '#shop/product/money.ts';
import type { Order } from '#shop/checkout/order.ts';
import { findOrder, listOrders } from '#connectors/embedded/orders/orders.ts';
import { UsageError, splitFlags, type CliCommand, type CommandOutcome, type CommandContext } from '../command.ts';

/** Orders that a list shows at once. */
const maxListed = 50;

export const orders: CliCommand = {
  name: 'orders',
  usage: '[list | show <number>]',
  summary: 'List the newest orders, or show one whole',
  details: ['', `The list has the newest ${maxListed}. A number is written as people say it: H10001.`],
  run: async (args, context) => {
    const { words } = splitFlags(args, []);
    const [action = 'list', number, ...others] = words;
    if (action === 'list' && number === undefined) return list(context);
    if (action === 'show' && number !== undefined && others.length === 0) return show(number, context);
    throw new UsageError('Say list, or show and the number of an order.');
  },
};

function list({ terminal, openShop }: CommandContext): CommandOutcome {
  const newestOrders = listOrders(openShop().store, { limit: maxListed, offset: 0 });
  if (newestOrders.length === 0) terminal.tell('Nothing was ordered yet.');
  for (const order of newestOrders) terminal.say(orderSummary(order));
  return 'done';
}

function show(number: string, { terminal, openShop }: CommandContext): CommandOutcome {
  const order = findOrder(openShop().store, number);
  if (!order) {
    terminal.tell(`There is no order ${number}.`);
    return 'failed';
  }
  for (const line of orderDetails(order)) terminal.say(line);
  return 'done';
}

function orderSummary({ number, placedAt, total, buyer }: Order): string {
  return `${number}  ${placedAt.slice(0, 16).replace('T', ' ')}  ${formatMoney(total, 'en')}  ${buyer.name}, ${buyer.city}`;
}

function orderDetails(order: Order): readonly string[] {
  const { buyer, lines, codes, method, delivery, tax, total, note } = order;
  return [
    orderSummary(order),
    `  ${[buyer.email, buyer.phone].filter(Boolean).join(', ')}`,
    `  ${[buyer.street, buyer.addition, `${buyer.postcode} ${buyer.city}`, buyer.country].filter(Boolean).join(', ')}`,
    ...lines.map(({ quantity, title, variant, total }) => {
      const values = variant.options.map(({ value }) => value).join(', ');
      return `  ${quantity} × ${title}${values && `, ${values}`}  ${variant.sku ?? variant.id}  ${formatMoney(total, 'en')}`;
    }),
    ...codes.map(({ code, amount }) => `  ${code}  −${formatMoney(amount, 'en')}`),
    `  ${method.name}  ${formatMoney(delivery, 'en')}`,
    `  total  ${formatMoney(total, 'en')}${tax ? `, of it VAT ${formatMoney(tax.amount, 'en')}` : ''}`,
    ...(note ? [`  note: ${note}`] : []),
  ];
}
