import { expect, test } from 'vitest';
import { memoryCarts } from '#tests/fixtures/shops/memory-carts.ts';
import { cartProducts } from '#tests/helpers/cart-browser.ts';
import { applyCommand, flashFor } from './apply-command.ts';
import type { CartCommand } from './cart-command.ts';
import type { Flash } from './flash.ts';

const add = (variantId: string, quantity = 1): CartCommand => ({ kind: 'add', variantId, quantity, attributes: {} });

/** The write and the message of a command on a cart with two mugs and a vase. */
async function outcomeOf(command: CartCommand): Promise<{ readonly write: string | undefined; readonly flash: Flash }> {
  const carts = memoryCarts(cartProducts);
  const { ref } = await applyCommand(carts, { ref: null, key: null }, add('mug', 2));
  const { result } = await applyCommand(carts, { ref, key: null }, add('vase'));
  const setUp = carts.writes.length;
  const written = await applyCommand(carts, { ref, key: null }, command);
  return { write: carts.writes[setUp], flash: flashFor(command, result.cart, written) };
}

test.each<[CartCommand, string, Flash]>([
  [add('vase', 3), 'add 3 vase', { kind: 'added', title: 'Vase' }],
  [
    { kind: 'quantity', lineId: 'line-vase', quantity: 4 },
    'set line-vase 4',
    { kind: 'quantity', title: 'Vase', quantity: 4 },
  ],
  [
    { kind: 'remove', lineId: 'line-mug' },
    'set line-mug 0',
    { kind: 'removed', title: 'Mug', variantId: 'mug', quantity: 2, attributes: {} },
  ],
  [{ kind: 'note', note: 'Ring twice' }, 'note Ring twice', { kind: 'note' }],
  [{ kind: 'apply-code', code: 'hello10' }, 'code hello10', { kind: 'code', code: 'HELLO10' }],
  [{ kind: 'remove-code', code: 'HELLO10' }, 'uncode HELLO10', { kind: 'code_removed', code: 'HELLO10' }],
  [{ kind: 'clear' }, 'clear', { kind: 'cleared' }],
])('%j is written once and reported', async (command, write, flash) => {
  expect(await outcomeOf(command)).toEqual({ write, flash });
});

test('a code that takes the place of another is reported with both', async () => {
  const carts = memoryCarts(cartProducts);
  const { ref, result } = await applyCommand(carts, { ref: null, key: null }, add('mug', 2));
  const command = { kind: 'apply-code', code: 'HELLO10' } as const;
  const written = await applyCommand(carts, { ref, key: null }, command);
  const earlier = { code: 'SUMMER', title: 'Summer', amount: { amount: 0, currency: 'EUR' } };
  const before = result.cart && { ...result.cart, codes: [earlier] };
  expect(flashFor(command, before, written)).toEqual({ kind: 'code_replaced', code: 'HELLO10', previous: 'SUMMER' });
});

test('a refused command is reported with its reason', async () => {
  expect(await outcomeOf(add('lamp'))).toEqual({
    write: undefined,
    flash: { kind: 'refused', reason: 'sold_out', detail: null },
  });
});

test('a refused code is repeated, so that a mistyped one can be corrected', async () => {
  expect(await outcomeOf({ kind: 'apply-code', code: 'HELO10' })).toMatchObject({
    flash: { kind: 'refused', reason: 'code_unknown', code: 'HELO10' },
  });
});

test('a code in an empty cart is kept for later', async () => {
  const carts = memoryCarts(cartProducts);
  const command: CartCommand = { kind: 'apply-code', code: 'HELLO10' };
  const written = await applyCommand(carts, { ref: null, key: null }, command);
  expect(flashFor(command, null, written)).toEqual({ kind: 'code_early', code: 'HELLO10' });
});

test('removing a line that the cart did not have is reported as no change', async () => {
  const carts = memoryCarts(cartProducts);
  const written = await applyCommand(carts, { ref: null, key: null }, add('mug'));
  expect(flashFor({ kind: 'remove', lineId: 'line-vase' }, null, written)).toEqual({ kind: 'same' });
});

test('the engraving of a removed line is kept, so that the removal can be undone', async () => {
  const carts = memoryCarts(cartProducts);
  const written = await applyCommand(carts, { ref: null, key: null }, add('mug'));
  const [line] = written.result.cart?.lines ?? [];
  const attributes = { Engraving: 'Ada' };
  const before = written.result.cart && { ...written.result.cart, lines: line ? [{ ...line, attributes }] : [] };
  expect(flashFor({ kind: 'remove', lineId: 'line-mug' }, before, written)).toMatchObject({ attributes });
});

test('the selling plan of a removed line is kept, so that the removal can be undone', async () => {
  const carts = memoryCarts(cartProducts);
  const written = await applyCommand(carts, { ref: null, key: null }, add('mug'));
  const [line] = written.result.cart?.lines ?? [];
  const sellingPlan = { id: 'monthly', name: 'Every month' };
  const before = written.result.cart && { ...written.result.cart, lines: line ? [{ ...line, sellingPlan }] : [] };
  expect(flashFor({ kind: 'remove', lineId: 'line-mug' }, before, written)).toMatchObject({ plan: 'monthly' });
});

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const giftCard = (id: string) => ({ id, ending: `end-${id}`, amount: euros(500), balance: euros(900) });

test('a gift card is reported by the end of its code, which is as good as money', async () => {
  const carts = memoryCarts(cartProducts);
  const written = await applyCommand(carts, { ref: null, key: null }, add('mug'));
  const { result } = written;
  if (!result.ok) throw new Error(result.reason);
  const command = { kind: 'apply-code', code: 'SECRET-OF-2' } as const;
  const withCards = (...ids: readonly string[]) => ({ ...result.cart, giftCards: ids.map(giftCard) });
  const after = { ...written, result: { ok: true, cart: withCards('1', '2') } } as const;
  const added = { kind: 'code', code: '•••• end-2' };
  expect(flashFor(command, withCards('1'), after)).toEqual(added);
  expect(flashFor({ ...command, code: 'SECRET-OF-1' }, result.cart, after)).toEqual({ ...added, code: '•••• end-1' });
  const removed = { kind: 'remove-code', code: '1' } as const;
  expect(flashFor(removed, withCards('1'), written)).toEqual({ kind: 'code_removed', code: '•••• end-1' });
  expect(flashFor({ ...removed, code: 'X' }, withCards('1'), written)).toEqual({ kind: 'code_removed', code: 'X' });
});
