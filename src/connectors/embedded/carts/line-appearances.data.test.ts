import { expect, test } from 'vitest';
import { createEntityCache } from '#cache/entities/entity-cache.ts';
import { invalidationOf } from '#cache/log/invalidation-log.ts';
import { tags } from '#cache/tags.ts';
import type { Cart, LineAppearance } from '#shop/cart/cart.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';
import { demoShop } from '#tests/fixtures/sample-shop.ts';
import { createManualClock, createSharedLog } from '#tests/helpers/cache-harness.ts';

/** Two carts with one mug each, which share what their lines show. */
async function openCarts() {
  const shop = demoShop();
  const log = createSharedLog().node();
  const cache = createEntityCache({ bytes: 1_000_000, log, runtime: { clock: createManualClock() } });
  const lineAppearances = cache.kind<LineAppearance>('line appearance');
  const carts = shop.carts({ ...sampleBuyerContext, lineAppearances });
  const mug = shop.store.first("SELECT id, product_id FROM variant WHERE sku = 'MORG-MUG-SAN'");
  const [variantId, productId] = [String(mug?.['id']), String(mug?.['product_id'])];
  const create = async () => (await carts.add({ ref: null, key: null }, [{ variantId, quantity: 1 }])).ref ?? '';
  const [one, other] = [await create(), await create()];
  const lineOf = async (ref: string) => (await carts.read(ref))?.lines[0] ?? null;
  const readDirectly = async (ref: string): Promise<Cart | null> => shop.carts(sampleBuyerContext).read(ref);
  const invalidate = () => log.append(invalidationOf([tags.product(productId)]));
  return { ...shop, carts, one, other, lineOf, readDirectly, variantId, productId, invalidate };
}

test('a cart whose lines are shared is the same as one that is read', async () => {
  const { carts, one, readDirectly } = await openCarts();
  expect(await carts.read(one)).toEqual(await readDirectly(one));
});

test('lines of equal variants and quantities are the same object in all carts, others are not', async () => {
  const { carts, one, other, lineOf, variantId } = await openCarts();
  expect(await lineOf(one)).toBe(await lineOf(other));
  await carts.setQuantity({ ref: other, key: null }, variantId, 2);
  expect(await lineOf(other)).toMatchObject({ quantity: 2, total: { amount: 4800 } });
  expect(await lineOf(one)).toMatchObject({ quantity: 1, total: { amount: 2400 } });
});

test('price, stock and status of a shared line are always those of the shop', async () => {
  const { store, one, lineOf, variantId, productId } = await openCarts();
  const before = await lineOf(one);
  store.run('UPDATE variant SET price = 2500, stock = 3 WHERE id = ?', variantId);
  expect(await lineOf(one)).toEqual({
    ...before,
    price: { ...before?.price, amount: 2500 },
    total: { ...before?.total, amount: 2500 },
    stock: 3,
  });
  store.run("UPDATE product SET status = 'draft' WHERE id = ?", productId);
  expect(await lineOf(one)).toMatchObject({ available: false });
});

test('a shared line shows a new title as soon as the product is invalidated', async () => {
  const { store, one, lineOf, readDirectly, productId, invalidate } = await openCarts();
  await lineOf(one);
  store.run("UPDATE product SET title = 'Evening mug' WHERE id = ?", productId);
  await invalidate();
  expect(await lineOf(one)).toMatchObject({ title: 'Evening mug' });
  expect(await lineOf(one)).toEqual((await readDirectly(one))?.lines[0]);
});
