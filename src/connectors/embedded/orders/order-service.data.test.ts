import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';
import { sampleBuyer } from '#tests/fixtures/site.ts';
import { findOrder } from './orders.ts';
import type { MailMessage } from '../mailing/mailers.ts';
import { sendDueMail } from './send-mail.ts';

async function withOrder(prefix = 'H') {
  const shop = demoShop();
  shop.store.run("UPDATE document SET front = json_set(front, '$.orders.prefix', ?) WHERE kind = 'profile'", prefix);
  const variant = (sku: string): string =>
    String(shop.store.first('SELECT id FROM variant WHERE sku = ?', sku)?.['id'] ?? '');
  const [carts, checkout] = [shop.carts(sampleBuyerContext), shop.checkout(sampleBuyerContext)];
  const lines = ['MORG-MUG-SAN', 'MORG-MUG-INK'].map((sku) => ({ variantId: variant(sku), quantity: 1 }));
  const { ref } = await carts.add({ ref: null, key: null }, lines);
  const placed = await checkout.place(ref ?? '', { ...sampleBuyer, method: 'parcel-no', agreedTotal: 5400 });
  if (!placed.ok) throw new Error(placed.reason);
  const sent: MailMessage[] = [];
  const send = (): Promise<void> =>
    sendDueMail({
      store: shop.store,
      clock: () => demoDay,
      send: async (message) => void sent.push(message),
      origin: () => 'https://shop.test',
      languageOf: (locale) => ({ locale, messages: messagesFor(locale).mail }),
      warn: () => {},
    });
  return { ...shop, checkout, order: placed.order, sent, send };
}

test('an order is found by its number and the address it was placed with, and by nothing else', async () => {
  const { checkout, order } = await withOrder();
  expect(await checkout.findOrder(' h10001 ', ` ${order.buyer.email.toUpperCase()}`)).toEqual(order);
  expect(await checkout.findOrder('H10001', 'other@example.org')).toBeNull();
  expect(await checkout.findOrder('H10002', order.buyer.email)).toBeNull();
  expect(await checkout.findOrder("' OR 1=1 --", order.buyer.email)).toBeNull();
});

test.each([
  ['', '10001', ['10001', ' 10 001', '#10001']],
  ['NW-', 'NW-10001', ['nw-10001', 'NW 10001', '10001', '# nw10001', 'Nw–10 001']],
  ['Å', 'Å10001', ['å10001', 'A\u030A10001']],
])('an order of a shop with the prefix %j is %s, found as %j', async (prefix, number, found) => {
  const { checkout, order } = await withOrder(prefix);
  expect(order.number).toBe(number);
  for (const typed of found) {
    expect([typed, await checkout.findOrder(typed, order.buyer.email)]).toEqual([typed, order]);
  }
});

test('an order keeps its number when the prefix changes', async () => {
  const { checkout, order, store } = await withOrder('NW');
  store.run("UPDATE document SET front = json_set(front, '$.orders.prefix', 'X') WHERE kind = 'profile'");
  expect((await checkout.order(order.token))?.number).toBe('NW10001');
  expect(await checkout.findOrder('NW10001', order.buyer.email)).not.toBeNull();
  expect(await checkout.findOrder('X10001', order.buyer.email)).toBeNull();
});

test('whatever is typed, an order is found only by what ends in its digits', async () => {
  const { checkout, order } = await withOrder('NW-');
  const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[nNwW# -]{0,5}1?0{0,4}1$/));
  await fc.assert(
    fc.asyncProperty(typed, async (number) => {
      const found = await checkout.findOrder(number, order.buyer.email);
      const isMeant = /^(?:nw)?10001$/.test(number.toLowerCase().replace(/[^\p{L}\d]/gu, ''));
      expect(found !== null).toBe(isMeant);
    }),
  );
});

test('a withdrawal is recorded with its moment, and acknowledged by one email', async () => {
  const { checkout, order, send, sent } = await withOrder();
  const after = await checkout.withdraw(order.token, [1]);
  expect(after?.withdrawals).toEqual([{ receivedAt: expect.stringMatching(/^2026-/), lines: [1] }]);
  await send();
  await send();
  const letters = sent.filter(({ subject }) => subject.startsWith('Your withdrawal'));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toMatch(/withdrawal from order H10001 on .*2026.*\d{1,2}:\d\d/);
  expect(letters[0]?.text).toContain('Morgen mug, Ink');
  expect(letters[0]?.text).not.toContain('Morgen mug, Sand');
});

test('withdrawing again from the same lines changes nothing and sends nothing', async () => {
  const { checkout, order, send, sent } = await withOrder();
  const first = await checkout.withdraw(order.token, [0, 1]);
  expect(await checkout.withdraw(order.token, [0])).toEqual(first);
  await send();
  expect(sent.filter(({ subject }) => subject.startsWith('Your withdrawal'))).toHaveLength(1);
});

test('lines that the order does not have, and orders that do not exist, are not withdrawn from', async () => {
  const { checkout, order } = await withOrder();
  expect((await checkout.withdraw(order.token, [7, -1, Number.NaN]))?.withdrawals).toBeUndefined();
  expect(await checkout.withdraw('forged', [0])).toBeNull();
});

test('an order keeps the pictures of what was bought', async () => {
  const { store, order } = await withOrder();
  store.run('DELETE FROM product');
  expect(findOrder(store, order.number)?.lines[0]?.picture?.alt).toMatch(/mug/i);
});
