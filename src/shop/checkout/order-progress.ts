import type { LinePieces, Order, OrderEvent } from './order.ts';

/** How many pieces of a line are in which state; `quantity` is the sum of the other three. */
export interface LineProgress {
  readonly quantity: number;
  /** To be sent. */
  readonly open: number;
  readonly shipped: number;
  readonly cancelled: number;
  /** Shipped, or cancelled after they were paid, and not refunded. */
  readonly refundable: number;
}

export interface OrderStatus {
  readonly delivery: 'preparing' | 'partly-shipped' | 'shipped' | 'cancelled';
  readonly payment: 'unpaid' | 'paid' | 'partly-refunded' | 'refunded';
}

/** The state of an order, from its events. */
export function orderStatus(order: Order): OrderStatus {
  const lines = lineProgress(order);
  const total = (count: (line: LineProgress) => number): number => lines.reduce((sum, line) => sum + count(line), 0);
  const [open, shipped] = [total((line) => line.open), total((line) => line.shipped)];
  const refunded = refundedAmount(order);
  const paid = paidAmount(order);
  return {
    delivery: open === 0 ? (shipped > 0 ? 'shipped' : 'cancelled') : shipped > 0 ? 'partly-shipped' : 'preparing',
    payment: paid === null ? 'unpaid' : refunded === 0 ? 'paid' : refunded < paid ? 'partly-refunded' : 'refunded',
  };
}

/** The state of the pieces of each line, in the order of the lines. */
export function lineProgress({ lines, events = [] }: Order): readonly LineProgress[] {
  const paidFrom = events.findIndex(({ kind }) => kind === 'paid');
  return lines.map(({ quantity }, line) => {
    const count = (kind: OrderEvent['kind'], from = 0): number => countPieces(events.slice(from), kind, line);
    const [shipped, cancelled] = [count('shipped'), count('cancelled')];
    const cancelledPaid = paidFrom < 0 ? 0 : count('cancelled', paidFrom);
    return {
      quantity,
      open: quantity - shipped - cancelled,
      shipped,
      cancelled,
      refundable: paidFrom < 0 ? 0 : shipped + cancelledPaid - count('refunded'),
    };
  });
}

function countPieces(events: readonly OrderEvent[], kind: OrderEvent['kind'], line: number): number {
  return events
    .filter((event) => event.kind === kind)
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, each) => sum + (each.line === line ? each.quantity : 0), 0);
}

/** What the buyer still has to pay, in minor units: the total without what was cancelled; 0 once it was paid. */
export function amountDue(order: Order): number {
  if (paidAmount(order) !== null) return 0;
  const progress = lineProgress(order);
  if (progress.every(({ quantity, cancelled }) => quantity === cancelled)) return 0;
  return order.total.amount - progress.reduce((sum, { cancelled }, line) => sum + valueOf(order, line, cancelled), 0);
}

/** What was paid and not refunded, in minor units. */
function amountRefundable(order: Order): number {
  return (paidAmount(order) ?? 0) - refundedAmount(order);
}

function paidAmount({ events = [] }: Order): number | null {
  return events.find(({ kind }) => kind === 'paid')?.amount ?? null;
}

function refundedAmount({ events = [] }: Order): number {
  return events.reduce((sum, { kind, amount }) => sum + (kind === 'refunded' ? (amount ?? 0) : 0), 0);
}

/**
 * What the first pieces of a line cost, in minor units: their price less their share of the order's discount, which is
 * spread over the lines by their totals. The values of all lines add up to the sum of goods after discounts.
 */
function valueOf(order: Order, line: number, pieces: number): number {
  const before = order.lines.slice(0, line).reduce((sum, { total }) => sum + total.amount, 0);
  const { quantity = 1, total } = order.lines[line] ?? {};
  const end = before + ((total?.amount ?? 0) * pieces) / quantity;
  return afterDiscount(order, end) - afterDiscount(order, before);
}

function afterDiscount({ subtotal, discount }: Order, goods: number): number {
  return subtotal.amount === 0 ? 0 : Math.round((goods * (subtotal.amount - discount.amount)) / subtotal.amount);
}

export type OrderChangeRefusal =
  'already_paid' | 'all_cancelled' | 'not_paid' | 'nothing_left' | 'unknown_line' | 'too_many' | 'too_much';

export interface RequestedPieces extends Pick<LinePieces, 'line'> {
  /** null: all that are left of the line. */
  readonly quantity: number | null;
}

