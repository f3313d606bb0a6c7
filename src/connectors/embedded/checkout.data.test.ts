import { expect, test } from 'vitest';
import { order } from '#tests/fixtures/order.ts';
import { saveCode } from '#catalog/merchandise/save-code.ts';
import { messagesFor } from '#messages/messages.ts';
import { findOrder, listOrders } from './orders/orders.ts';
import { composeOrderMessage } from './orders/order-mail.ts';
import { demoDay, type SampleShop } from '#tests/fixtures/sample-shop.ts';
import { cartWith, mugOrder, openCheckout } from '#tests/fixtures/shops/checkout-shop.ts';
import { setPrice, setStock } from '#catalog/write/price-and-stock.ts';

const english = { locale: 'en', messages: messagesFor('en').mail };

function stockOf({ store }: Pick<SampleShop, 'store'>, variantId: string): unknown {
  return store.first('SELECT stock FROM variant WHERE id = ?', variantId)?.['stock'];
}

test('an order fixes the days of arrival, which the shop’s later terms do not change', async () => {
  const shop = openCheckout();
  const ref = await cartWith(shop, shop.mug);
  const quoted = await shop.checkout.quote(ref, { country: 'NO', method: null, email: null });
  const result = await shop.checkout.place(ref, mugOrder);
  const arrives = result.ok ? result.order.method.arrives : null;
  expect(quoted?.methods.map((method) => method.arrives)).toEqual([arrives, undefined]);
  expect(arrives?.map((day) => /^2026-\d\d-\d\d$/.test(day))).toEqual([true, true]);
  shop.store.run("UPDATE document SET front = json_remove(front, '$.dispatch') WHERE kind = 'profile'");
  expect(findOrder(shop.store, 'H10001')?.method.arrives).toEqual(arrives);
  const { text } = composeOrderMessage(findOrder(shop.store, 'H10001') ?? order, {
    shop: 'H',
    seller: [],
    language: english,
    link: '',
  });
  expect(text).toMatch(/Arriving: .*\d/);
});

test('placing an order takes stock and deletes the cart', async () => {
  const shop = openCheckout();
  const before = Number(stockOf(shop, shop.mug));
  const ref = await cartWith(shop, shop.mug);
  await shop.carts.setNote({ ref, key: null }, 'A present');
  const result = await shop.checkout.place(ref, mugOrder);
  expect(result).toMatchObject({
    ok: true,
    order: {
      number: 'H10001',
      buyer: { email: 'Kari@Example.org', name: 'Kari Nordmann' },
      lines: [{ title: 'Morgen mug', quantity: 2, total: { amount: 4800 } }],
      note: 'A present',
      method: { id: 'parcel-no' },
      total: { amount: 5400 },
      tax: { rate: 25, amount: { amount: 1080 } },
    },
  });
  expect(stockOf(shop, shop.mug)).toBe(before - 2);
  expect(await shop.carts.read(ref)).toBeNull();
  const order = result.ok ? result.order : null;
  expect(order?.token).toMatch(/^[\w-]{32}$/);
  expect(await shop.checkout.order(order?.token ?? '')).toEqual(order);
  expect(await shop.checkout.order('forged')).toBeNull();
  expect(findOrder(shop.store, ' h10001')).toEqual(order);
  expect(findOrder(shop.store, 'H99999')).toBeNull();
  expect([...listOrders(shop.store)]).toEqual([order]);
});

test('an order and its confirmation have the attributes of their lines', async () => {
  const shop = openCheckout();
  const attributes = { Initials: 'AB' };
  const { ref } = await shop.carts.add({ ref: null, key: null }, [{ variantId: shop.mug, quantity: 2, attributes }]);
  const result = await shop.checkout.place(ref ?? '', mugOrder);
  expect(result).toMatchObject({ ok: true, order: { lines: [{ title: 'Morgen mug', attributes }] } });
  const order = findOrder(shop.store, 'H10001');
  if (!order) throw new Error('There is no order.');
  const { text } = composeOrderMessage(order, { shop: 'Halden', seller: [], language: english, link: '' });
  expect(text).toContain('2 × Morgen mug, Sand, Initials: AB: €48');
});

test('placing a cart twice creates one order', async () => {
  const shop = openCheckout();
  const before = Number(stockOf(shop, shop.mug));
  const ref = await cartWith(shop, shop.mug);
  const [first, second] = await Promise.all([shop.checkout.place(ref, mugOrder), shop.checkout.place(ref, mugOrder)]);
  expect(first.ok).toBe(true);
  expect(second).toEqual(first);
  expect(stockOf(shop, shop.mug)).toBe(before - 2);
  expect([...listOrders(shop.store)]).toHaveLength(1);
});

