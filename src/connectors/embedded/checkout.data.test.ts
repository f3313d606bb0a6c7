import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OrderRequest } from '#shop/checkout/order.ts';
import { order } from '#tests/fixtures/order.ts';
import { sampleBuyer } from '#tests/fixtures/site.ts';
import { saveCode } from '#catalog/merchandise/save-code.ts';
import { messagesFor } from '#messages/messages.ts';
import { findOrder, listOrders } from './orders/orders.ts';
import { fileMailer, type MailMessage } from './orders/mailers.ts';
import { composeOrderMessage } from './orders/order-mail.ts';
import { sendDueMail } from './orders/send-mail.ts';
import { demoDay, demoShop, type SampleShop } from '#tests/fixtures/sample-shop.ts';
import { setPrice, setStock } from '#catalog/write/price-and-stock.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';

const english = { locale: 'en', messages: messagesFor('en').mail };

const buyer: OrderRequest = {
  ...sampleBuyer,
  email: 'Kari@Example.org',
  method: 'parcel-no',
  agreedTotal: 5400,
};

function open() {
  const shop = demoShop();
  const variant = (sku: string): string =>
    String(shop.store.first('SELECT id FROM variant WHERE sku = ?', sku)?.['id'] ?? '');
  const [carts, checkout] = [shop.carts(sampleBuyerContext), shop.checkout(sampleBuyerContext)];
  return { ...shop, carts, checkout, mug: variant('MORG-MUG-SAN') };
}

async function cartWith(
  { carts }: Pick<ReturnType<typeof open>, 'carts'>,
  variantId: string,
  quantity = 2,
): Promise<string> {
  const { ref } = await carts.add({ ref: null, key: null }, [{ variantId, quantity }]);
  return ref ?? '';
}

function stockOf({ store }: Pick<SampleShop, 'store'>, variantId: string): unknown {
  return store.first('SELECT stock FROM variant WHERE id = ?', variantId)?.['stock'];
}

test('a quote has the delivery methods, prices and tax of a country', async () => {
  const shop = open();
  const ref = await cartWith(shop, shop.mug);
  const home = await shop.checkout.quote(ref, { country: null, method: null, email: null });
  expect(home).toMatchObject({
    country: 'NO',
    method: 'parcel-no',
    isBlocked: false,
    cart: { total: { amount: 5400 } },
  });
  expect(home?.methods.map(({ id, price }) => [id, price.amount])).toEqual([
    ['parcel-no', 600],
    ['collect', 0],
  ]);
  expect(home?.tax).toEqual({ rate: 25, amount: { amount: 1080, currency: 'EUR' } });
  const britain = await shop.checkout.quote(ref, { country: 'GB', method: null, email: null });
  expect(britain).toMatchObject({
    method: 'parcel-neighbours',
    tax: null,
    isUntaxed: true,
    cart: { subtotal: { amount: 3840 }, delivery: { amount: 2200 }, total: { amount: 6040 } },
  });
  const nowhere = await shop.checkout.quote(ref, { country: 'US', method: null, email: null });
  expect(nowhere).toMatchObject({ method: null, methods: [], cart: { delivery: null } });
  expect(await shop.checkout.quote('forged', { country: null, method: null, email: null })).toBeNull();
});

test('taxes follow the country of delivery: the rate of the country, or prices without the tax outside the tax area', async () => {
  const shop = open();
  const ref = await cartWith(shop, shop.mug);
  await shop.carts.applyCode({ ref, key: null }, 'MORKETID');
  const quoteFor = async (country: string) => {
    const quote = await shop.checkout.quote(ref, { country, method: null, email: null });
    const { cart, tax, isUntaxed } = quote ?? {};
    const amounts = [cart?.lines[0]?.price.amount, cart?.discount.amount, cart?.total.amount];
    return [...amounts, tax?.rate ?? null, tax?.amount.amount ?? null, isUntaxed];
  };
  expect(await quoteFor('NO')).toEqual([2400, 480, 4920, 25, 984, false]);
  expect(await quoteFor('DE')).toEqual([2400, 480, 5720, 19, 913, false]);
  expect(await quoteFor('GB')).toEqual([1920, 384, 5656, null, null, true]);
  const collected = await shop.checkout.quote(ref, { country: 'GB', method: 'collect', email: null });
  expect(collected).toMatchObject({ isUntaxed: false, tax: { rate: 25 }, cart: { total: { amount: 4320 } } });
});

test('a shop that states no tax of its own country does not say that the carrier collects any', async () => {
  const shop = open();
  const ref = await cartWith(shop, shop.mug);
  const quoteFor = (country: string) => shop.checkout.quote(ref, { country, method: null, email: null });
  const saysSo = async (): Promise<readonly unknown[]> =>
    Promise.all(['NO', 'DE', 'GB', 'CZ'].map(async (country) => (await quoteFor(country))?.isTaxedOnArrival));
  expect(await saysSo()).toEqual([false, false, true, true]);
  shop.store.run("UPDATE document SET front = json_remove(front, '$.vat') WHERE kind = 'profile'");
  expect(await saysSo()).toEqual([false, false, false, false]);
});