export interface OrderChange {
  readonly kind: OrderEvent['kind'];
  /** ISO 8601. */
  readonly at: string;
  /** null: all that the change can still apply to. */
  readonly pieces: readonly RequestedPieces[] | null;
  /** The sum to refund, in minor units; null: the price of the pieces, or all that is left with the last of them. */
  readonly amount?: number | null;
  readonly trackingUrl?: string | null;
  readonly isRestocked?: boolean;
}

export type OrderChangeResult =
  | { readonly ok: true; readonly event: OrderEvent }
  /** `limit` is how many pieces of `line`, or how many minor units, are left. */
  | { readonly ok: false; readonly reason: OrderChangeRefusal; readonly line?: number; readonly limit?: number };

/** The event that a change results in, or why it is impossible. */
export function planOrderChange(order: Order, change: OrderChange): OrderChangeResult {
  if (change.kind === 'paid') return planPayment(order, change);
  if (change.kind === 'refunded' && paidAmount(order) === null) return { ok: false, reason: 'not_paid' };
  const left = lineProgress(order).map((line) => (change.kind === 'refunded' ? line.refundable : line.open));
  const isGoodwill = change.kind === 'refunded' && change.pieces === null && typeof change.amount === 'number';
  const pieces = isGoodwill ? [] : mergePieces(change.pieces ?? allOf(left), left);
  const refusal = refusePieces(pieces, left);
  if (refusal) return refusal;
  if (pieces.length === 0 && !isGoodwill) return { ok: false, reason: 'nothing_left' };
  if (change.kind === 'refunded') return planRefund(order, change, pieces);
  return { ok: true, event: toEvent(change, pieces, null) };
}

function planPayment(order: Order, change: OrderChange): OrderChangeResult {
  if (paidAmount(order) !== null) return { ok: false, reason: 'already_paid' };
  if (orderStatus(order).delivery === 'cancelled') return { ok: false, reason: 'all_cancelled' };
  return { ok: true, event: toEvent(change, [], amountDue(order)) };
}

function planRefund(order: Order, change: OrderChange, pieces: readonly LinePieces[]): OrderChangeResult {
  const limit = amountRefundable(order);
  const amount = change.amount ?? refundFor(order, pieces, limit);
  if (amount > limit) return { ok: false, reason: 'too_much', limit };
  return { ok: true, event: toEvent(change, pieces, amount) };
}

/** The last pieces are refunded with all that is left, which includes the delivery. */
function refundFor(order: Order, pieces: readonly LinePieces[], limit: number): number {
  const progress = lineProgress(order);
  const refundedNow = (line: number): number => pieces.find((each) => each.line === line)?.quantity ?? 0;
  const isLast = progress.every(({ open, refundable }, line) => open === 0 && refundable === refundedNow(line));
  if (isLast) return limit;
  const value = pieces.reduce((sum, { line, quantity }) => {
    const settled = countSettled(order, line);
    return sum + valueOf(order, line, settled + quantity) - valueOf(order, line, settled);
  }, 0);
  return Math.min(value, limit);
}

/** Pieces whose value was taken off the order before: refunded, or cancelled before the payment. */
function countSettled({ events = [] }: Order, line: number): number {
  const paidFrom = events.findIndex(({ kind }) => kind === 'paid');
  return countPieces(events.slice(0, paidFrom), 'cancelled', line) + countPieces(events, 'refunded', line);
}

function mergePieces(pieces: readonly RequestedPieces[], left: readonly number[]): readonly LinePieces[] {
  const sums = new Map<number, number>();
  for (const { line, quantity } of pieces) sums.set(line, (sums.get(line) ?? 0) + (quantity ?? left[line] ?? 0));
  return Array.from(sums, ([line, quantity]) => ({ line, quantity }));
}

function allOf(left: readonly number[]): readonly LinePieces[] {
  return left.map((quantity, line) => ({ line, quantity })).filter(({ quantity }) => quantity > 0);
}

function refusePieces(pieces: readonly LinePieces[], left: readonly number[]): OrderChangeResult | null {
  for (const { line, quantity } of pieces) {
    const limit = left[line];
    if (limit === undefined) return { ok: false, reason: 'unknown_line', line };
    if (quantity > limit || quantity < 1) return { ok: false, reason: 'too_many', line, limit };
  }
  return null;
}

function toEvent(change: OrderChange, pieces: readonly LinePieces[], amount: number | null): OrderEvent {
  const { kind, at, trackingUrl = null, isRestocked = false } = change;
  return { kind, at, pieces, amount, trackingUrl, isRestocked };
}
