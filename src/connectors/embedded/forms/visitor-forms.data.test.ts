import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import type { MailMessage } from '../mailing/mailers.ts';
import { eraseCustomer, prunePersonalData } from '../orders/personal-data.ts';
import { exportSubscribers, listSubscribers } from './newsletter.ts';
import { sendForms } from './send-forms.ts';
import { countWaitingMessages } from './visitor-forms.ts';

const hour = 60 * 60 * 1000;
const letter = { name: 'Kari Moe', email: 'kari@example.org', message: 'My mug broke.\n\nWhat now?' };

function open(profile: object = {}) {
  let time = demoDay.getTime();
  const clock = (): Date => new Date(time);
  const { store, forms } = demoShop(clock);
  store.run("UPDATE document SET front = json_patch(front, ?) WHERE kind = 'profile'", JSON.stringify(profile));
  const sent: MailMessage[] = [];
  const mail = { isDown: false };
  const send = (): Promise<void> =>
    sendForms({
      store,
      clock,
      send: async (message) => {
        if (mail.isDown) throw new Error('The mail server is down.');
        sent.push(message);
      },
      origin: () => 'https://shop.example',
      languageOf: (locale) => ({ locale, messages: messagesFor(locale).mail }),
      warn: () => {},
    });
  /** Asks for the newsletter and gives the token of the link in the email. */
  const subscribe = async (email: string): Promise<string> => {
    await forms?.newsletter.subscribe(email);
    await send();
    return /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  if (!forms) throw new Error('The embedded shop has forms.');
  return {
    store,
    forms,
    newsletter: forms.newsletter,
    sent,
    mail,
    send,
    subscribe,
    wait: (ms: number) => (time += ms),
  };
}

test('a message is emailed to the shop once, and an answer goes to the visitor', async () => {
  const { forms, sent, send, store } = open();
  await forms.sendMessage(letter);
  await forms.sendMessage(letter);
  await send();
  await forms.sendMessage(letter);
  await send();
  expect(sent).toEqual([
    {
      to: 'hei@halden.example',
      replyTo: 'kari@example.org',
      subject: 'Message from Kari Moe: Halden',
      text: 'My mug broke.\n\nWhat now?\n\nFrom Kari Moe, kari@example.org\n',
    },
  ]);
  expect(store.all('SELECT name, email, message FROM contact_message')).toEqual([{ name: '', email: '', message: '' }]);
});

test('the same message is sent again after a day', async () => {
  const { forms, sent, send, wait } = open();
  await forms.sendMessage(letter);
  await send();
  wait(25 * hour);
  await forms.sendMessage(letter);
  await send();
  expect(sent).toHaveLength(2);
});

test('messages go to whom is notified of orders', async () => {
  const { forms, sent, send } = open({ notices: { email: 'orders@halden.example' } });
  await forms.sendMessage(letter);
  await send();
  expect(sent.map(({ to }) => to)).toEqual(['orders@halden.example']);
});

test('a message waits while the shop has no address and while the mail server is down', async () => {
  const { forms, sent, send, mail, wait, store } = open({ contact: { email: null } });
  await forms.sendMessage(letter);
  await send();
  expect([sent.length, countWaitingMessages(store)]).toEqual([0, 1]);
  store.run(
    `UPDATE document SET front = json_patch(front, '{"contact":{"email":"new@halden.example"}}') WHERE kind = 'profile'`,
  );
  mail.isDown = true;
  await send();
  mail.isDown = false;
  await send();
  expect(sent).toHaveLength(0);
  wait(6 * 60 * 1000);
  await send();
  expect([sent.map(({ to }) => to), countWaitingMessages(store)]).toEqual([['new@halden.example'], 0]);
});

test('an address is on the list once its owner has confirmed it by the link in the email', async () => {
  const { newsletter, subscribe, sent, store } = open();
  const token = await subscribe(' Kari@Example.org ');
  expect(sent).toMatchObject([
    { to: 'kari@example.org', unsubscribe: `https://shop.example/forms/newsletter?token=${token}` },
  ]);
  expect([await newsletter.find(token), listSubscribers(store)]).toEqual([{ isConfirmed: false }, []]);
  expect(await newsletter.confirm(token)).toEqual({ isConfirmed: true });
  expect(exportSubscribers(store, 'https://shop.example').split('\n')).toEqual([
    'Email,Confirmed at,Unsubscribe link',
    `kari@example.org,${demoDay.toISOString()},https://shop.example/forms/newsletter?token=${token}`,
    '',
  ]);
});

test('an address that is known is sent no further link within an hour, nor once it is confirmed', async () => {
  const { newsletter, subscribe, sent, wait } = open();
  const token = await subscribe('kari@example.org');
  await subscribe('KARI@example.org');
  expect(sent).toHaveLength(1);
  wait(2 * hour);
  expect(await subscribe('kari@example.org')).toBe(token);
  expect(sent).toHaveLength(2);
  await newsletter.confirm(token);
  wait(2 * hour);
  await subscribe('kari@example.org');
  expect(sent).toHaveLength(2);
});

test('unsubscribing deletes the address, and a forged or forgotten link finds nothing', async () => {
  const { newsletter, subscribe, store, wait } = open();
  const token = await subscribe('kari@example.org');
  await newsletter.confirm(token);
  await newsletter.cancel(token);
  expect([await newsletter.find(token), await newsletter.confirm(token), await newsletter.confirm('forged')]).toEqual([
    null,
    null,
    null,
  ]);
  const late = await subscribe('ola@example.org');
  wait(49 * hour);
  await subscribe('eva@example.org');
  expect(await newsletter.confirm(late)).toBeNull();
  expect(store.all('SELECT email FROM subscriber')).toEqual([{ email: 'eva@example.org' }]);
});

test('a person is erased with what they sent, and old messages are pruned', async () => {
  const { forms, subscribe, store } = open();
  await subscribe('kari@example.org');
  await forms.sendMessage({ ...letter, email: 'Kari@Example.org' });
  eraseCustomer(store, 'kari@example.org');
  const counts = (): unknown[] =>
    ['subscriber', 'contact_message'].map((table) => store.first(`SELECT count(*) count FROM ${table}`)?.['count']);
  expect(counts()).toEqual([0, 0]);
  await forms.sendMessage(letter);
  prunePersonalData(store, { customers: null, mail: 90 }, new Date(demoDay.getTime() + 91 * 24 * hour).toISOString());
  expect(counts()).toEqual([0, 0]);
});

test('an address that nobody confirmed is deleted after two days, whether or not anybody subscribes', async () => {
  const { newsletter, subscribe, store } = open();
  await newsletter.confirm(await subscribe('kari@example.org'));
  await subscribe('ola@example.org');
  const emails = (): unknown[] => store.all('SELECT email FROM subscriber').map(({ email }) => email);
  const prune = (hours: number): void =>
    prunePersonalData(store, { customers: null, mail: 90 }, new Date(demoDay.getTime() + hours * hour).toISOString());
  prune(47);
  expect(emails()).toEqual(['kari@example.org', 'ola@example.org']);
  prune(49);
  expect(emails()).toEqual(['kari@example.org']);
});
