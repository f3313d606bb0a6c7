import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { orderStatus } from '#shop/checkout/order-progress.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';
import { sampleBuyer } from '#tests/fixtures/site.ts';
import { setStock } from '#catalog/write/price-and-stock.ts';
import { changeOrder, type OrderChangeRequest } from './change-order.ts';
import { countFailedMail, listMail, retryMail } from './mail-queue.ts';
import type { MailMessage } from '../mailing/mailers.ts';
import { findOrder } from './orders.ts';
import { eraseCustomer, prunePersonalData } from './personal-data.ts';
import { sendDueMail } from './send-mail.ts';

const now = demoDay.toISOString();
const later = (hours: number): string => new Date(demoDay.getTime() + hours * 3_600_000).toISOString();

/** A shop with an order of two mugs of one kind and one of another; H10001. */
async function shopWithOrder(profile: object = {}) {
  const shop = demoShop();
  const { store } = shop;
  store.run("UPDATE document SET front = json_patch(front, ?) WHERE kind = 'profile'", JSON.stringify(profile));
  const variant = (sku: string): string =>
    String(store.first('SELECT id FROM variant WHERE sku = ?', sku)?.['id'] ?? '');
  const stockOf = (sku: string): unknown => store.first('SELECT stock FROM variant WHERE sku = ?', sku)?.['stock'];
  const order = async (stock: number): Promise<string> => {
    setStock(store, variant('MORG-MUG-SAN'), { stock, now });
    const lines = [
      { variantId: variant('MORG-MUG-SAN'), quantity: 2 },
      { variantId: variant('MORG-MUG-INK'), quantity: 1 },
    ];
    const { ref } = await shop.carts(sampleBuyerContext).add({ ref: null, key: null }, lines);
    const request = { ...sampleBuyer, method: 'parcel-no', agreedTotal: 7800 };
    const placed = await shop.checkout(sampleBuyerContext).place(ref ?? '', request);
    if (!placed.ok) throw new Error(`${placed.reason} ${placed.quote?.cart.total.amount}`);
    return placed.order.number;
  };
  const number = await order(10);
  const change = (request: Partial<OrderChangeRequest>) =>
    changeOrder(store, { number, kind: 'shipped', at: now, pieces: null, mails: true, ...request });
  const sent: MailMessage[] = [];
  let refusesMail = false;
  const send = (at = now): Promise<void> =>
    sendDueMail({
      store,
      clock: () => new Date(at),
      send: async (message) => {
        if (refusesMail) throw new Error('550 refused');
        sent.push(message);
      },
      origin: () => 'https://shop.test',
      languageOf: (locale) => ({ locale, messages: messagesFor(locale).mail }),
      warn: () => {},
    });
  return {
    store,
    number,
    order,
    change,
    stockOf,
    sent,
    send,
    refuseMail: (refuses: boolean) => (refusesMail = refuses),
  };
}

const subjects = (sent: readonly MailMessage[]): readonly string[] => sent.map(({ subject }) => subject);

test('a parcel with some pieces is recorded, and its buyer emailed with the tracking', async () => {
  const { store, number, change, sent, send } = await shopWithOrder();
  const trackingUrl = 'https://carrier.example/1';
  expect(change({ pieces: [{ line: 0, quantity: 1 }], trackingUrl })).toMatchObject({ ok: true });
  const order = findOrder(store, number);
  expect(order && orderStatus(order).delivery).toBe('partly-shipped');
  expect(order?.events).toEqual([
    { kind: 'shipped', at: now, pieces: [{ line: 0, quantity: 1 }], amount: null, trackingUrl, isRestocked: false },
  ]);
  await send();
  expect(subjects(sent)).toEqual(['Your order H10001 at Halden', 'Your order H10001 at Halden is on its way']);
  expect(sent[1]?.text).toContain('1 × Morgen mug, Sand');
  expect(sent[1]?.text).toContain(trackingUrl);
});

