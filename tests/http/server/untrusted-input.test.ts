import { expect, inject, test } from 'vitest';
import { readAnswers, sendRaw } from '../../helpers/http/raw-http.ts';

const shop = inject('shop');
const canary = 'canary-7f3a.example';

/** Headers that made other servers serve or cache something else than was requested. */
const odd =
  `Accept-Language CDN-Loop CF-Connecting-IP Client-IP DNT Device-Memory Downlink ECT Early-Data Fastly-Client-IP Forwarded
From Front-End-Https If-Match If-Range If-Unmodified-Since Max-Forwards Next-Action Next-Resume Next-Router-State-Tree
Origin Pragma Prefer Priority Proxy-Host Purpose RSC RTT Range Referer Save-Data Sec-CH-UA Sec-GPC Sec-Purpose
Surrogate-Capability TE True-Client-IP User-Agent Via Viewport-Width X-Astro-Path X-Client-IP X-Cluster-Client-IP
X-Custom-IP-Authorization X-Forwarded X-Forwarded-By X-Forwarded-For X-Forwarded-Host X-Forwarded-Port X-Forwarded-Prefix
X-Forwarded-Proto X-Forwarded-Scheme X-Forwarded-Server X-HTTP-Host-Override X-HTTP-Method-Override X-Host
X-Invoke-Path X-Matched-Path X-Middleware-Rewrite X-Middleware-Subrequest X-Nextjs-Data X-Original-Host X-Original-URL
X-React-Router-SPA-Mode X-Real-IP X-Request-Id X-Requested-With X-Rewrite-URL X-Wap-Profile`.split(/\s+/);

const ask = async (path: string, headers = '') => {
  const { host } = new URL(shop);
  return sendRaw(shop, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`, 5000);
};

/** The body without the request id, which an error page may contain. */
const bodyOf = (received: string): string | undefined => {
  const [answer] = readAnswers(received);
  return answer?.body.replaceAll(answer.headers.get('x-request-id') ?? '', 'id');
};

for (const path of ['/', '/collections', '/search?q=mug', '/nothing-here', '//collections']) {
  test(`${path}: no request header changes or appears in the response`, async () => {
    const clean = bodyOf(await ask(path));
    const all = await ask(path, odd.map((name) => `${name}: ${canary}\r\n`).join(''));
    expect(all).not.toContain(canary);
    expect(bodyOf(all)).toBe(clean);
  });
}

test('pages link to the shop’s own origin, whatever host was requested', async () => {
  const received = await sendRaw(shop, `GET / HTTP/1.1\r\nHost: ${canary}\r\nConnection: close\r\n\r\n`, 5000);
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).not.toContain(canary);
  expect(received).toContain(`rel="canonical" href="${shop}/"`);
});

test('no file of the renderer, the project or the disk is served', async () => {
  const paths = [
    '/_image?href=/x',
    '/_server-islands/x',
    '/index.html',
    '/collections.html',
    '/collections/index.html',
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/src/main.ts',
    '/dist/server/entry.mjs',
    '/shop.sqlite',
    '/media/shop.sqlite',
    '/media/../shop.sqlite',
    '/404',
    '/500',
    '/_assets/',
    '/media/',
  ];
  for (const path of paths) {
    const received = await ask(path);
    expect(received, path).toMatch(/^HTTP\/1\.1 (?:404|400|308) /);
  }
});

test('handles such as __proto__ or escapes are unknown handles', async () => {
  for (const handle of [
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    '%E2%80%AE',
    'a%25b',
    '%F0%9F%92%A1',
    'a'.repeat(300),
  ]) {
    expect(await ask(`/collections/${handle}`), handle).toMatch(/^HTTP\/1\.1 (?:404|308) /);
  }
});

test('repeated, bracketed, semicolon-separated and malformed parameters cause no error', async () => {
  for (const query of [
    'q=a&q=b',
    'q[]=a',
    'q=a;page=2',
    'q=%E0%A4',
    'q=%',
    '=&=&=',
    '__proto__[x]=1',
    'page=-1',
    'page=1e999',
    'q=%00',
    'q=%0d%0aX: y',
  ]) {
    expect(await ask(`/search?${query.replace(' ', '%20')}`), query).toMatch(/^HTTP\/1\.1 (?:200|308|404) /);
  }
});

test('fonts, styles and scripts of a page are immutable', async () => {
  const page = await (await fetch(shop)).text();
  const assets = [...page.matchAll(/"(\/_assets\/[^"#]+)/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(1);
  for (const path of new Set(assets)) {
    const answer = await fetch(shop + path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
  }
});