test('an order of a sold-out variant is refused and the cart is kept', async () => {
  const shop = openCheckout();
  const ref = await cartWith(shop, shop.mug);
  setStock(shop.store, shop.mug, { stock: 1, now: demoDay.toISOString() });
  expect(await shop.checkout.place(ref, mugOrder)).toMatchObject({
    ok: false,
    reason: 'stock',
    quote: { isBlocked: true },
  });
  expect(stockOf(shop, shop.mug)).toBe(1);
  expect((await shop.carts.read(ref))?.count).toBe(2);
});

test('lines of one variant are added up against its stock', async () => {
  const shop = openCheckout();
  const ref = await cartWith(shop, shop.mug);
  await shop.carts.add({ ref, key: null }, [{ variantId: shop.mug, quantity: 2, attributes: { Initials: 'AB' } }]);
  setStock(shop.store, shop.mug, { stock: 3, now: demoDay.toISOString() });
  const asked = { ...mugOrder, agreedTotal: 9600 };
  expect(await shop.checkout.place(ref, asked)).toMatchObject({ ok: false, reason: 'stock' });
  setStock(shop.store, shop.mug, { stock: 4, now: demoDay.toISOString() });
  expect(await shop.checkout.place(ref, asked)).toMatchObject({ ok: true });
  expect(stockOf(shop, shop.mug)).toBe(0);
});

test('an order is refused if its total is not the agreed one', async () => {
  const shop = openCheckout();
  const ref = await cartWith(shop, shop.mug);
  setPrice(shop.store, shop.mug, { price: 2500, compareAt: null, now: demoDay.toISOString() });
  expect(await shop.checkout.place(ref, mugOrder)).toMatchObject({
    ok: false,
    reason: 'total',
    quote: { cart: { total: { amount: 5600 } } },
  });
  expect(await shop.checkout.place(ref, { ...mugOrder, agreedTotal: 5600 })).toMatchObject({ ok: true });
});

test('a delivery method that is not offered is refused', async () => {
  const shop = openCheckout();
  const ref = await cartWith(shop, shop.mug);
  for (const wrong of [{ method: 'parcel-eu' }, { country: 'US' }, { method: '' }]) {
    expect(await shop.checkout.place(ref, { ...mugOrder, ...wrong })).toMatchObject({ ok: false, reason: 'delivery' });
  }
});

test('placing a missing cart is refused', async () => {
  const { checkout } = openCheckout();
  expect(await checkout.place('forged', mugOrder)).toEqual({ ok: false, reason: 'cart_gone', code: null, quote: null });
});

test('a code limited to one use per customer ignores the letter case of e-mail addresses', async () => {
  const shop = openCheckout();
  const first = await cartWith(shop, shop.mug);
  await shop.carts.applyCode({ ref: first, key: null }, 'VELKOMMEN');
  expect(await shop.checkout.place(first, { ...mugOrder, agreedTotal: 4400 })).toMatchObject({ ok: true });
  const second = await cartWith(shop, shop.mug);
  await shop.carts.applyCode({ ref: second, key: null }, 'VELKOMMEN');
  const again = { ...mugOrder, email: ' kari@example.ORG', agreedTotal: 4400 };
  expect(await shop.checkout.place(second, again)).toMatchObject({
    ok: false,
    reason: 'code',
    code: { reason: 'code_used' },
    quote: { cart: { total: { amount: 5400 } } },
  });
  const result = await shop.checkout.place(second, { ...again, agreedTotal: 5400 });
  expect(result).toMatchObject({ ok: true, order: { codes: [], discount: { amount: 0 } } });
});

test('a code is refused after its usage limit', async () => {
  const shop = openCheckout();
  const limits = { minimum: null, from: null, until: null, countries: [], collections: [], products: [] };
  saveCode(shop.store, {
    ...limits,
    code: 'ONE',
    title: 'One',
    benefit: { kind: 'percentage', percent: 50 },
    oncePerCustomer: false,
    usageLimit: 1,
  });
  const refs = [await cartWith(shop, shop.mug), await cartWith(shop, shop.mug)];
  for (const ref of refs) await shop.carts.applyCode({ ref, key: null }, 'one');
  const results = [];
  for (const ref of refs) results.push(await shop.checkout.place(ref, { ...mugOrder, agreedTotal: 3000 }));
  expect(results[0]).toMatchObject({ ok: true });
  expect(results[1]).toMatchObject({ ok: false, reason: 'code', code: { reason: 'code_ended', detail: null } });
});
