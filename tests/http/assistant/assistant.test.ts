import { brotliCompressSync } from 'node:zlib';
import { connect } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { limits } from '#http/limits.ts';
import { attributes } from '../../helpers/html.ts';
import { startShop } from '../../helpers/start-shop.ts';

const shop = inject('shop');
const json = { 'content-type': 'application/json' };

const post = (body: unknown, headers: Record<string, string> = json): Promise<Response> =>
  fetch(`${shop}/api/chat`, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

test('an answer is streamed, uncompressed and never cached', async () => {
  const answer = await post({ message: 'lamps under €150' }, { ...json, 'accept-encoding': 'br, gzip' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-vercel-ai-ui-message-stream': 'v1',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.getSetCookie()[0]).toMatch(/^visitor=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax/);
  const text = await answer.text();
  expect(text).toContain('I found 2 products for lamps under €150.');
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
});

test.each<[string, unknown, Record<string, string>, number, string]>([
  ['no JSON', 'no', json, 400, 'malformed'],
  ['an empty message', { message: ' ' }, json, 400, 'empty'],
  ['1001 characters', { message: 'a'.repeat(1001) }, json, 413, 'message_too_long'],
  ['a form', 'message=hello', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
  ['another site', { message: 'hello' }, { ...json, 'sec-fetch-site': 'cross-site' }, 403, 'cross_site'],
  ['a conversation that is none', { action: 'read', conversationId: 'a.b' }, json, 404, 'unknown_conversation'],
])('%s is refused with its status and code', async (...[, body, headers, status, code]) => {
  const answer = await post(body, headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code } });
});

test('too many questions of a client are refused with JSON that names the seconds to wait', async () => {
  const { url, stop } = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
  onTestFinished(stop);
  const ask = (address: string): Promise<Response> =>
    fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { ...json, accept: 'text/html', 'x-forwarded-for': address },
      body: JSON.stringify({ message: 'hello' }),
    });
  for (let question = 0; question < limits.chatPerMinute; question += 1) await (await ask('192.0.2.1')).text();
  const refused = await ask('192.0.2.1');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/json']);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    error: { code: 'rate_limited', message: expect.stringMatching(/wait/), retryAfter: wait },
  });
  const other = await ask('192.0.2.2');
  expect([other.status, (await other.text()).endsWith('[DONE]\n\n')]).toEqual([200, true]);
});

test('a message of 1000 characters is accepted', async () => {
  const answer = await post({ message: 'a'.repeat(1000) });
  expect(answer.status).toBe(200);
  await answer.text();
});

test('the tenth question of an AI SDK client, which sends 17 KB of history, is answered', async () => {
  const history = { role: 'assistant', parts: [{ type: 'text', text: 'a'.repeat(17 * 1024) }] };
  const question = { role: 'user', parts: [{ type: 'text', text: 'lamps' }] };
  const answer = await post({ id: 'chat-1', messages: [history, question], trigger: 'submit-message' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('data-products');
});

test('a body over 16 KB is refused', async () => {
  expect((await post({ message: 'a'.repeat(17 * 1024) })).status).toBe(413);
});

test('other methods answer 405 with Allow', async () => {
  const answer = await fetch(`${shop}/api/chat`);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toContain('POST');
});

test('a client that disconnects at once causes no error', async () => {
  const own = await startShop();
  onTestFinished(own.stop);
  const { hostname, port } = new URL(own.url);
  const body = JSON.stringify({ message: 'lamps' });
  const head = `POST /api/chat HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  await Promise.all(
    Array.from({ length: limits.chatPerMinute - 1 }, async () => {
      const socket = connect(Number(port), hostname);
      await new Promise((resolve) => socket.write(head + body, resolve));
      socket.destroy();
    }),
  );
  const answer = await fetch(`${own.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(await answer.text()).toContain('[DONE]');
});

const chunk = /["'`](?:\.\/|\/?_assets\/)([\w.-]+\.js)["'`]/g;

/** Brotli bytes of a script and of all its static and dynamic imports, each counted once. */
async function addModuleSize(name: string, weights: Map<string, number>): Promise<void> {
  if (weights.has(name)) return;
  const answer = await fetch(`${shop}/_assets/${name}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  weights.set(name, Number(answer.headers.get('content-length')));
  for (const [, next = ''] of (await answer.text()).matchAll(chunk)) await addModuleSize(next, weights);
}

test('all scripts of the panel, its button included, are at most 12 KB with brotli', async () => {
  const page = await (await fetch(`${shop}/about`)).text();
  const names = attributes(page, 'script', 'src').map((path) => path.slice(path.lastIndexOf('/') + 1));
  const scripts = await Promise.all(names.map(async (name) => (await fetch(`${shop}/_assets/${name}`)).text()));
  const launcher = names[scripts.findIndex((text) => text.includes('mount.'))] ?? '';
  const weights = new Map<string, number>();
  await addModuleSize(launcher, weights);
  const loaded = [...weights.keys()].map((name) => name.split('.')[0]);
  expect(loaded).toContain('mount');
  const texts = await (await fetch(`${shop}/assistant/texts.json`)).text();
  weights.set('texts.json', brotliCompressSync(texts).length);
  const sum = [...weights.values()].reduce((total, bytes) => total + bytes, 0);
  expect(sum, JSON.stringify([...weights])).toBeLessThanOrEqual(12_000);
});

test('the assistant’s page notes the page of this site that it was opened from', async () => {
  const openedFrom = async (referer: string) => {
    const html = await (await fetch(`${shop}/assistant`, { headers: { referer } })).text();
    return /name="page" value="([^"]*)"/.exec(html)?.[1] ?? null;
  };
  expect(await openedFrom(`${shop}/products/morgen-mug?colour=moss`)).toBe('/products/morgen-mug?colour=moss');
  expect(await openedFrom('https://example.com/products/morgen-mug')).toBeNull();
  expect(await openedFrom('no address')).toBeNull();
});

test('a question is about the product of the page that it is sent from, unless that is forged', async () => {
  const ask = async (page: unknown) => (await post({ message: 'How much is it?', page })).text();
  expect(await ask('/products/morgen-mug')).toContain('Morgen mug');
  expect(await ask('/products/no-such')).not.toContain('"cards"');
  expect(await ask(`/products/morgen-mug?${'x'.repeat(8192)}`)).not.toContain('"cards"');
});

test('a shop that is opened as localhost knows the page that a question comes from', async () => {
  const opened = shop.replace('127.0.0.1', 'localhost');
  const body = JSON.stringify({ message: 'How much is it?' });
  const ask = async (referer: string) =>
    (await fetch(`${opened}/api/chat`, { method: 'POST', headers: { ...json, referer }, body })).text();
  expect(await ask(`${opened}/products/morgen-mug`)).toContain('Morgen mug');
  expect(await ask('http://localhost:1/products/morgen-mug')).not.toContain('"cards"');
});

test.each<[string, Record<string, string>, number]>([
  ['text', { 'content-type': 'text/plain' }, 415],
  ['JSON', json, 415],
  ['a form without its boundary', { 'content-type': 'multipart/form-data' }, 400],
  ['nothing that has a type', {}, 400],
])('the assistant’s page refuses %s with a status of its own', async (...[, headers, status]) => {
  const body = new Blob(['message=hello']);
  const answer = await fetch(`${shop}/assistant`, { method: 'POST', headers, body });
  expect(answer.status).toBe(status);
});
