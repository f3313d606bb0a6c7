import { expect, test } from 'vitest';
import { openTestServer } from '../../helpers/test-server.ts';
import { readAnswers, sendRaw } from '../../helpers/http/raw-http.ts';

const shop = { PUBLIC_URL: 'https://shop.example', ALLOWED_HOSTS: ['www.shop.example'], TRUSTED_PROXIES: undefined };
const site = { origin: 'https://shop.example' };

const ask = async (url: string, lines: string) => {
  const [answer] = readAnswers(await sendRaw(url, `${lines}\r\nAccept: application/json\r\nConnection: close\r\n\r\n`));
  return [answer?.status, answer?.status === 200 ? null : JSON.parse(answer?.body ?? '').error.code];
};

test('the hosts of the shop are answered, with or without a port', async () => {
  const { url } = await openTestServer({ config: shop, site });
  for (const host of ['shop.example', 'SHOP.example', 'shop.example:8443', 'www.shop.example']) {
    expect(await ask(url, `GET / HTTP/1.1\r\nHost: ${host}`), host).toEqual([200, null]);
  }
});

test('a foreign host is answered with 421', async () => {
  const { url, requests } = await openTestServer({ config: shop, site });
  for (const host of ['evil.example', 'shop.example.evil.example', 'localhost', '127.0.0.1', 'shop.example.']) {
    expect(await ask(url, `GET / HTTP/1.1\r\nHost: ${host}`), host).toEqual([421, 'foreign_host']);
  }
  expect(requests).toEqual([]);
});

test('a missing, repeated or malformed host is refused', async () => {
  const { url, requests: visits } = await openTestServer({ config: shop, site });
  const requests = [
    'GET / HTTP/1.1',
    'GET / HTTP/1.0',
    'GET / HTTP/1.1\r\nHost:',
    'GET / HTTP/1.1\r\nHost: shop.example\r\nHost: shop.example',
    'GET / HTTP/1.1\r\nHost: shop.example\r\nhost: evil.example',
    'GET / HTTP/1.1\r\nHost: shop.example, evil.example',
    'GET / HTTP/1.1\r\nHost: shop.example evil.example',
    'GET / HTTP/1.1\r\nHost: me@shop.example',
    'GET / HTTP/1.1\r\nHost: shop.example/x',
    'GET / HTTP/1.1\r\nHost: shop.example:port',
    'GET / HTTP/1.1\r\nHost: shop.ex\xe4mple',
  ];
  for (const request of requests) expect(await ask(url, request), request).toEqual([400, 'bad_host']);
  expect(visits).toEqual([]);
});

test('an absolute target must have the host of the Host header', async () => {
  const { url, requests } = await openTestServer({ config: shop, site });
  expect(await ask(url, 'GET http://shop.example/products/x?a=1 HTTP/1.1\r\nHost: shop.example')).toEqual([200, null]);
  expect(requests.map((visit) => visit.url.href)).toEqual(['https://shop.example/products/x?a=1']);
  for (const target of [
    'http://evil.example/',
    'http://shop.example:99/',
    'ftp://shop.example/',
    'http://shop.example@evil.example/',
    '*',
  ]) {
    expect(await ask(url, `GET ${target} HTTP/1.1\r\nHost: shop.example`), target).toEqual([400, 'bad_path']);
  }
});

test('health is reported under any valid host', async () => {
  const { url } = await openTestServer({ config: shop, site });
  expect(await ask(url, 'GET /health/live HTTP/1.1\r\nHost: 10.0.0.7:3000')).toEqual([200, null]);
  expect(await ask(url, 'GET /health/live HTTP/1.1')).toEqual([400, 'bad_host']);
});

test('a health probe in HTTP/1.0 needs no host, and no other request goes without', async () => {
  const { url, requests } = await openTestServer({ config: shop, site });
  for (const path of ['/health/live', '/health/ready']) {
    for (const method of ['GET', 'HEAD']) {
      const [answer] = readAnswers(await sendRaw(url, `${method} ${path} HTTP/1.0\r\n\r\n`));
      expect(answer?.status, `${method} ${path}`).toBe(200);
    }
    expect(await ask(url, `GET ${path} HTTP/1.1`)).toEqual([400, 'bad_host']);
    expect(await ask(url, `GET ${path} HTTP/1.0\r\nHost: a\r\nHost: b`)).toEqual([400, 'bad_host']);
    expect(await ask(url, `GET ${path} HTTP/1.0\r\nHost: a b`)).toEqual([400, 'bad_host']);
  }
  expect(await ask(url, 'GET /cart HTTP/1.0')).toEqual([400, 'bad_host']);
  expect(await ask(url, 'GET /healthy HTTP/1.0')).toEqual([400, 'bad_host']);
  expect(requests).toEqual([]);
});

test('pages never see the requested host', async () => {
  const { url, requests } = await openTestServer({ site: { origin: 'http://own.example' } });
  expect(await ask(url, 'GET / HTTP/1.1\r\nHost: canary.example')).toEqual([200, null]);
  expect(requests[0]?.url.href).toBe('http://own.example/');
});

test('forwarded headers of an untrusted peer are ignored', async () => {
  const { url, requests } = await openTestServer({ config: shop, site });
  const forwarded = 'X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-Host: shop.example\r\nX-Request-Id: canary-12345';
  expect(await ask(url, `GET / HTTP/1.1\r\nHost: evil.example\r\n${forwarded}`)).toEqual([421, 'foreign_host']);
  const response = await fetch(`${url}/health/live`, { headers: { 'x-request-id': 'canary-12345' } });
  expect(response.headers.get('x-request-id')).not.toBe('canary-12345');
  await ask(url, `GET / HTTP/1.1\r\nHost: shop.example\r\n${forwarded}`);
  expect(requests[0]?.clientAddress).toBe('127.0.0.1');
});

test('forwarded headers of a trusted proxy are used', async () => {
  const config = { ...shop, TRUSTED_PROXIES: ['127.0.0.0/8'] };
  const { url, requests } = await openTestServer({ config, site });
  const forwarded =
    'X-Forwarded-For: 6.6.6.6, 198.51.100.4\r\nX-Forwarded-Host: shop.example\r\nX-Request-Id: from-proxy-1';
  expect(await ask(url, `GET / HTTP/1.1\r\nHost: inner\r\n${forwarded}`)).toEqual([200, null]);
  expect(requests[0]).toMatchObject({ clientAddress: '198.51.100.4', id: 'from-proxy-1' });
  expect(await ask(url, 'GET / HTTP/1.1\r\nHost: shop.example\r\nX-Forwarded-Host: evil.example')).toEqual([
    421,
    'foreign_host',
  ]);
});
