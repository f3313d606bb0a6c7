import { expect, test } from 'vitest';
import type { Cart } from '#shop/cart/cart.ts';
import type { Variant } from '#shop/product/product.ts';
import { type OpenSubject, readAllHandles } from './contract-subject.ts';
import type { Catalog } from '#catalog/port.ts';
import type { Carts, CartWriteResult, CommercePlatform } from '#commerce/port.ts';
import { sampleBuyerContext } from '../fixtures/sample-buyer-context.ts';
import { sampleReaderContext } from '../fixtures/sample-reader-context.ts';

const newCart = { ref: null, key: null };

export function cartContract(open: OpenSubject): void {
  test('the first lines create a cart, which has a total and is read by its id', async () => {
    const { commerce } = await open();
    const [first, second] = await findTwoVariants(commerce);
    const { ref, result } = await cartsOf(commerce).add(newCart, [
      { variantId: first.id, quantity: 2 },
      { variantId: second.id, quantity: 1 },
    ]);
    expect(result.ok).toBe(true);
    expectSums(result.cart);
    expect(result.cart?.count).toBe(3);
    expect(await cartsOf(commerce).read(ref ?? '')).toEqual(result.cart);
    expect(await cartsOf(commerce).checkoutUrl(ref ?? '')).toMatch(/^(?:\/|https:)/);
  });

  test('quantities are set and lines removed, each with a new revision', async () => {
    const { commerce } = await open();
    const [variant] = await findTwoVariants(commerce);
    const added = await cartsOf(commerce).add(newCart, [{ variantId: variant.id, quantity: 1 }]);
    const line = added.result.cart?.lines[0]?.id ?? '';
    const set = await cartsOf(commerce).setQuantity(nextWrite(added), line, 2);
    expectSums(set.result.cart);
    expect(set.result.cart?.count).toBe(2);
    expect(set.result.cart?.revision).toBeGreaterThan(added.result.cart?.revision ?? Infinity);
    expect((await cartsOf(commerce).setQuantity(nextWrite(added), line, 0)).result.cart?.lines).toEqual([]);
  });

  test('an impossible change is refused with a reason and leaves the cart unchanged', async () => {
    const { commerce } = await open();
    const carts = cartsOf(commerce);
    const [variant] = await findTwoVariants(commerce);
    const added = await carts.add(newCart, [{ variantId: variant.id, quantity: 1 }]);
    const refused: Readonly<Record<string, CartWriteResult>> = {
      unknown_variant: await carts.add(nextWrite(added), [{ variantId: 'no-such-thing', quantity: 1 }]),
      bad_quantity: await carts.add(nextWrite(added), [{ variantId: variant.id, quantity: 1.5 }]),
      unknown_line: await carts.setQuantity(nextWrite(added), 'no-such-line', 1),
      code_unknown: await carts.applyCode(nextWrite(added), 'NO-SUCH-CODE'),
      note_too_long: await carts.setNote(nextWrite(added), 'x'.repeat(501)),
    };
    for (const [reason, { result }] of Object.entries(refused)) expect(result).toMatchObject({ ok: false, reason });
    expect(await carts.read(added.ref ?? '')).toEqual(added.result.cart);
  });

  test('a write repeated under its idempotency key counts once', async () => {
    const { commerce } = await open();
    const [variant] = await findTwoVariants(commerce);
    const write = { ref: null, key: `contract-${crypto.randomUUID()}` };
    const line = [{ variantId: variant.id, quantity: 1 }];
    const first = await cartsOf(commerce).add(write, line);
    const again = await cartsOf(commerce).add({ ...write, ref: first.ref }, line);
    expect(again.result.cart?.count).toBe(1);
  });

  test('an unknown cart id reads as null, and a write to it creates another cart', async () => {
    const { commerce } = await open();
    const [variant] = await findTwoVariants(commerce);
    expect(await cartsOf(commerce).read('no-such-cart')).toBeNull();
    expect(await cartsOf(commerce).checkoutUrl('no-such-cart')).toBeNull();
    const write = { ref: 'no-such-cart', key: null };
    const { ref, result } = await cartsOf(commerce).add(write, [{ variantId: variant.id, quantity: 1 }]);
    expect(result.ok).toBe(true);
    expect(ref).not.toBe('no-such-cart');
  });

  test('a note is stored, and clearing empties the cart under the same id', async () => {
    const { commerce } = await open();
    const [variant] = await findTwoVariants(commerce);
    const added = await cartsOf(commerce).add(newCart, [{ variantId: variant.id, quantity: 1 }]);
    expect((await cartsOf(commerce).setNote(nextWrite(added), 'A present')).result.cart?.note).toBe('A present');
    const cleared = await cartsOf(commerce).clear(nextWrite(added));
    expect(cleared).toMatchObject({ ref: added.ref, result: { ok: true, cart: { count: 0, lines: [] } } });
  });
}

function cartsOf(commerce: CommercePlatform): Carts {
  return commerce.carts(sampleBuyerContext);
}

function nextWrite({ ref }: CartWriteResult) {
  return { ref, key: null };
}

/** Two variants with a stock of several items. */
async function findTwoVariants(commerce: CommercePlatform): Promise<readonly [Variant, Variant]> {
  const catalog = commerce.catalog(sampleReaderContext().reader);
  const [first, second] = await findWellStockedVariants(catalog);
  if (!first || !second) throw new Error('The shop has no two variants with enough stock.');
  return [first, second];
}

async function findWellStockedVariants(catalog: Catalog): Promise<readonly Variant[]> {
  const found: Variant[] = [];
  for (const handle of await readAllHandles(catalog)) {
    const variants = (await catalog.product(handle))?.variants ?? [];
    const fit = variants.find(({ available, stock }) => available && (stock === null || stock >= 5));
    if (fit) found.push(fit);
    if (found.length === 2) break;
  }
  return found;
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
