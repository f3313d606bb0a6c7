import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { demoDay } from '#tests/fixtures/sample-shop.ts';
import { cartWith, mugOrder, openCheckout } from '#tests/fixtures/shops/checkout-shop.ts';
import { fileMailer, type MailMessage } from '../mailing/mailers.ts';
import { sendDueMail } from './send-mail.ts';

const english = { locale: 'en', messages: messagesFor('en').mail };

test('a confirmation is sent once and retried if sending failed', async () => {
  const shop = openCheckout();
  await shop.checkout.place(await cartWith(shop, shop.mug), mugOrder);
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