test('delivery is taxed as the goods are, so that its price loses the tax outside the tax area too', async () => {
  const shop = open();
  const zones = [{ countries: ['NO', 'GB'], methods: [{ id: 'post', name: 'Post', days: [1, 2], price: 1250 }] }];
  shop.store.run(
    "UPDATE document SET front = json_set(front, '$.delivery.zones', json(?)) WHERE kind = 'profile'",
    JSON.stringify(zones),
  );
  const ref = await cartWith(shop, shop.mug);
  const quoteFor = (country: string) => shop.checkout.quote(ref, { country, method: null, email: null });
  expect((await quoteFor('NO'))?.cart).toMatchObject({ delivery: { amount: 1250 }, total: { amount: 6050 } });
  expect((await quoteFor('GB'))?.cart).toMatchObject({ delivery: { amount: 1000 }, total: { amount: 4840 } });
  expect((await quoteFor('GB'))?.methods.map(({ id, price }) => [id, price.amount])).toEqual([
    ['post', 1000],
    ['collect', 0],
  ]);
});

test('an order fixes the days of arrival, which the shop’s later terms do not change', async () => {
  const shop = open();
  const ref = await cartWith(shop, shop.mug);
  const quoted = await shop.checkout.quote(ref, { country: 'NO', method: null, email: null });
  const result = await shop.checkout.place(ref, buyer);
  const arrives = result.ok ? result.order.method.arrives : null;
  expect(quoted?.methods.map((method) => method.arrives)).toEqual([arrives, undefined]);
  expect(arrives?.map((day) => /^2026-\d\d-\d\d$/.test(day))).toEqual([true, true]);
  shop.store.run("UPDATE document SET front = json_remove(front, '$.dispatch') WHERE kind = 'profile'");
  expect(findOrder(shop.store, 'H10001')?.method.arrives).toEqual(arrives);
  const { text } = composeOrderMessage(findOrder(shop.store, 'H10001') ?? order, {
    shop: 'H',
    language: english,
    link: '',
  });
  expect(text).toMatch(/Arriving: .*\d/);
});

test('placing an order takes stock and deletes the cart', async () => {
  const shop = open();
  const before = Number(stockOf(shop, shop.mug));
  const ref = await cartWith(shop, shop.mug);
  await shop.carts.setNote({ ref, key: null }, 'A present');
  const result = await shop.checkout.place(ref, buyer);
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
  expect(listOrders(shop.store, { limit: 10, offset: 0 })).toEqual([order]);
});

test('an order and its confirmation have the attributes of their lines', async () => {
  const shop = open();
  const attributes = { Initials: 'AB' };
  const { ref } = await shop.carts.add({ ref: null, key: null }, [{ variantId: shop.mug, quantity: 2, attributes }]);
  const result = await shop.checkout.place(ref ?? '', buyer);
  expect(result).toMatchObject({ ok: true, order: { lines: [{ title: 'Morgen mug', attributes }] } });
  const order = findOrder(shop.store, 'H10001');
  if (!order) throw new Error('There is no order.');
  const { text } = composeOrderMessage(order, { shop: 'Halden', language: english, link: '' });
  expect(text).toContain('2 × Morgen mug, Sand, Initials: AB: €48');
});

test('placing a cart twice creates one order', async () => {
  const shop = open();
  const before = Number(stockOf(shop, shop.mug));
  const ref = await cartWith(shop, shop.mug);
  const [first, second] = await Promise.all([shop.checkout.place(ref, buyer), shop.checkout.place(ref, buyer)]);
  expect(first.ok).toBe(true);
  expect(second).toEqual(first);
  expect(stockOf(shop, shop.mug)).toBe(before - 2);
  expect(listOrders(shop.store, { limit: 10, offset: 0 })).toHaveLength(1);
});

test('an order of a sold-out variant is refused and the cart is kept', async () => {
  const shop = open();
  const ref = await cartWith(shop, shop.mug);
  setStock(shop.store, shop.mug, { stock: 1, now: demoDay.toISOString() });
  expect(await shop.checkout.place(ref, buyer)).toMatchObject({
    ok: false,
    reason: 'stock',
    quote: { isBlocked: true },
  });
  expect(stockOf(shop, shop.mug)).toBe(1);
  expect((await shop.carts.read(ref))?.count).toBe(2);
});

