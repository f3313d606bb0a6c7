import { formatMoney } from '#shop/money.ts';
import type { Order } from '#shop/order.ts';
import { findOrder, listOrders } from '#platform/embedded/orders.ts';
import { Misuse, splitFlags, type Command, type Outcome, type Surroundings } from '../command.ts';

/** Orders that a list shows at once. */
const listed = 50;

export const orders: Command = {
  name: 'orders',
  usage: '[list | show <number>]',
  summary: 'List the newest orders, or show one whole',
  details: ['', `The list has the newest ${listed}. A number is written as people say it: H10001.`],
  run: async (args, surroundings) => {
    const { words } = splitFlags(args, []);
    const [verb = 'list', number, ...others] = words;
    if (verb === 'list' && number === undefined) return list(surroundings);
    if (verb === 'show' && number !== undefined && others.length === 0) return show(number, surroundings);
    throw new Misuse('Say list, or show and the number of an order.');
  },
};

function list({ terminal, openShop }: Surroundings): Outcome {
  const found = listOrders(openShop().store, { limit: listed, offset: 0 });
  if (found.length === 0) terminal.tell('Nothing was ordered yet.');
  for (const order of found) terminal.say(headline(order));
  return 'done';
}

function show(number: string, { terminal, openShop }: Surroundings): Outcome {
  const order = findOrder(openShop().store, number);
  if (!order) {
    terminal.tell(`There is no order ${number}.`);
    return 'failed';
  }
  for (const line of wholeOrder(order)) terminal.say(line);
  return 'done';
}

function headline({ number, placedAt, total, buyer }: Order): string {
  return `${number}  ${placedAt.slice(0, 16).replace('T', ' ')}  ${formatMoney(total, 'en')}  ${buyer.name}, ${buyer.city}`;
}

function wholeOrder(order: Order): readonly string[] {
  const { buyer, lines, codes, method, delivery, tax, total, note } = order;
  return [
    headline(order),
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
