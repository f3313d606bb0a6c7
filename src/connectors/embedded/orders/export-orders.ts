import { stringify } from 'csv-stringify/sync';
import { lineDetails } from '#shop/cart/line-details.ts';
import type { Order, OrderEvent } from '#shop/checkout/order.ts';
import { lineProgress, orderStatus } from '#shop/checkout/order-progress.ts';
import { toDecimal } from '#shop/product/money.ts';
import type { Database } from '#storage/database.ts';
import { localDate } from '#shop/text/dates.ts';
import { readCommerceSettings } from '../commerce-settings.ts';
import { listOrders } from './orders.ts';

/** Days (`YYYY-MM-DD`) in the shop's time zone, both included; null: no limit. */
export interface OrderRange {
  readonly from: string | null;
  readonly until: string | null;
}

/**
 * Pieces of a CSV file of orders, newest first, with a row for each line, as Shopify exports them: what concerns the
 * whole order is in its first row. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function* exportOrders(store: Database, { from, until }: OrderRange): Generator<string> {
  const { timeZone } = readCommerceSettings(store, new Date().toISOString());
  yield stringify([[...headings]]);
  for (const order of listOrders(store)) {
    const day = localDate(new Date(order.placedAt), timeZone);
    if ((from !== null && day < from) || (until !== null && day > until)) continue;
    const cells = orderRows(order).map((row) => headings.map((heading) => row[heading] ?? ''));
    yield stringify(cells, { escape_formulas: true });
  }
}

const headings = [
  'Name',
  'Email',
  'Financial Status',
  'Paid at',
  'Fulfillment Status',
  'Fulfilled at',
  'Cancelled at',
  'Currency',
  'Subtotal',
  'Shipping',
  'Taxes',
  'Total',
  'Refunded Amount',
  'Discount Code',
  'Discount Amount',
  'Shipping Method',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem sku',
  'Lineitem fulfillment status',
  'Shipping Name',
  'Shipping Address1',
  'Shipping Address2',
  'Shipping City',
  'Shipping Province',
  'Shipping Zip',
  'Shipping Country',
  'Shipping Phone',
  'Notes',
] as const;

type OrderRow = Partial<Readonly<Record<(typeof headings)[number], string>>>;

function orderRows(order: Order): readonly OrderRow[] {
  const progress = lineProgress(order);
  const lines = order.lines.map((line, position): OrderRow => ({
    Name: order.number,
    'Lineitem quantity': String(line.quantity),
    'Lineitem name': [line.title, ...lineDetails(line)].join(' - '),
    'Lineitem price': toDecimal(line.price),
    'Lineitem sku': line.variant.sku ?? '',
    'Lineitem fulfillment status': progress[position]?.open === 0 ? 'fulfilled' : 'pending',
  }));
  const [first = { Name: order.number }, ...rest] = lines;
  return [{ ...first, ...orderCells(order) }, ...rest];
}

function orderCells(order: Order): OrderRow {
  const { delivery, payment } = orderStatus(order);
  const { subtotal, discount, tax, total, codes, method, placedAt, note, events = [] } = order;
  const last = (kind: OrderEvent['kind']): string => events.findLast((event) => event.kind === kind)?.at ?? '';
  const refunded = events.reduce((sum, { kind, amount }) => sum + (kind === 'refunded' ? (amount ?? 0) : 0), 0);
  return {
    Email: order.buyer.email,
    'Financial Status': financialStatus[payment],
    'Paid at': last('paid'),
    'Fulfillment Status': fulfillmentStatus[delivery],
    'Fulfilled at': delivery === 'shipped' ? last('shipped') : '',
    'Cancelled at': delivery === 'cancelled' ? last('cancelled') : '',
    Currency: total.currency,
    Subtotal: toDecimal({ ...subtotal, amount: subtotal.amount - discount.amount }),
    Shipping: toDecimal(order.delivery),
    Taxes: tax ? toDecimal(tax.amount) : '',
    Total: toDecimal(total),
    'Refunded Amount': toDecimal({ ...total, amount: refunded }),
    'Discount Code': codes.map(({ code }) => code).join(', '),
    'Discount Amount': toDecimal(discount),
    'Shipping Method': method.name,
    'Created at': placedAt,
    Notes: note,
    ...addressCells(order),
  };
}

const financialStatus = {
  unpaid: 'pending',
  paid: 'paid',
  'partly-refunded': 'partially_refunded',
  refunded: 'refunded',
} as const;

const fulfillmentStatus = {
  preparing: 'unfulfilled',
  'partly-shipped': 'partial',
  shipped: 'fulfilled',
  cancelled: '',
} as const;

function addressCells({ buyer }: Order): OrderRow {
  return {
    'Shipping Name': buyer.name,
    'Shipping Address1': buyer.street,
    'Shipping Address2': buyer.addition,
    'Shipping City': buyer.city,
    'Shipping Province': buyer.region ?? '',
    'Shipping Zip': buyer.postcode,
    'Shipping Country': buyer.country,
    'Shipping Phone': buyer.phone,
  };
}
