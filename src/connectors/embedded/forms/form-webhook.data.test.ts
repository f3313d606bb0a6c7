import { expect, test } from 'vitest';
import { standardWebhooks } from '#commerce/standard-webhooks.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import { randomToken } from '../carts.ts';
import { eraseCustomer } from '../orders/personal-data.ts';
import { deliverFormEvents, readDeliveryStatus } from './form-webhook.ts';
import { countWaitingMessages, createVisitorForms } from './visitor-forms.ts';

const minute = 60_000;
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const letter = { name: 'Kari Moe', email: 'kari@example.org', message: '<script>alert(1)</script>' };

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function open() {
  let time = demoDay.getTime();
  const clock = (): Date => new Date(time);
  const { store } = demoShop(clock);
  const forms = createVisitorForms({ store, clock, createToken: randomToken, onMailDue: () => {}, hasWebhook: true });
  const received: Received[] = [];
  const warnings: string[] = [];
  const receiver: { status: number | 'unreachable' } = { status: 204 };
  const receive: typeof fetch = async (_, init) => {
    received.push({
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: await new Response(init?.body).text(),
    });
    if (receiver.status === 'unreachable') throw new TypeError('fetch failed');
    return new Response(null, { status: receiver.status });
  };
  const deliver = (): Promise<void> =>
    deliverFormEvents({
      store,
      clock,
      webhook: { url: 'https://help.example/hook', secret },
      fetch: receive,
      warn: (line) => warnings.push(line),
    });
  const tokenOf = (email: string): string =>
    String(store.first('SELECT token FROM subscriber WHERE email = ?', email)?.['token']);
  return { store, forms, received, warnings, receiver, deliver, tokenOf, clock, wait: (ms: number) => (time += ms) };
}

const dataOf = ({ body }: Received): unknown => JSON.parse(body);

test('a message is delivered once, signed, and then erased here', async () => {
  const { store, forms, received, deliver, clock } = open();
  await forms.sendMessage(letter);
  await forms.sendMessage(letter);
  await deliver();
  await deliver();
  expect(received.map(dataOf)).toEqual([{ type: 'contact.message', timestamp: demoDay.toISOString(), data: letter }]);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const options = { secrets: [secret], now: clock().getTime() };
  expect(standardWebhooks.isValid({ headers, bytes: Buffer.from(body) }, options)).toBe(true);
  expect(standardWebhooks.isValid({ headers, bytes: Buffer.from(`${body} `) }, options)).toBe(false);
  expect(JSON.stringify(store.all('SELECT * FROM form_delivery'))).not.toContain('kari@');
  expect(countWaitingMessages(store)).toBe(0);
});

test('a subscription is delivered when it is confirmed, and again when it ends', async () => {
  const { forms, received, deliver, tokenOf } = open();
  await forms.newsletter.subscribe('Kari@example.org');
  await deliver();
  expect(received).toEqual([]);
  const token = tokenOf('kari@example.org');
  await forms.newsletter.confirm(token);
  await forms.newsletter.confirm(token);
  await forms.newsletter.cancel(token);
  await forms.newsletter.cancel(token);
  await deliver();
  expect(received.map(dataOf)).toMatchObject([
    { type: 'newsletter.subscribed', data: { email: 'kari@example.org', confirmedAt: demoDay.toISOString() } },
    { type: 'newsletter.unsubscribed', data: { email: 'kari@example.org' } },
  ]);
});

test('a subscription that nobody confirmed is not delivered when it is cancelled', async () => {
  const { forms, received, deliver, tokenOf } = open();
  await forms.newsletter.subscribe('kari@example.org');
  await forms.newsletter.cancel(tokenOf('kari@example.org'));
  await deliver();
  expect(received).toEqual([]);
});

test.each([500, 302, 410, 'unreachable'] as const)('%s is tried again later under the same id', async (status) => {
  const { store, forms, received, receiver, warnings, deliver, wait } = open();
  receiver.status = status;
  await forms.sendMessage(letter);
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  expect(warnings[0]).toContain('help.example');
  expect(readDeliveryStatus(store)).toMatchObject({ waiting: 1, failing: 1, lastError: expect.any(String) });
  wait(minute);
  await deliver();
  wait(minute);
  await deliver();
  expect(received).toHaveLength(2);
  receiver.status = 200;
  wait(minute);
  await deliver();
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(received).toHaveLength(3);
  expect(readDeliveryStatus(store)).toEqual({ waiting: 0, failing: 0, lastError: null });
});

test('after a delivery that fails the others wait, so that a server that is down delays no email', async () => {
  const { forms, received, receiver, deliver } = open();
  const messages = ['first', 'second', 'third'];
  for (const message of messages) await forms.sendMessage({ ...letter, message });
  receiver.status = 500;
  await deliver();
  expect(received).toHaveLength(1);
  receiver.status = 204;
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body).data.message)).toEqual(messages);
});

test('what fails for months is still tried every six hours', async () => {
  const { forms, received, receiver, deliver, wait } = open();
  receiver.status = 503;
  await forms.sendMessage(letter);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await deliver();
    wait(6 * 60 * minute);
  }
  expect(received).toHaveLength(100);
});

test('a person who is erased is not delivered', async () => {
  const { store, forms, received, deliver } = open();
  await forms.sendMessage(letter);
  eraseCustomer(store, letter.email);
  await deliver();
  expect(received).toEqual([]);
});

test('a delivery is forgotten after thirty days', async () => {
  const { store, forms, deliver, wait } = open();
  await forms.sendMessage(letter);
  await deliver();
  wait(31 * 24 * 60 * minute);
  await deliver();
  expect(store.all('SELECT 1 FROM form_delivery')).toEqual([]);
});
