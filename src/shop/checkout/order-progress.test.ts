import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOrder } from '#tests/fixtures/order.ts';
import type { Order, OrderEvent } from './order.ts';
import { amountDue, lineProgress, type OrderChange, orderStatus, planOrderChange } from './order-progress.ts';

const at = '2026-11-21T09:00:00.000Z';

/** The order after changes that must all be possible. */
function after(order: Order, ...changes: readonly Partial<OrderChange>[]): Order {
  return changes.reduce<Order>(
    (each, change) => ({ ...each, events: [...(each.events ?? []), plan(each, change)] }),
    order,
  );
}

function plan(order: Order, change: Partial<OrderChange>): OrderEvent {
  const result = planOrderChange(order, { kind: 'shipped', at, pieces: null, ...change });
  if (!result.ok) throw new Error(result.reason);
  return result.event;
}

const refusal = (order: Order, change: Partial<OrderChange>) =>
  planOrderChange(order, { kind: 'shipped', at, pieces: null, ...change });

const pieces = (...quantities: readonly number[]) =>
  quantities.map((quantity, line) => ({ line, quantity })).filter(({ quantity }) => quantity > 0);

/** Two of 24.00 and three of 10.00, 10 % off, delivery 6.00: 76.20. */
const order = sampleOrder();

test('a new order is unpaid and being prepared', () => {
  expect(orderStatus(order)).toEqual({ delivery: 'preparing', payment: 'unpaid' });
  expect(amountDue(order)).toBe(7620);
});

test('pieces are shipped until none is open', () => {
  const partly = after(order, { pieces: pieces(1, 3) });
  expect(orderStatus(partly).delivery).toBe('partly-shipped');
  expect(lineProgress(partly)[0]).toMatchObject({ open: 1, shipped: 1 });
  expect(orderStatus(after(partly, {})).delivery).toBe('shipped');
  expect(refusal(after(partly, {}), {})).toEqual({ ok: false, reason: 'nothing_left' });
});

test('more pieces than are open, and lines that do not exist, are refused', () => {
  expect(refusal(order, { pieces: [{ line: 0, quantity: 3 }] })).toEqual({
    ok: false,
    reason: 'too_many',
    line: 0,
    limit: 2,
  });
  expect(refusal(order, { pieces: pieces(2, 0).concat(pieces(1, 0)) })).toMatchObject({ reason: 'too_many' });
  expect(refusal(order, { pieces: [{ line: 7, quantity: 1 }] })).toMatchObject({ reason: 'unknown_line', line: 7 });
});

test('what is cancelled before the payment is not due, and not refundable', () => {
  const cancelled = after(order, { kind: 'cancelled', pieces: pieces(1) });
  expect(amountDue(cancelled)).toBe(7620 - 2160);
  const paid = after(cancelled, { kind: 'paid' });
  expect(amountDue(paid)).toBe(0);
  expect(refusal(paid, { kind: 'refunded' })).toMatchObject({ reason: 'nothing_left' });
});

test('a cancelled order cannot be paid or shipped', () => {
  const cancelled = after(order, { kind: 'cancelled' });
  expect(orderStatus(cancelled)).toEqual({ delivery: 'cancelled', payment: 'unpaid' });
  expect(amountDue(cancelled)).toBe(0);
  expect(refusal(cancelled, { kind: 'paid' })).toMatchObject({ reason: 'all_cancelled' });
  expect(refusal(cancelled, {})).toMatchObject({ reason: 'nothing_left' });
});

test('a refund needs a payment, and pieces that were shipped or cancelled', () => {
  expect(refusal(order, { kind: 'refunded' })).toMatchObject({ reason: 'not_paid' });
  const paid = after(order, { kind: 'paid' });
  expect(refusal(paid, { kind: 'refunded', pieces: pieces(1) })).toMatchObject({ reason: 'too_many', limit: 0 });
  expect(refusal(paid, { kind: 'paid' })).toMatchObject({ reason: 'already_paid' });
  const shipped = after(paid, {});
  expect(plan(shipped, { kind: 'refunded', pieces: pieces(1) }).amount).toBe(2160);
});

test('the last pieces are refunded with the delivery', () => {
  const shipped = after(order, { kind: 'paid' }, {});
  const partly = after(shipped, { kind: 'refunded', pieces: pieces(2) });
  expect(orderStatus(partly).payment).toBe('partly-refunded');
  const all = after(partly, { kind: 'refunded' });
  expect(all.events?.at(-1)?.amount).toBe(2700 + 600);
  expect(orderStatus(all).payment).toBe('refunded');
});

test('an amount can be refunded without pieces, but not more than was paid', () => {
  const shipped = after(order, { kind: 'paid' }, {});
  expect(plan(shipped, { kind: 'refunded', amount: 500 })).toMatchObject({ pieces: [], amount: 500 });
  expect(refusal(shipped, { kind: 'refunded', amount: 7621 })).toEqual({ ok: false, reason: 'too_much', limit: 7620 });
});

test('refunds of single pieces add up to what was paid, whatever their order', () => {
  const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 9999 })), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 100 }), fc.infiniteStream(fc.nat()), (lines, percent, picks) => {
      let current = after(sampleOrder({ lines, percent }), { kind: 'paid' }, {});
      for (;;) {
        const left = lineProgress(current).flatMap(({ refundable }, line) => (refundable > 0 ? [line] : []));
        if (left.length === 0) break;
        const line = left[(picks.next().value ?? 0) % left.length] ?? 0;
        const result = refusal(current, { kind: 'refunded', pieces: [{ line, quantity: 1 }] });
        if (!result.ok) throw new Error(result.reason);
        current = { ...current, events: [...(current.events ?? []), result.event] };
      }
      expect(orderStatus(current).payment).toBe('refunded');
    }),
  );
});

test('an order is paid until something is refunded, then partly, and refunded when nothing is left', () => {
  const paid = after(order, { kind: 'paid' }, { kind: 'shipped' });
  expect(orderStatus(paid).payment).toBe('paid');
  expect(orderStatus(after(paid, { kind: 'refunded', amount: 100 })).payment).toBe('partly-refunded');
  expect(orderStatus(after(paid, { kind: 'refunded' })).payment).toBe('refunded');
});