test('cancelled pieces are restocked, and shipped ones are not', async () => {
  const { change, stockOf } = await shopWithOrder();
  expect(stockOf('MORG-MUG-SAN')).toBe(8);
  change({ kind: 'cancelled', pieces: [{ line: 0, quantity: 1 }], isRestocked: true });
  expect(stockOf('MORG-MUG-SAN')).toBe(9);
  change({});
  expect(stockOf('MORG-MUG-SAN')).toBe(9);
});

test('a refund names its amount, and a refused change records nothing', async () => {
  const { store, number, change, sent, send } = await shopWithOrder();
  expect(change({ kind: 'refunded' })).toMatchObject({ ok: false, reason: 'not_paid' });
  expect(findOrder(store, number)?.events).toBeUndefined();
  change({ kind: 'paid' });
  change({});
  change({ kind: 'refunded', pieces: [{ line: 1, quantity: 1 }], mails: true });
  await send();
  expect(sent.at(-1)?.text).toContain('Refunded: €24');
  expect(changeOrder(store, { number: 'H99999', kind: 'paid', at: now, pieces: null, mails: true })).toBeNull();
});

test('the merchant is notified of orders, and of stock that has fallen to the threshold', async () => {
  const { order, sent, send } = await shopWithOrder({ notices: { email: 'orders@shop.test', lowStock: 3 } });
  await order(5);
  await send();
  const notices = sent.filter(({ to }) => to === 'orders@shop.test');
  expect(subjects(notices)).toEqual([
    'New order H10001, €78: Halden',
    'New order H10002, €78: Halden',
    'Low stock of Morgen mug, Sand: Halden',
  ]);
  expect(notices[0]?.text).toContain('kari@example.org');
  expect(notices[2]?.text).toContain('Morgen mug, Sand: 3 left');
});

test('a failed email is tried again, listed with its error, and given up after two days', async () => {
  const { store, sent, send, refuseMail } = await shopWithOrder();
  refuseMail(true);
  await send();
  expect(listMail(store, { limit: 10, unsent: true, now })).toMatchObject([
    { kind: 'confirmation', state: 'failing', attempts: 1, error: 'Error: 550 refused' },
  ]);
  await send(later(47));
  refuseMail(false);
  await send(later(49));
  expect(sent).toEqual([]);
  expect(countFailedMail(store, later(49))).toEqual({ failing: 0, givenUp: 1 });
  expect(retryMail(store, null, later(49))).toBe(1);
  await send(later(49));
  expect(sent).toHaveLength(1);
  expect(retryMail(store, null, later(50))).toBe(0);
});

test('a customer is erased but for the country and the amounts, once nothing is left to send', async () => {
  const { store, number, change, send, sent } = await shopWithOrder();
  expect(eraseCustomer(store, sampleBuyer.email)).toEqual({ ok: false, open: [number] });
  change({});
  expect(eraseCustomer(store, ` ${sampleBuyer.email.toUpperCase()}`)).toEqual({ ok: true, orders: 1 });
  const { content, email } = store.first('SELECT content, email FROM placed_order') ?? {};
  expect([email, String(content)]).toEqual(['', expect.not.stringMatching(/kari|nordmann|storgata|0155|oslo/i)]);
  expect(findOrder(store, number)).toMatchObject({ buyer: { name: '', country: 'NO' }, total: { amount: 7800 } });
  expect(findOrder(store, number)?.lines).toHaveLength(2);
  await send();
  expect(sent).toEqual([]);
});

test('personal data is erased after its retention period, and not before', async () => {
  const { store, number } = await shopWithOrder();
  const retention = { customers: 10, mail: 5 };
  prunePersonalData(store, retention, later(9 * 24));
  expect(findOrder(store, number)?.buyer.name).toBe(sampleBuyer.name);
  expect(listMail(store, { limit: 10, unsent: false, now })).toEqual([]);
  prunePersonalData(store, { ...retention, customers: null }, later(11 * 24));
  expect(findOrder(store, number)?.buyer.name).toBe(sampleBuyer.name);
  prunePersonalData(store, retention, later(11 * 24));
  expect(findOrder(store, number)?.buyer.name).toBe('');
});
