import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLineFor } from '../../helpers/command-line.ts';
import { openShopperSession, variantOnPage } from '../../helpers/shopper-session.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

const soldOut = '/products/stue-candle?cup=chalk';
let shop: RunningShop;
let candle = '';
beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
  candle = await variantOnPage(shop.url, soldOut);
});
afterAll(() => shop.stop());

const post = (fields: Readonly<Record<string, string>>, path = '/stock-alerts') =>
  openShopperSession(shop.url).post(path, fields);
const request = (email: string) => post({ product: 'stue-candle', variant: candle, email });

/** The letters to an address, without line breaks of their encoding. */
async function lettersTo(address: string): Promise<readonly string[]> {
  const folder = join(shop.folder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters
    .map((letter) => letter.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
    .filter((letter) => letter.includes(`To: ${address}`));
}

async function tokenFor(address: string): Promise<string> {
  await expect.poll(async () => (await lettersTo(address)).length).toBe(1);
  const [letter = ''] = await lettersTo(address);
  return /stock-alerts\?token=([\w-]+)/.exec(letter)?.[1] ?? '';
}

test('a visitor is emailed once: after confirming by a link, when the variant is back', async () => {
  const page = await (await fetch(shop.url + soldOut)).text();
  expect(page).toContain('action="/stock-alerts"');
  const asked = await request('kari@example.org');
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await asked.text()).toContain('Check your inbox');
  const token = await tokenFor('kari@example.org');
  const opened = await (await fetch(`${shop.url}/stock-alerts?token=${token}`)).text();
  expect(opened).toContain('Please confirm');
  expect(await (await post({ token, action: 'confirm' })).text()).toContain('You’re on the list');
  await commandLineFor(shop.folder)('stock', 'STUE-CAN-CHA-220G', '4');
  // Emails are due at once after any write, and else within half a minute.
  await post({ token, action: 'confirm' });
  await expect.poll(async () => (await lettersTo('kari@example.org')).length).toBe(2);
  expect((await lettersTo('kari@example.org')).filter((letter) => /^Subject: .* is back/m.test(letter))).toHaveLength(
    1,
  );
  expect(await (await post({ token, action: 'confirm' })).text()).toContain('You’re not on the list');
  await commandLineFor(shop.folder)('stock', 'STUE-CAN-CHA-220G', '0');
  // The shop hears of it some milliseconds after the command has ended.
  await expect.poll(async () => (await fetch(shop.url + soldOut)).text()).toContain('action="/stock-alerts"');
});

test('a known and an unknown address have the same answer', async () => {
  const answers = await Promise.all([0, 1].map(async () => (await request('ola@example.org')).text()));
  const other = await (await request('eva@example.org')).text();
  expect(answers[1]).toBe(answers[0]);
  expect(other.replaceAll('eva@', 'ola@')).toBe(answers[0]);
});

test('an email unsubscribes by a link to a page, or by one request of the mail program', async () => {
  await request('per@example.org');
  const token = await tokenFor('per@example.org');
  const [letter = ''] = await lettersTo('per@example.org');
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await post({ token, action: 'confirm' });
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const answer = await fetch(`${shop.url}/stock-alerts?token=${token}`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You’re not on the list')]);
});

test.for([
  ['', 'Enter your email so we can send your confirmation.'],
  ['kari@', 'Enter an email address like name@example.org.'],
  ['"><script>alert(1)</script>', 'Enter an email address like name@example.org.'],
  [`${'x'.repeat(260)}@example.org`, 'This email address is too long.'],
])('the address %s is refused in a sentence beside the field', async ([email = '', sentence = '']) => {
  const answer = await request(email);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(sentence);
  expect(html).not.toContain('"><script>');
});

test('a variant that does not exist is not found, and one in stock can be ordered', async () => {
  for (const fields of [
    { variant: candle },
    { product: 'nothing', variant: candle },
    { product: 'stue-candle', variant: '<b>' },
  ])
    expect((await post({ email: 'kari@example.org', ...fields })).status).toBe(404);
  const mug = await variantOnPage(shop.url, '/products/morgen-mug');
  const answer = await post({ product: 'morgen-mug', variant: mug, email: 'kari@example.org' });
  expect(await answer.text()).toContain('You can order it now.');
});

test('a thousand requests of one client are refused after the first few, and send few emails', async () => {
  const shopper = openShopperSession(shop.url);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const fields = { product: 'stue-candle', variant: candle, email: `many${attempt}@example.org` };
    statuses.push((await shopper.post('/stock-alerts', fields)).status);
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(24);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(900);
});
