import { lineDetails } from '#shop/cart/line-details.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Order } from '#shop/checkout/order.ts';
import { findOrder, listOrders, markShipped } from '#connectors/embedded/orders/orders.ts';
import { parseArguments } from '../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../command.ts';

const maxListed = 50;

export const orders: CliCommand = {
  name: 'orders',
  usage: '[list | show <number> | ship <number> [tracking address]]',
  summary: 'List the newest orders, show one, or mark it as sent',
  details: ['', `list shows the newest ${maxListed} orders. Order numbers look like H10001.`],
  run: async (args, context) => {
    const [action = 'list', number, tracking] = parseArguments(args, { positionals: [0, 3] }).positionals;
    if (action === 'list' && number === undefined) return list(context);
    if (action === 'show' && number !== undefined && tracking === undefined) return show(number, context);
    if (action === 'ship' && number !== undefined) return ship(number, tracking ?? null, context);
    throw new UsageError('Expected one of: list, show <number>, ship <number> [tracking address]');
  },
};

function list({ terminal, openShop }: CommandContext): CommandOutcome {
  const newestOrders = listOrders(openShop().store, { limit: maxListed, offset: 0 });
  if (newestOrders.length === 0) terminal.report('No orders.');
  for (const order of newestOrders) terminal.print(orderSummary(order));
  return 'done';
}

function show(number: string, { terminal, openShop }: CommandContext): CommandOutcome {
  const order = findOrder(openShop().store, number);
  if (!order) {
    terminal.report(`No order with the number ${number}.`);
    return 'failed';
  }
  for (const line of orderDetails(order)) terminal.print(line);
  return 'done';
}

function ship(number: string, trackingUrl: string | null, { terminal, openShop, now }: CommandContext): CommandOutcome {
  if (trackingUrl !== null && !trackingUrl.startsWith('https://'))
    throw new UsageError(`Expected an address that begins with https://: ${trackingUrl}`);
  if (!markShipped(openShop().store, number, { at: now().toISOString(), trackingUrl })) {
    terminal.report(`No order with the number ${number}.`);
    return 'failed';
  }
  terminal.print(`${number}: sent${trackingUrl === null ? '' : `, ${trackingUrl}`}`);
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
    ...lines.map((line) => {
      const { quantity, title, variant, total } = line;
      const name = [title, ...lineDetails(line)].join(', ');
      return `  ${quantity} × ${name}  ${variant.sku ?? variant.id}  ${formatMoney(total, 'en')}`;
    }),
    ...codes.map(({ code, amount }) => `  ${code}  −${formatMoney(amount, 'en')}`),
    `  ${method.name}  ${formatMoney(delivery, 'en')}`,
    `  total  ${formatMoney(total, 'en')}${tax ? `, including ${formatMoney(tax.amount, 'en')} VAT` : ''}`,
    ...(note ? [`  note: ${note}`] : []),
  ];
}
