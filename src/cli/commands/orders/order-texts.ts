import { placeLines } from '#shop/checkout/address-format.ts';
import { lineDetails } from '#shop/cart/line-details.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Order, OrderEvent } from '#shop/checkout/order.ts';
import { lineProgress, orderStatus } from '#shop/checkout/order-progress.ts';

/** One line for an order: number, time, total, state and buyer. */
export function orderSummary(order: Order): string {
  const { number, placedAt, total, buyer } = order;
  const { delivery, payment } = orderStatus(order);
  const who = buyer.name === '' ? 'erased' : `${buyer.name}, ${buyer.city}`;
  return `${number}  ${minuteOf(placedAt)}  ${formatMoney(total, 'en')}  ${payment}, ${delivery}  ${who}`;
}

function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

/** The lines that show an order with its history. */
export function orderDetails(order: Order): readonly string[] {
  const { buyer, codes, method, delivery, tax, total, note, events = [], withdrawals = [] } = order;
  const listed = (positions: readonly number[]): string => positions.map((line) => line + 1).join(', ');
  return [
    orderSummary(order),
    `  ${[buyer.email, buyer.phone].filter(Boolean).join(', ')}`,
    `  ${[buyer.street, buyer.addition, ...placeLines(buyer), buyer.country].filter(Boolean).join(', ')}`,
    ...lineTexts(order),
    ...codes.map(({ code, amount }) => `  ${code}  −${formatMoney(amount, 'en')}`),
    `  ${method.name}  ${formatMoney(delivery, 'en')}`,
    `  total  ${formatMoney(total, 'en')}${tax ? `, including ${formatMoney(tax.amount, 'en')} VAT` : ''}`,
    ...(note ? [`  note: ${note}`] : []),
    `  ${minuteOf(order.placedAt)}  placed`,
    ...events.map((event) => `  ${describeEvent(event, order)}`),
    ...withdrawals.map(({ receivedAt, lines }) => `  ${minuteOf(receivedAt)}  withdrawal from line ${listed(lines)}`),
  ];
}

function lineTexts(order: Order): readonly string[] {
  const progress = lineProgress(order);
  return order.lines.map((line, position) => {
    const { quantity, title, variant, total } = line;
    const name = [title, ...lineDetails(line)].join(', ');
    const { shipped = 0, cancelled = 0 } = progress[position] ?? {};
    const states = [shipped > 0 && `${shipped} shipped`, cancelled > 0 && `${cancelled} cancelled`].filter(Boolean);
    const amount = formatMoney(total, 'en');
    return `  ${position + 1}. ${[`${quantity} × ${name}`, variant.sku ?? variant.id, amount, ...states].join('  ')}`;
  });
}

/** One line of an order's history: `2026-12-01 09:30  shipped  1 × line 2  https://…`. */
export function describeEvent(event: OrderEvent, { total }: Pick<Order, 'total'>): string {
  const { at, kind, pieces, amount, trackingUrl, isRestocked } = event;
  return [
    minuteOf(at),
    kind,
    pieces.map(({ line, quantity }) => `${quantity} × line ${line + 1}`).join(', '),
    amount === null ? '' : formatMoney({ ...total, amount }, 'en'),
    isRestocked ? 'restocked' : '',
    trackingUrl ?? '',
  ]
    .filter(Boolean)
    .join('  ');
}
