import { expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../helpers/test-server.ts';

const trusting = { PUBLIC_URL: undefined, ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: ['127.0.0.1'] };

/** Posts a form as a browser that sends Origin but not Sec-Fetch-Site, through a proxy. */
async function post({ url }: TestServer, origin: string, forwarded: Record<string, string>): Promise<number> {
  const body = new URLSearchParams({ a: '1' });
  const answer = await fetch(`${url}/cart`, { method: 'POST', body, headers: { origin, ...forwarded } });
  await answer.arrayBuffer();
  return answer.status;
}

const shop = { 'x-forwarded-host': 'shop.example' };

test('a form of an older browser is accepted behind a trusted proxy that ends TLS', async () => {
  const server = await openTestServer({ config: trusting });
  const https = { ...shop, 'x-forwarded-proto': 'https' };
  expect(await post(server, 'https://shop.example', https)).toBe(200);
  expect(await post(server, 'https://shop.example', { ...shop, 'x-forwarded-proto': 'http, HTTPS' })).toBe(200);
  for (const origin of ['http://shop.example', 'https://evil.example', 'https://shop.example:444', 'null'])
    expect(await post(server, origin, https), origin).toBe(403);
  for (const proto of ['', 'ftp', 'https, http', 'https://shop.example'])
    expect(await post(server, 'https://shop.example', { ...shop, 'x-forwarded-proto': proto }), proto).toBe(403);
});

test('X-Forwarded-Proto of an untrusted client counts for nothing, and the log says what to set', async () => {
  const server = await openTestServer();
  const origin = server.url.replace('http:', 'https:');
  expect(await post(server, origin, { 'x-forwarded-proto': 'https' })).toBe(403);
  expect(server.logEntries.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('set PUBLIC_URL'));
});

test('a form of another site is refused without such a line', async () => {
  const server = await openTestServer({ config: trusting });
  expect(await post(server, 'https://evil.example', { ...shop, 'x-forwarded-proto': 'https' })).toBe(403);
  expect(JSON.stringify(server.logEntries)).not.toContain('PUBLIC_URL');
});