test('lines of one variant are added up against its stock', async () => {
  const shop = open();
  const ref = await cartWith(shop, shop.mug);
  await shop.carts.add({ ref, key: null }, [{ variantId: shop.mug, quantity: 2, attributes: { Initials: 'AB' } }]);
  setStock(shop.store, shop.mug, { stock: 3, now: demoDay.toISOString() });
  const asked = { ...buyer, agreedTotal: 9600 };
  expect(await shop.checkout.place(ref, asked)).toMatchObject({ ok: false, reason: 'stock' });
  setStock(shop.store, shop.mug, { stock: 4, now: demoDay.toISOString() });
  expect(await shop.checkout.place(ref, asked)).toMatchObject({ ok: true });
  expect(stockOf(shop, shop.mug)).toBe(0);
});

test('an order is refused if its total is not the agreed one', async () => {
  const shop = open();
  const ref = await cartWith(shop, shop.mug);
  setPrice(shop.store, shop.mug, { price: 2500, compareAt: null, now: demoDay.toISOString() });
  expect(await shop.checkout.place(ref, buyer)).toMatchObject({
    ok: false,
    reason: 'total',
    quote: { cart: { total: { amount: 5600 } } },
  });
  expect(await shop.checkout.place(ref, { ...buyer, agreedTotal: 5600 })).toMatchObject({ ok: true });
});

test('a delivery method that is not offered is refused', async () => {
  const shop = open();
  const ref = await cartWith(shop, shop.mug);
  for (const wrong of [{ method: 'parcel-eu' }, { country: 'US' }, { method: '' }]) {
    expect(await shop.checkout.place(ref, { ...buyer, ...wrong })).toMatchObject({ ok: false, reason: 'delivery' });
  }
});

test('placing a missing cart is refused', async () => {
  const { checkout } = open();
  expect(await checkout.place('forged', buyer)).toEqual({ ok: false, reason: 'cart_gone', code: null, quote: null });
});

test('a code limited to one use per customer ignores the letter case of e-mail addresses', async () => {
  const shop = open();
  const first = await cartWith(shop, shop.mug);
  await shop.carts.applyCode({ ref: first, key: null }, 'VELKOMMEN');
  expect(await shop.checkout.place(first, { ...buyer, agreedTotal: 4400 })).toMatchObject({ ok: true });
  const second = await cartWith(shop, shop.mug);
  await shop.carts.applyCode({ ref: second, key: null }, 'VELKOMMEN');
  const again = { ...buyer, email: ' kari@example.ORG', agreedTotal: 4400 };
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
  const shop = open();
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
  for (const ref of refs) results.push(await shop.checkout.place(ref, { ...buyer, agreedTotal: 3000 }));
  expect(results[0]).toMatchObject({ ok: true });
  expect(results[1]).toMatchObject({ ok: false, reason: 'code', code: { reason: 'code_ended', detail: null } });
});

test('a cart of digital products is delivered by e-mail', async () => {
  const shop = open();
  const card = shop.store.first(
    'SELECT v.id, v.price FROM variant v JOIN product p ON p.id = v.product_id WHERE NOT requires_shipping LIMIT 1',
  );
  const ref = await cartWith(shop, String(card?.['id']), 1);
  const quote = await shop.checkout.quote(ref, { country: 'US', method: null, email: null });
  expect(quote?.methods).toMatchObject([{ id: 'email', price: { amount: 0 } }]);
});

test('a confirmation is sent once and retried if sending failed', async () => {
  const shop = open();
  await shop.checkout.place(await cartWith(shop, shop.mug), buyer);
  const sent: MailMessage[] = [];
  const warnings: string[] = [];
  let now = demoDay.getTime();
  let down = true;
  const confirming = {
    store: shop.store,
    clock: () => new Date(now),
    origin: () => 'https://shop.example',
    languageOf: () => english,
    warn: (line: string) => void warnings.push(line),
    send: async (message: MailMessage) => {
      if (down) throw new Error('no server');
      sent.push(message);
    },
  };
  await sendDueMail(confirming);
  expect(warnings).toEqual(['The email "confirmation" of H10001 could not be sent: Error: no server']);
  down = false;
  await sendDueMail(confirming);
  expect(sent).toEqual([]);
  now += 6 * 60_000;
  await sendDueMail(confirming);
  await sendDueMail(confirming);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'Kari@Example.org', subject: 'Your order H10001 at Halden' });
  expect(sent[0]?.text).toContain('2 × Morgen mug, Sand: €48');
  expect(sent[0]?.text).toMatch(/https:\/\/shop\.example\/orders\/[\w-]{32}/);
});

test('without a mail server messages are written to files', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
  await fileMailer(folder, 'shop@halden.example')({ to: 'kari@example.org', subject: 'Åpent', text: 'Hei\n' });
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/\.eml$/);
  const letter = await readFile(join(folder, file), 'utf8');
  expect(letter).toContain('To: kari@example.org');
  expect(letter).toContain('From: shop@halden.example');
});
