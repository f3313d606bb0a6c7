import { expect, test } from 'vitest';
import { renderTestPage, openTestServer } from '../../helpers/test-server.ts';

const behindProxy = { PUBLIC_URL: undefined, ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: ['127.0.0.1'] };
const from = (address: string) => ({ 'x-forwarded-for': address, accept: 'application/json' });

test('a client that writes too often gets 429, and no other does', async () => {
  const { url } = await openTestServer({ config: behindProxy, limits: { writesPerMinute: 2 } });
  const post = (address: string) =>
    fetch(`${url}/cart`, { method: 'POST', body: new URLSearchParams({ a: '1' }), headers: from(address) });
  expect((await post('198.51.100.1')).status).toBe(200);
  expect((await post('198.51.100.1')).status).toBe(200);
  const refused = await post('198.51.100.1');
  expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post('198.51.100.2')).status).toBe(200);
  expect((await fetch(`${url}/cart`, { headers: from('198.51.100.1') })).status).toBe(200);
});

test('addresses of one IPv6 /64 are one client', async () => {
  const { url } = await openTestServer({ config: behindProxy, limits: { writesPerMinute: 1 } });
  const post = (address: string) => fetch(`${url}/cart`, { method: 'POST', headers: from(address) });
  expect((await post('2001:db8:0:1::1')).status).toBe(200);
  expect((await post('2001:db8:0:1:ffff::9')).status).toBe(429);
  expect((await post('2001:db8:0:2::1')).status).toBe(200);
});

test('X-Forwarded-For of an untrusted client does not evade the limit', async () => {
  const { url } = await openTestServer({ limits: { writesPerMinute: 1 } });
  const post = (address: string) => fetch(`${url}/cart`, { method: 'POST', headers: from(address) });
  expect((await post('198.51.100.1')).status).toBe(200);
  expect((await post('198.51.100.2')).status).toBe(429);
});

test('searches are limited and other pages are not', async () => {
  const { url } = await openTestServer({
    limits: { searchesPerMinute: 1 },
    render: (context) => renderTestPage({ ...context, url: new URL('/', context.url) }),
  });
  expect((await fetch(`${url}/search?q=a`)).status).toBe(200);
  expect((await fetch(`${url}/search?q=b`)).status).toBe(429);
  for (let context = 0; context < 5; context += 1) expect((await fetch(`${url}/collections`)).status).toBe(200);
});

test('an API route is limited by its own rate', async () => {
  const handle = async () => ({ status: 204, headers: [], body: null });
  const counted = { methods: ['GET'] as const, bodyLimit: 0, handle, rate: 'draft' as const };
  const { url } = await openTestServer({
    apiRoutes: new Map([['/api/draft', counted]]),
    limits: { draftsPerMinute: 1 },
  });
  expect((await fetch(`${url}/api/draft`)).status).toBe(204);
  expect((await fetch(`${url}/api/draft`)).status).toBe(429);
});

test('guesses of orders are limited more than other writes, over both forms that find one', async () => {
  const formBodyLimits = new Map(['/orders', '/withdrawal', '/checkout'].map((path) => [path, 1000]));
  const { url } = await openTestServer({ formBodyLimits, limits: { lookupsPerMinute: 2 } });
  const post = async (path: string): Promise<number> => (await fetch(url + path, { method: 'POST' })).status;
  expect([await post('/orders'), await post('/withdrawal')]).not.toContain(429);
  expect([await post('/orders'), await post('/withdrawal')]).toEqual([429, 429]);
  expect(await post('/checkout')).not.toBe(429);
  expect((await fetch(`${url}/orders`)).status).not.toBe(429);
});

test('links that change the cart are limited like other writes', async () => {
  for (const path of ['/cart/variant:1', '/discount/WELCOME10']) {
    const { url } = await openTestServer({ limits: { writesPerMinute: 2 } });
    const statusOf = async (method: string, target = path): Promise<number> =>
      (await fetch(url + target, { method })).status;
    expect([await statusOf('GET'), await statusOf('HEAD'), await statusOf('GET')], path).toEqual([404, 404, 429]);
    expect(await statusOf('HEAD'), path).toBe(429);
    expect(await statusOf('GET', '/cart'), path).toBe(200);
    expect(await statusOf('GET', '/cart/drawer'), path).toBe(404);
  }
});

test('views of cart and checkout, which may recover a lost cart, are limited', async () => {
  for (const path of ['/cart', '/cart/drawer', '/checkout']) {
    const { url } = await openTestServer({ limits: { cartViewsPerMinute: 2 } });
    const statusOf = async (method: string): Promise<number> => (await fetch(url + path, { method })).status;
    expect([await statusOf('GET'), await statusOf('HEAD')], path).not.toContain(429);
    expect([await statusOf('GET'), await statusOf('HEAD')], path).toEqual([429, 429]);
    expect((await fetch(`${url}/collections`)).status, path).not.toBe(429);
  }
});

test('a rate-limited JSON address answers with JSON, whatever the client accepts', async () => {
  const { url } = await openTestServer({ limits: { searchesPerMinute: 0 } });
  for (const accept of ['*/*', 'text/html,*/*;q=0.8', 'text/markdown']) {
    const refused = await fetch(`${url}/search/suggest.json?q=a`, { headers: { accept } });
    expect([refused.status, refused.headers.get('content-type')], accept).toEqual([
      429,
      'application/json; charset=utf-8',
    ]);
    expect((await refused.json()).error.code).toBe('too_many_requests');
  }
  const cart = await openTestServer({ limits: { writesPerMinute: 0 } });
  const form = { method: 'POST', body: new URLSearchParams({ a: '1' }), headers: { accept: 'application/json' } };
  const write = await fetch(`${cart.url}/cart`, form);
  expect([write.status, (await write.json()).error.code]).toEqual([429, 'too_many_requests']);
  const page = await fetch(`${url}/search?q=a.json`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
});
