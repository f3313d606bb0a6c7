import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLineFor } from '../../helpers/command-line.ts';
import { openShopperSession } from '../../helpers/shopper-session.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => shop.stop());

const post = (kind: 'contact' | 'newsletter', fields: Readonly<Record<string, string>>) =>
  openShopperSession(shop.url).post(`/forms/${kind}`, fields);
const letter = { name: 'Kari Moe', email: 'kari@example.org', message: 'My mug broke.' };

/** The letters with a line, without line breaks of their encoding. */
async function lettersWith(line: string): Promise<readonly string[]> {
  const folder = join(shop.folder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '=')).filter((text) => text.includes(line));
}

test('a page with a form is shared by all visitors', async () => {
  const answer = await fetch(`${shop.url}/pages/contact`);
  expect(await answer.text()).toContain('action="/forms/contact"');
  expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
    null,
    expect.not.stringContaining('private'),
  ]);
});

test('a message leads to a page that says what happens next, and is sent once', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await post('contact', letter);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/forms/contact?sent=1']);
  }
  const page = await fetch(`${shop.url}/forms/contact?sent=1`);
  expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
    200,
    'private, no-store',
    expect.stringContaining('Thank you, we have your message'),
  ]);
  await post('contact', { ...letter, message: 'Another one.' });
  await expect.poll(async () => (await lettersWith('Another one.')).length).toBe(1);
  const letters = await lettersWith('My mug broke.');
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('To: hei@halden.example');
  expect(letters[0]).toContain('Reply-To: kari@example.org');
});

test('a refused message says why beside each field, and keeps what was written', async () => {
  const script = '</textarea>"><script>alert(1)</script>';
  const answer = await post('contact', { name: script, email: script, message: script });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Enter an email address like name@example.org.');
  expect(html).not.toContain('"><script>');
  expect(html.match(/value="<\/textarea>&quot;>/g)).toHaveLength(2);
  expect(html).toContain('&lt;/textarea&gt;&quot;&gt;&lt;script&gt;alert(1)');
  const long = await post('contact', { ...letter, message: `${'x'.repeat(4001)}end` });
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining('xend</textarea>')]);
  expect((await post('contact', {})).status).toBe(422);
});

test('a name cannot add a header to the email', async () => {
  await post('contact', { ...letter, name: 'Eve\r\nBcc: all@example.org', message: 'Header?' });
  await expect.poll(async () => (await lettersWith('Header?')).length).toBe(1);
  const [mail = ''] = await lettersWith('Header?');
  expect(mail).not.toMatch(/^Bcc:/m);
});

test('an address joins the list by the link in an email, and leaves it without signing in', async () => {
  const run = commandLineFor(shop.folder, { PUBLIC_URL: 'https://shop.example' });
  const asked = await post('newsletter', { email: 'ola@example.org' });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/forms/newsletter?sent=1']);
  await expect.poll(async () => (await lettersWith('To: ola@example.org')).length).toBe(1);
  const [mail = ''] = await lettersWith('To: ola@example.org');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const token = /newsletter\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
  const opened = await (await fetch(`${shop.url}/forms/newsletter?token=${token}`)).text();
  expect(opened).toContain('Please confirm');
  expect((await run('newsletter', 'export')).output).toBe('Email,Confirmed at,Unsubscribe link\n');
  expect(await (await post('newsletter', { token, action: 'confirm' })).text()).toContain('You’re on the list');
  expect((await run('newsletter', 'list')).output).toMatch(/^\d{4}-\d\d-\d\d  ola@example\.org$/);
  expect((await run('newsletter', 'export')).output).toContain(`https://shop.example/forms/newsletter?token=${token}`);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const left = await fetch(`${shop.url}/forms/newsletter?token=${token}`, { method: 'POST', body });
  expect([left.status, await left.text()]).toEqual([200, expect.stringContaining('You’re not on the list')]);
  expect((await run('newsletter', 'list')).output).toBe('');
});

test('a known and an unknown address, and a program, have the same answer', async () => {
  const answers = [
    { email: 'per@example.org' },
    { email: 'per@example.org' },
    { email: 'x@example.org', website: 'x' },
  ];
  for (const fields of answers) {
    const answer = await post('newsletter', fields);
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      303,
      '/forms/newsletter?sent=1',
      '',
    ]);
  }
  await expect.poll(async () => (await lettersWith('To: per@example.org')).length).toBe(1);
  expect(await lettersWith('To: x@example.org')).toEqual([]);
});

test('a form that does not exist is not found', async () => {
  expect((await fetch(`${shop.url}/forms/survey`)).status).toBe(404);
});

test('a thousand messages of one client are refused after the first few', async () => {
  const shopper = openShopperSession(shop.url);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 1000; attempt += 1)
    statuses.push((await shopper.post('/forms/contact', { ...letter, message: `Many ${attempt}` })).status);
  expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(24);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(900);
});
