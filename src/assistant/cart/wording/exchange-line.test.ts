import { expect, test } from 'vitest';
import type { CartLineInput, Carts, CartWrite } from '#commerce/port.ts';
import type { Cart, CartLine, CartResult } from '#shop/cart/cart.ts';
import { sampleCartLine } from '#tests/fixtures/sample-cart-line.ts';
import { changeKind } from '../cart-changes.ts';
import { undoChange } from '../undo-step.ts';

const subscribed: CartLine = {
  ...sampleCartLine('coffee-250', 2),
  attributes: { Grind: 'Fine' },
  sellingPlan: { id: 'monthly', name: 'Every month' },
};

/** Carts of one visitor that write down what is asked of them. */
function openCarts(lines: readonly CartLine[]) {
  const added: CartLineInput[] = [];
  let refused: 'add' | 'set' | null = null;
  const cart = { lines } as Cart;
  const answer = (isRefused: boolean): CartResult =>
    isRefused ? { ok: false, reason: 'unknown_line', detail: null, cart } : { ok: true, cart };
  const carts = {
    read: async () => cart,
    add: async (_: CartWrite, inputs: readonly CartLineInput[]) => {
      added.push(...inputs);
      return { ref: 'cart', result: answer(refused === 'add') };
    },
    setQuantity: async () => ({ ref: 'cart', result: answer(refused === 'set') }),
  } as unknown as Carts;
  return { carts, cart, added, refuse: (call: 'add' | 'set') => (refused = call) };
}

const write = { ref: 'cart', key: 'k' };
const toLarge = { kind: 'exchange', lineId: 'coffee-250', variantId: 'coffee-1000', quantity: 2 } as const;
const removal = { kind: 'update', lineId: 'coffee-250', quantity: 0 } as const;

test('the other variant is bought by the same plan, with what the visitor said of the line', async () => {
  const { carts, added } = openCarts([subscribed]);
  await changeKind(toLarge).apply(toLarge, carts, write);
  expect(added).toEqual([
    { variantId: 'coffee-1000', quantity: 2, attributes: { Grind: 'Fine' }, sellingPlan: 'monthly' },
  ]);
});

test.for([toLarge, removal])('undoing a change of kind $kind brings the subscription back', async (change) => {
  const { carts, cart, added } = openCarts([subscribed]);
  const after = { ...cart, lines: [sampleCartLine('coffee-1000', 2)] };
  const step = changeKind(change).undo(change, cart, after);
  if (step) await undoChange(carts, write, step);
  expect(added).toEqual([
    { variantId: 'coffee-250', quantity: 2, attributes: { Grind: 'Fine' }, sellingPlan: 'monthly' },
  ]);
});

test('when the line has disappeared meanwhile, the visitor has the other variant; when that is refused, nothing changes', async () => {
  const { carts, refuse } = openCarts([]);
  refuse('set');
  expect((await changeKind(toLarge).apply(toLarge, carts, write)).result).toMatchObject({ ok: true });
  refuse('add');
  expect((await changeKind(toLarge).apply(toLarge, carts, write)).result).toMatchObject({ reason: 'unknown_line' });
});
