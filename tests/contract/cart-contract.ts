import { expect, test } from 'vitest';
import type { Cart } from '#shop/cart/cart.ts';
import type { Carts, CartWriteResult } from '#commerce/port.ts';
import type { CartSubject, OpenCarts } from './connector-subject.ts';
import { sampleBuyerContext } from '../fixtures/sample-buyer-context.ts';

const newCart = { ref: null, key: null };

/** Tests of what every platform's carts must do. */
export function cartContract(open: OpenCarts): void {
  test('the first lines create a cart, which has a total and is read by its id', async () => {
    const subject = await open();
    const [first, second] = await subject.variants();
    const { ref, result } = await cartsOf(subject).add(newCart, [
      { variantId: first, quantity: 2 },
      { variantId: second, quantity: 1 },
    ]);
    expect(result.ok).toBe(true);
    expectSums(result.cart);
    expect(result.cart?.count).toBe(3);
    expect(await cartsOf(subject).read(ref ?? '')).toEqual(result.cart);
    expect(result.cart?.checkoutUrl).toMatch(/^(?:\/|https:|http:\/\/127\.0\.0\.1:)/);
  });

  test('quantities are set and lines removed, each with a new revision', async () => {
    const subject = await open();
    const [variant] = await subject.variants();
    const added = await cartsOf(subject).add(newCart, [{ variantId: variant, quantity: 1 }]);
    const line = added.result.cart?.lines[0]?.id ?? '';
    const set = await cartsOf(subject).setQuantity(nextWrite(added), line, 2);
    expectSums(set.result.cart);
    expect(set.result.cart?.count).toBe(2);
    expect(set.result.cart?.revision).toBeGreaterThan(added.result.cart?.revision ?? Infinity);
    expect((await cartsOf(subject).setQuantity(nextWrite(added), line, 0)).result.cart?.lines).toEqual([]);
  });

  test('an impossible change is refused with a reason and leaves the cart unchanged', async () => {
    const subject = await open();
    const carts = cartsOf(subject);
    const [variant] = await subject.variants();
    const added = await carts.add(newCart, [{ variantId: variant, quantity: 1 }]);
    const refused: Readonly<Record<string, CartWriteResult>> = {
      unknown_variant: await carts.add(nextWrite(added), [{ variantId: 'no-such-thing', quantity: 1 }]),
      bad_quantity: await carts.add(nextWrite(added), [{ variantId: variant, quantity: 1.5 }]),
      unknown_line: await carts.setQuantity(nextWrite(added), 'no-such-line', 1),
      code_unknown: await carts.applyCode(nextWrite(added), 'NO-SUCH-CODE'),
      note_too_long: await carts.setNote(nextWrite(added), 'x'.repeat(501)),
    };
    for (const [reason, { result }] of Object.entries(refused)) expect(result).toMatchObject({ ok: false, reason });
    expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
  });

  test('a write repeated under its idempotency key counts once', async () => {
    const subject = await open();
    const [variant] = await subject.variants();
    const write = { ref: null, key: `contract-${crypto.randomUUID()}` };
    const line = [{ variantId: variant, quantity: 1 }];
    const first = await cartsOf(subject).add(write, line);
    const again = await cartsOf(subject).add({ ...write, ref: first.ref }, line);
    expect(again.result.cart?.count).toBe(1);
  });

  test('an unknown cart id reads as null, and a write to it creates another cart', async () => {
    const subject = await open();
    const [variant] = await subject.variants();
    expect(await cartsOf(subject).read('no-such-cart')).toBeNull();
    const write = { ref: 'no-such-cart', key: null };
    const { ref, result } = await cartsOf(subject).add(write, [{ variantId: variant, quantity: 1 }]);
    expect(result.ok).toBe(true);
    expect(ref).not.toBe('no-such-cart');
  });

  test('a note is stored, and clearing empties the cart under the same id', async () => {
    const subject = await open();
    const [variant] = await subject.variants();
    const added = await cartsOf(subject).add(newCart, [{ variantId: variant, quantity: 1 }]);
    expect((await cartsOf(subject).setNote(nextWrite(added), 'A present')).result.cart?.note).toBe('A present');
    const cleared = await cartsOf(subject).clear(nextWrite(added));
    expect(cleared).toMatchObject({ ref: added.ref, result: { ok: true, cart: { count: 0, lines: [] } } });
  });

  test('requests name the buyer they are made for', async () => {
    const subject = await open();
    if (subject.buyers === null) return;
    const [variant] = await subject.variants();
    const carts = subject.carts({ ...sampleBuyerContext, address: '192.0.2.44' });
    const added = await carts.add(newCart, [{ variantId: variant, quantity: 1 }]);
    await carts.read(added.ref ?? '');
    expect(new Set(subject.buyers())).toEqual(new Set(['192.0.2.44']));
  });

  test('the same variant is one line, and the same with other attributes is another', async () => {
    const subject = await open();
    const [variant] = await subject.variants();
    const added = await cartsOf(subject).add(newCart, [{ variantId: variant, quantity: 1 }]);
    const again = await cartsOf(subject).add(nextWrite(added), [{ variantId: variant, quantity: 1 }]);
    expect(again.result.cart?.lines.map(({ quantity }) => quantity)).toEqual([2]);
    const attributes = { Engraving: 'For Ida' };
    const other = await cartsOf(subject).add(nextWrite(added), [{ variantId: variant, quantity: 1, attributes }]);
    expect(other.result.cart?.lines.map((line) => line.attributes ?? null)).toEqual([null, attributes]);
    expect(other.result.cart?.count).toBe(3);
  });

  test('what is sold out, or scarcer than asked for, is refused and leaves the cart unchanged', async () => {
    const subject = await open();
    const carts = cartsOf(subject);
    const [variant] = await subject.variants();
    const added = await carts.add(newCart, [{ variantId: variant, quantity: 1 }]);
    const { soldOut, scarce } = subject;
    const refused = [
      ...(soldOut === null ? [] : [{ line: { variantId: soldOut, quantity: 1 }, reason: 'sold_out' }]),
      ...(scarce === null
        ? []
        : [{ line: { variantId: scarce.variant, quantity: scarce.stock + 1 }, reason: 'over_stock' }]),
    ];
    for (const { line, reason } of refused) {
      expect((await carts.add(nextWrite(added), [line])).result).toMatchObject({ ok: false, reason });
    }
    expect((await carts.read(added.ref ?? ''))?.lines).toEqual(added.result.cart?.lines);
  });

  test('several lines of which one is refused add nothing', async () => {
    const subject = await open();
    const carts = cartsOf(subject);
    const [first, second] = await subject.variants();
    const added = await carts.add(newCart, [{ variantId: first, quantity: 1 }]);
    const { result } = await carts.add(nextWrite(added), [
      { variantId: second, quantity: 1 },
      { variantId: 'no-such-thing', quantity: 1 },
    ]);
    expect(result.ok).toBe(false);
    expect((await carts.read(added.ref ?? ''))?.lines).toEqual(added.result.cart?.lines);
  });

  test('lines are set to quantities, those that cannot be bought are left out, and others stay', async () => {
    const subject = await open();
    const carts = cartsOf(subject);
    const [first, second] = await subject.variants();
    const added = await carts.add(newCart, [{ variantId: first, quantity: 1 }]);
    const engraved = { variantId: second, quantity: 1, attributes: { Engraving: 'For Ida' } };
    const lines = [engraved, { variantId: 'no-such-thing', quantity: 1 }, { variantId: first, quantity: 3 }];
    const set = await carts.setLines(nextWrite(added), lines);
    expect(set).toMatchObject({ ref: added.ref, result: { ok: true }, leftOut: { reason: 'unknown_variant' } });
    const quantities = { [first]: 3, [second]: 1 };
    expect(quantitiesOf(set.result.cart)).toEqual(quantities);
    expect(set.result.cart?.lines.map(({ attributes }) => attributes ?? null)).toContainEqual(engraved.attributes);
    const again = await carts.setLines(nextWrite(set), [engraved, { variantId: second, quantity: 1 }]);
    expect([again.leftOut, again.result.cart?.lines.length]).toEqual([undefined, 3]);
  });

  test('lines that are all refused change nothing and create no cart', async () => {
    const subject = await open();
    const carts = cartsOf(subject);
    const [variant] = await subject.variants();
    const refused = [
      { variantId: 'no-such-thing', quantity: 1 },
      { variantId: variant, quantity: 0 },
    ];
    const none = await carts.setLines(newCart, refused);
    expect(none).toMatchObject({ ref: null, result: { ok: false, reason: 'unknown_variant', cart: null } });
    const added = await carts.add(newCart, [{ variantId: variant, quantity: 1 }]);
    const unchanged = await carts.setLines(nextWrite(added), refused);
    expect(unchanged).toMatchObject({ ref: added.ref, result: { ok: false, reason: 'unknown_variant' } });
    expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
  });

  test('setting lines again under its key creates no second cart', async () => {
    const subject = await open();
    const [first, second] = await subject.variants();
    const write = { ref: null, key: `contract-${crypto.randomUUID()}` };
    const lines = [first, 'no-such-thing', second].map((variantId) => ({ variantId, quantity: 1 }));
    const once = await cartsOf(subject).setLines(write, lines);
    const again = await cartsOf(subject).setLines(write, lines);
    expect(again.ref).toBe(once.ref);
    expect(quantitiesOf(again.result.cart)).toEqual({ [first]: 1, [second]: 1 });
  });

  test('a line whose variant is deleted leaves the cart, and the variant is missing from then on', async () => {
    const subject = await open();
    const carts = cartsOf(subject);
    const [kept, deleted] = await subject.variants();
    const lines = [kept, deleted].map((variantId) => ({ variantId, quantity: 1 }));
    const added = await carts.add(newCart, lines);
    expect([...(await carts.missingVariants([kept, deleted, 'no-such-thing']))]).toEqual(['no-such-thing']);
    await subject.deleteVariant(deleted);
    expect((await carts.read(added.ref ?? ''))?.lines.map(({ variant }) => variant.id)).toEqual([kept]);
    expect([...(await carts.missingVariants([kept, deleted]))]).toEqual([deleted]);
    const noted = await carts.setNote(nextWrite(added), 'At the door');
    expect(noted.result).toMatchObject({ ok: true, cart: { count: 1, note: 'At the door' } });
    expectSums(noted.result.cart);
  });

  test('a code takes its amount off until it is removed', async () => {
    const subject = await open();
    const { code } = subject;
    if (code === null) return;
    const [variant] = await subject.variants();
    const added = await cartsOf(subject).add(newCart, [{ variantId: variant, quantity: 2 }]);
    const applied = await cartsOf(subject).applyCode(nextWrite(added), code.toLowerCase());
    expectSums(applied.result.cart);
    expect(applied.result.cart?.discount.amount).toBeGreaterThan(0);
    expect(applied.result.cart?.codes.map((each) => each.code.toUpperCase())).toEqual([code.toUpperCase()]);
    const removed = await cartsOf(subject).removeCode(nextWrite(added), code);
    expect(removed.result.cart?.codes).toEqual([]);
    expect(removed.result.cart?.total).toEqual(added.result.cart?.total);
  });
}

function cartsOf({ carts }: CartSubject): Carts {
  return carts(sampleBuyerContext);
}

function nextWrite({ ref }: CartWriteResult) {
  return { ref, key: null };
}

function quantitiesOf(cart: Cart | null): Readonly<Record<string, number>> {
  return Object.fromEntries((cart?.lines ?? []).map(({ variant, quantity }) => [variant.id, quantity]));
}

function expectSums(cart: Cart | null): void {
  expect(cart).not.toBeNull();
  if (!cart) return;
  const { lines, subtotal, discount, delivery, total, count } = cart;
  for (const { price, quantity, total: sum } of lines) expect(sum.amount).toBe(price.amount * quantity);
  expect(subtotal.amount).toBe(lines.reduce((sum, line) => sum + line.total.amount, 0));
  expect(total.amount).toBe(subtotal.amount - discount.amount + (delivery?.amount ?? 0));
  expect(count).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
}
