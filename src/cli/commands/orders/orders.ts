import type { Order } from '#shop/checkout/order.ts';
import { amountDue, lineProgress } from '#shop/checkout/order-progress.ts';
import { isCalendarDay } from '#shop/text/dates.ts';
import { exportOrders } from '#connectors/embedded/orders/export-orders.ts';
import { findOrder, listOrders } from '#connectors/embedded/orders/orders.ts';
import { normalizeEmail } from '#connectors/embedded/orders/place-order.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, UsageError } from '../../command.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { writePieces } from '../../terminal.ts';
import { mark } from './mark.ts';
import { orderDetails, orderSummary } from './order-texts.ts';

const maxListed = 50;

const list: Subcommand = {
  usage: '[--unpaid] [--unsent] [--email <address>]',
  summary: `List the newest ${maxListed} orders, or those to be paid, to be sent, or of a customer`,
  run: async (args, { terminal, openShop }) => {
    const { flags, options } = parseArguments(args, {
      positionals: [0, 0],
      options: ['email'],
      flags: ['unpaid', 'unsent'],
    });
    const email = options.get('email');
    const fits = (order: Order): boolean =>
      (!flags.has('unpaid') || amountDue(order) > 0) &&
      (!flags.has('unsent') || lineProgress(order).some(({ open }) => open > 0)) &&
      (email === undefined || normalizeEmail(order.buyer.email) === normalizeEmail(email));
    const found = listOrders(openShop().store).filter(fits).take(maxListed).toArray();
    if (found.length === 0) terminal.report('No orders.');
    for (const order of found) terminal.print(orderSummary(order));
    return 'done';
  },
};

const show: Subcommand = {
  usage: '<number>',
  summary: 'Show an order with its lines, their state, and its history',
  run: async (args, { terminal, openShop }) => {
    const [number = ''] = parseArguments(args, { positionals: [1, 1] }).positionals;
    const order = findOrder(openShop().store, number);
    if (!order) {
      terminal.report(`No order with the number ${number}.`);
      return 'failed';
    }
    for (const line of orderDetails(order)) terminal.print(line);
    return 'done';
  },
};

const exportSubcommand: Subcommand = {
  usage: '[file.csv] [--from <day>] [--until <day>]',
  summary: 'Write orders to a CSV file with a row for each line, in the columns of Shopify’s',
  run: async (args, { terminal, openShop }) => {
    const { positionals, options } = parseArguments(args, { positionals: [0, 1], options: ['from', 'until'] });
    const range = { from: requireDay(options.get('from')), until: requireDay(options.get('until')) };
    if (range.from !== null && range.until !== null && range.from > range.until)
      throw new UsageError(`No day is from ${range.from} until ${range.until}: the first day is after the last.`);
    await writePieces(exportOrders(openShop().store, range), positionals[0], terminal);
    return 'done';
  },
};

function requireDay(day: string | undefined): string | null {
  if (day === undefined) return null;
  if (!/^\d{4}-\d\d-\d\d$/u.test(day) || !isCalendarDay(day))
    throw new UsageError(`Not a day: ${day}. Example: 2026-12-01`);
  return day;
}

const subcommands: Subcommands = { list, show, mark, export: exportSubcommand };

export const orders: CliCommand = {
  name: 'orders',
  usage: '[<subcommand> <args>]',
  summary: 'List, show and export orders, and record what happened to them',
  details: [
    '',
    ...describeSubcommands('orders', subcommands),
    '',
    'Order numbers look like 10001, with or without the prefix of the shop. Days are in the shop’s time zone, both',
    'included. docs/orders.md explains the rest.',
  ],
  run: async (args, context) => runSubcommand(subcommands, args.length === 0 ? ['list'] : args, context),
};
