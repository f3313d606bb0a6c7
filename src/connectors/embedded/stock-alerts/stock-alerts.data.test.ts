import { expect, test } from 'vitest';
import { setStock } from '#catalog/write/price-and-stock.ts';
import { messagesFor } from '#messages/messages.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import type { MailMessage } from '../mailing/mailers.ts';
import { eraseCustomer } from '../orders/personal-data.ts';
import { sendStockAlerts } from './send-alerts.ts';

const hour = 60 * 60 * 1000;

function open() {
  let time = demoDay.getTime();
  const clock = (): Date => new Date(time);
  const shop = demoShop(clock);
  const variantId = String(shop.store.first("SELECT id FROM variant WHERE sku = 'MORG-MUG-SAN'")?.['id']);
  const sent: MailMessage[] = [];
  const mail = { isDown: false };
  const setMugs = (stock: number) => setStock(shop.store, variantId, { stock, now: clock().toISOString() });
  setMugs(0);
  return {
    ...shop,
    alerts: shop.stockAlerts,
    variantId,
    sent,
    mail,
    setMugs,
    wait: (ms: number) => void (time += ms),
    send: (): Promise<void> =>
      sendStockAlerts({
        store: shop.store,
        clock,
        send: async (message) => {
          if (mail.isDown) throw new Error('The mail server is down.');
          sent.push(message);
        },
        origin: () => 'https://shop.test',
        languageOf: (locale) => ({ locale, messages: messagesFor(locale).mail }),
        warn: () => {},
      }),
  };
}

/** The token of the link in the last email. */
function tokenIn(sent: readonly MailMessage[]): string {
  return /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

test('an address is written to once, after it was confirmed and when the variant is back', async () => {
  const { alerts, variantId, sent, send, setMugs, store } = open();
  expect(await alerts.request(variantId, ' Kari@Example.org ')).toBe('requested');
  await send();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['kari@example.org', 'Please confirm: Morgen mug, Sand'],
  ]);
  const token = tokenIn(sent);
  expect(await alerts.confirm(token)).toEqual({ handle: 'morgen-mug', variantId, isConfirmed: true });
  await send();
  expect(sent).toHaveLength(1);
  setMugs(3);
  await send();
  await send();
  expect(sent.map(({ subject }) => subject).slice(1)).toEqual(['Morgen mug, Sand is back in stock']);
  expect(sent[1]?.text).toContain(`https://shop.test/products/morgen-mug/${variantId}`);
  expect(sent[1]?.unsubscribe).toBe(`https://shop.test/stock-alerts?token=${token}`);
  expect(store.all('SELECT * FROM stock_alert')).toEqual([]);
});

test('an address that was not confirmed is not written to when the variant is back, and is forgotten', async () => {
  const { alerts, variantId, sent, send, setMugs, wait, store } = open();
  await alerts.request(variantId, 'kari@example.org');
  await send();
  setMugs(3);
  await send();
  expect(sent).toHaveLength(1);
  wait(49 * hour);
  setMugs(0);
  await alerts.request(variantId, 'ola@example.org');
  expect(store.all('SELECT email FROM stock_alert').map(({ email }) => email)).toEqual(['ola@example.org']);
});

test('unsubscribing deletes the address, and a token that is unknown finds nothing', async () => {
  const { alerts, variantId, sent, send, setMugs, store } = open();
  await alerts.request(variantId, 'kari@example.org');
  await send();
  await alerts.confirm(tokenIn(sent));
  await alerts.cancel(tokenIn(sent));
  setMugs(3);
  await send();
  expect(sent).toHaveLength(1);
  expect(store.all('SELECT * FROM stock_alert')).toEqual([]);
  expect([await alerts.find('forged'), await alerts.confirm('forged')]).toEqual([null, null]);
});

test('a repeated request has the same answer and sends its link again only after an hour', async () => {
  const { alerts, variantId, sent, send, wait } = open();
  for (const address of ['kari@example.org', 'KARI@example.org']) {
    expect(await alerts.request(variantId, address)).toBe('requested');
    await send();
  }
  expect(sent).toHaveLength(1);
  wait(61 * 60 * 1000);
  await alerts.request(variantId, 'kari@example.org');
  await send();
  expect(sent).toHaveLength(2);
  await alerts.confirm(tokenIn(sent));
  wait(2 * hour);
  expect(await alerts.request(variantId, 'kari@example.org')).toBe('requested');
  await send();
  expect(sent).toHaveLength(2);
});

test('an address gets at most five links that wait to be confirmed, with the same answer', async () => {
  const { alerts, store, sent, send } = open();
  store.run('UPDATE variant SET stock = 0');
  const variants = store.all('SELECT id FROM variant LIMIT 8').map(({ id }) => String(id));
  for (const variant of variants) expect(await alerts.request(variant, 'kari@example.org')).toBe('requested');
  await send();
  expect(sent).toHaveLength(5);
});

test('a variant that can be bought, is a draft or does not exist is not recorded', async () => {
  const { alerts, variantId, setMugs, store } = open();
  setMugs(2);
  expect(await alerts.request(variantId, 'kari@example.org')).toBe('available');
  setMugs(0);
  store.run("UPDATE product SET status = 'draft'");
  for (const id of [variantId, '0', "1' OR 1=1", ''])
    expect(await alerts.request(id, 'kari@example.org')).toBe('unknown');
  expect(store.all('SELECT * FROM stock_alert')).toEqual([]);
});

test('an email that could not be sent is tried again later', async () => {
  const { alerts, variantId, sent, send, mail, wait } = open();
  mail.isDown = true;
  await alerts.request(variantId, 'kari@example.org');
  await send();
  mail.isDown = false;
  await send();
  expect(sent).toHaveLength(0);
  wait(6 * 60 * 1000);
  await send();
  expect(sent).toHaveLength(1);
});

test('erasing a customer deletes what they asked for', async () => {
  const { alerts, variantId, store } = open();
  await alerts.request(variantId, 'kari@example.org');
  eraseCustomer(store, 'Kari@example.org');
  expect(store.all('SELECT * FROM stock_alert')).toEqual([]);
});
