import { expect, test } from 'vitest';
import { openTestServer } from '../../helpers/test-server.ts';
import { readAnswers, sendRaw } from '../../helpers/http/raw-http.ts';

const get = async (url: string, target: string) => {
  const received = await sendRaw(url, `GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  const [answer] = readAnswers(received);
  if (!answer) throw new Error(`No answer to ${target}`);
  return answer;
};

test('no other spelling of the cart’s path shows the cart', async () => {
  const { url } = await openTestServer();
  expect((await get(url, '/cart')).body).toContain('The cart');
  const targets = [
    '//cart',
    '/Cart',
    '/cart/',
    '/c%61rt',
    '/./cart',
    '/cart%2f.css',
    '/cart.css',
    '/cart;.js',
    '/cart%00.js',
    '/cart/x.css',
    '/products/x/..%2f..%2fcart',
    '/products/x/../../cart',
    '/products/x/%2e%2e/%2e%2e/cart',
    '/%2fcart',
    '/\\cart',
    '/cart%5c',
    '/cart%20',
    '/cart%3f',
    '/cart%23',
    '/x/..;/cart',
    '/%252fcart',
    '/ｃart',
  ];
  for (const target of targets) {
    const answer = await get(url, target);
    expect([308, 400, 404], target).toContain(answer.status);
    expect(answer.body, target).not.toContain('The cart');
    expect(answer.headers.get('cache-control'), target).toBe('no-store');
  }
});

test('a redirect leads to the canonical path and keeps the query', async () => {
  const { url } = await openTestServer();
  const moves = {
    '//cart': '/cart',
    '/Products/X/?Colour=Rust&b=//c': '/products/x?Colour=Rust&b=//c',
    '//evil.example/x': '/evil.example/x',
    '///evil.example': '/evil.example',
  };
  for (const [from, to] of Object.entries(moves)) {
    const answer = await get(url, from);
    expect([answer.status, answer.headers.get('location')], from).toEqual([308, to]);
  }
});

test('a form posted to another spelling is redirected with its method', async () => {
  const { url } = await openTestServer();
  const response = await fetch(`${url}/Cart/`, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
  expect([response.status, response.url]).toEqual([200, `${url}/cart`]);
});

test('a malformed URL answers a problem with a code', async () => {
  const { url } = await openTestServer();
  const response = await fetch(`${url}/a%2fb`, { headers: { accept: 'application/json' } });
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { code: 'bad_path', message: 'This address isn’t valid.' } },
  ]);
});

test('internal paths, error pages and project files are not served', async () => {
  const { url, requests } = await openTestServer();
  const targets = [
    '/_image?href=/x',
    '/_server-islands/x',
    '/_astro/x.js',
    '/404',
    '/500',
    '/api/none',
    '/api',
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/main.ts',
  ];
  for (const target of targets) expect((await get(url, target)).status, target).toBe(404);
  expect(requests.map((context) => context.url.pathname)).not.toContain('/_image');
});

test('other methods answer 405 with Allow', async () => {
  const { url, requests } = await openTestServer();
  const allows: Readonly<Record<string, string>> = {
    '/': 'GET, HEAD',
    '/cart': 'GET, HEAD, POST',
    '/api/echo': 'POST',
    '/health/live': 'GET, HEAD',
    '/speculation-rules.json': 'GET, HEAD',
  };
  for (const [path, allow] of Object.entries(allows)) {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
      const received = await sendRaw(
        url,
        `${method} ${path} HTTP/1.1\r\nHost: shop\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
      );
      const [answer] = readAnswers(received);
      expect(
        [answer?.status, answer?.headers.get('allow'), JSON.parse(answer?.body ?? '').error.code],
        `${method} ${path}`,
      ).toEqual([405, allow, 'method_not_allowed']);
    }
  }
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${url}/api/echo`)).headers.get('allow')).toBe('POST');
  expect(requests.filter((context) => context.problem === undefined)).toEqual([]);
});

test('no header overrides the method', async () => {
  const { url, requests } = await openTestServer();
  await fetch(`${url}/cart`, { headers: { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' } });
  expect(requests.map((context) => context.method)).toEqual(['GET']);
});

test('a cross-site post is refused', async () => {
  const { url, requests } = await openTestServer();
  const { host } = new URL(url);
  const post = async (headers: Record<string, string>) => {
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const received = await sendRaw(
      url,
      `POST /cart HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nAccept: application/json\r\nContent-Length: 3\r\n${lines}\r\na=1`,
    );
    const [answer] = readAnswers(received);
    return answer?.status === 200 ? 'passes' : JSON.parse(answer?.body ?? '').error.code;
  };
  expect(await post({ 'Sec-Fetch-Site': 'cross-site', Origin: url })).toBe('cross_site');
  expect(await post({ 'Sec-Fetch-Site': 'same-site' })).toBe('cross_site');
  expect(await post({ Origin: 'https://evil.example' })).toBe('cross_site');
  expect(await post({ Origin: 'null' })).toBe('cross_site');
  expect(await post({ Origin: `https://${host}` })).toBe('cross_site');
  expect(requests).toEqual([]);
  expect(await post({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).toBe('passes');
  expect(await post({ 'Sec-Fetch-Site': 'none' })).toBe('passes');
  expect(await post({ Origin: url })).toBe('passes');
  expect(await post({})).toBe('passes');
});
