import { expect, test } from 'vitest';
import type { Checkout } from '#commerce/port.ts';
import type { Order, Withdrawal } from '#shop/checkout/order.ts';
import { sampleOrder } from '#tests/fixtures/order.ts';
import { handleWithdrawal } from './withdraw-order.ts';

/** Posts steps of a withdrawal for an order with two lines. */
function openOrder() {
  let stored: Order = sampleOrder();
  const withdrawn: (readonly number[])[] = [];
  const checkout: Checkout = {
    quote: async () => null,
    place: async () => ({ ok: false, reason: 'cart_gone', code: null, quote: null }),
    orderOf: async () => null,
    order: async () => null,
    findOrder: async (number) => (number === stored.number ? stored : null),
    withdraw: async (_token, lines) => {
      withdrawn.push(lines);
      const received: Withdrawal = { receivedAt: '2026-11-23T10:00:00.000Z', lines };
      stored = { ...stored, withdrawals: [...(stored.withdrawals ?? []), received] };
      return stored;
    },
  };
  const post = (fields: readonly (readonly [string, string])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return handleWithdrawal(checkout, form);
  };
  const named = [
    ['number', sampleOrder().number],
    ['email', sampleOrder().buyer.email],
  ] as const;
  const confirm = (...lines: readonly string[]) =>
    post([...named, ['action', 'confirm'], ...lines.map((line) => ['line', line] as const)]);
  return { post, named, confirm, withdrawn };
}

test('an order that was found shows its lines, and nothing is withdrawn yet', async () => {
  const { post, named, withdrawn } = openOrder();
  expect(await post(named)).toMatchObject({ open: [0, 1], received: null, isNothingChosen: false, isUnknown: false });
  expect(withdrawn).toEqual([]);
});

test('an order that is not found has no lines', async () => {
  const { post } = openOrder();
  const state = await post([
    ['number', 'H9'],
    ['action', 'confirm'],
    ['line', '0'],
  ]);
  expect(state).toMatchObject({ order: null, open: [], isUnknown: true, isNothingChosen: false });
});

test('confirmed lines are withdrawn, and the others stay open', async () => {
  const { confirm, withdrawn } = openOrder();
  const received = { receivedAt: '2026-11-23T10:00:00.000Z', lines: [1] };
  expect(await confirm('1')).toMatchObject({ open: [0], received, isNothingChosen: false });
  expect(withdrawn).toEqual([[1]]);
});

test('nothing is withdrawn without a line, or by confirming again', async () => {
  const { confirm, withdrawn } = openOrder();
  expect(await confirm()).toMatchObject({ isNothingChosen: true, received: null });
  await confirm('1');
  expect(await confirm('1')).toMatchObject({ isNothingChosen: true, received: null });
  expect(await confirm('7')).toMatchObject({ isNothingChosen: true });
  expect(withdrawn).toEqual([[1]]);
});
