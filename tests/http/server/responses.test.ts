import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { renderTestPage, openTestServer } from '../../helpers/test-server.ts';
import { readAnswers, sendRaw } from '../../helpers/http/raw-http.ts';

/** Fetches the raw bytes, without the decompression of fetch. */
async function get(url: string, { path = '/', method = 'GET', ...headers }: Record<string, string> = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const received = await sendRaw(
    url,
    `${method} ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${lines.join('')}\r\n`,
  );
  const split = received.indexOf('\r\n\r\n');
  const [answer] = readAnswers(received.slice(0, split + 4));
  if (!answer) throw new Error('No answer');
  return { ...answer, bytes: Buffer.from(received.slice(split + 4), 'latin1') };
}

test('a page is sent in the preferred encoding', async () => {
  const { url } = await openTestServer();
  const plain = await get(url);
  expect(plain.headers.get('content-encoding')).toBeUndefined();
  expect(plain.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(plain.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const br = await get(url, { 'Accept-Encoding': 'gzip, br' });
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
  const gzip = await get(url, { 'Accept-Encoding': 'br;q=0, gzip' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  const none = await get(url, { 'Accept-Encoding': 'br;q=0, gzip;q=0, identity;q=0' });
  expect(none.bytes).toEqual(plain.bytes);
  for (const answer of [plain, br, gzip, none]) {
    expect(answer.headers.get('content-length')).toBe(String(answer.bytes.length));
  }
});

test('a page that is not stored is sent as zstd to clients that accept it', async () => {
  const { url } = await openTestServer();
  const zstd = await get(url, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  expect(zstd.headers.get('content-encoding')).toBe('zstd');
  expect(zstd.headers.get('content-length')).toBe(String(zstd.bytes.length));
  expect(zstd.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(zstdDecompressSync(zstd.bytes)).toEqual((await get(url)).bytes);
});

test('a matching ETag of the encoding answers 304', async () => {
  const { url } = await openTestServer();
  const encodings = ['br', 'zstd', 'gzip', 'identity'];
  const tags = new Set<string>();
  for (const encoding of encodings) {
    const full = await get(url, { 'Accept-Encoding': encoding });
    const etag = full.headers.get('etag') ?? '';
    tags.add(etag);
    const again = await get(url, { 'Accept-Encoding': encoding, 'If-None-Match': `"x", W/${etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    for (const name of ['etag', 'vary', 'cache-control']) expect(again.headers.get(name)).toBe(full.headers.get(name));
  }
  expect(tags.size).toBe(encodings.length);
  const [br = ''] = tags;
  expect((await get(url, { 'Accept-Encoding': 'gzip', 'If-None-Match': br })).status).toBe(200);
});

test('malformed conditional headers are ignored', async () => {
  const { url } = await openTestServer();
  for (const name of ['If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'If-Range', 'Range']) {
    for (const value of ['', '"', 'W/', 'bytes=', '\x80\xff', ','.repeat(1000), 'Thu, 99 Nov']) {
      expect((await get(url, { [name]: value })).status, `${name}: ${value}`).toBe(200);
    }
  }
});

test('HEAD answers like GET without the body', async () => {
  const { url } = await openTestServer({
    render: async (context) => renderTestPage({ ...context, method: 'GET' }),
  });
  for (const path of ['/', '/none', '/health/live', '/speculation-rules.json', '/Cart', '/a%2fb']) {
    for (const encoding of ['identity', 'br']) {
      const full = await get(url, { path, 'Accept-Encoding': encoding });
      const head = await get(url, { path, method: 'HEAD', 'Accept-Encoding': encoding });
      expect(head.bytes.length, path).toBe(0);
      expect(head.status, path).toBe(full.status);
      const comparable = (headers: ReadonlyMap<string, string>) =>
        [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      expect(comparable(head.headers), path).toEqual(comparable(full.headers));
    }
  }
});

test('every response has the security headers and a request id', async () => {
  const { url } = await openTestServer({ imageHosts: () => ['https://cdn.example'] });
  const answers = [
    await get(url),
    await get(url, { path: '/none' }),
    await get(url, { path: '/Cart' }),
    await get(url, { path: '/speculation-rules.json' }),
    await get(url, { path: '/api/none' }),
    await get(url, { path: '/health/live' }),
    await get(url, { path: `/${'a'.repeat(9000)}` }),
    await get(url, { method: 'PUT' }),
    await get(url, { method: 'GE T' }),
    await get(url, { 'If-None-Match': '*' }),
  ];
  for (const { status, headers } of answers) {
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, String(status)).toContain(`default-src 'none'`);
    expect(policy).toContain(`img-src 'self' data: https://cdn.example`);
    expect(policy).toContain(`base-uri 'none'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeUndefined();
    expect(headers.get('x-powered-by')).toBeUndefined();
  }
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(answers.length);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 308, 200, 404, 200, 414, 405, 400, 304]);
});

test('a shop with an https PUBLIC_URL sends HSTS', async () => {
  const config = { PUBLIC_URL: 'https://shop', ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: undefined };
  const { url } = await openTestServer({ config, site: { origin: 'https://shop' } });
  expect((await get(url)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
});

test('pages link the speculation rules, which exclude personal pages', async () => {
  const { url } = await openTestServer();
  expect((await get(url)).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  const response = await fetch(`${url}/speculation-rules.json`);
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  const { prefetch, prerender } = await response.json();
  for (const [rule] of [prefetch, prerender]) {
    const [, { not }] = rule.where.and;
    expect(not.href_matches).toEqual(
      expect.arrayContaining(['/cart', '/cart/*', '/checkout', '/discount/*', '/api/*', '/orders/*']),
    );
  }
});

test('a page that sets a cookie is never cached, and cookies are not joined', async () => {
  const { url } = await openTestServer({
    render: async (context) => {
      const page = await renderTestPage(context);
      return { ...page, headers: [...page.headers, ['set-cookie', 'a=1'], ['set-cookie', 'b=2']] };
    },
  });
  const response = await fetch(url);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('an unknown URL gets the designed page with status 404', async () => {
  const { url } = await openTestServer();
  const response = await fetch(`${url}/none`, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await response.text()).toContain('Designed not found');
});

test('an unavailable platform is a 503 with Retry-After', async () => {
  const { url } = await openTestServer({
    render: async (context) => {
      if (context.problem === undefined)
        throw new PlatformUnavailableError('connect ECONNREFUSED 10.0.0.5', { retryAfter: 7 });
      return renderTestPage(context);
    },
  });
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    503,
    '7',
    'no-store',
  ]);
  const page = await response.text();
  expect(page).toContain('Designed error');
  expect(page).not.toContain('ECONNREFUSED');
});

test('an unexpected error is a 500 without details, logged under the request id', async () => {
  const { url, logEntries } = await openTestServer({
    render: async (context) => {
      if (context.url.pathname === '/products/x') throw new Error('secret at /srv/shop/db.ts:12');
      return renderTestPage(context);
    },
  });
  const response = await fetch(`${url}/products/x`);
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(page).toContain('Designed error');
  expect(page).not.toMatch(/secret|srv/);
  const id = response.headers.get('x-request-id');
  const entry = logEntries.find((line) => line['msg'] === 'internal');
  expect(entry).toMatchObject({ id, err: { message: 'secret at /srv/shop/db.ts:12' } });
  expect((await fetch(url)).status).toBe(200);
});

test('when the error page fails a static one is sent', async () => {
  const { url } = await openTestServer({ render: () => Promise.reject(new Error('everything is broken')) });
  for (const path of ['/', '/none']) {
    const response = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(500);
    const page = await response.text();
    expect(page).toContain('<h1>Something went wrong on our side.</h1>');
    expect(page).not.toContain('broken');
    expect(page).not.toMatch(/<style|<script|style=/);
  }
});

test('API routes and clients that accept no HTML get a code and a message', async () => {
  const { url } = await openTestServer();
  const expected = { error: { code: 'not_found', message: 'There is nothing at this address.' } };
  expect(await (await fetch(`${url}/api/none`, { headers: { accept: 'text/html' } })).json()).toEqual(expected);
  expect(await (await fetch(`${url}/none`, { headers: { accept: 'application/json' } })).json()).toEqual(expected);
  expect(await (await fetch(`${url}/media/none.jpg`)).json()).toEqual(expected);
});

test('a response that cannot be sent ends its own connection only', async () => {
  const { url, logEntries } = await openTestServer({
    render: async (context) => ({
      ...(await renderTestPage(context)),
      headers: context.url.pathname === '/cart' ? [['Bad', 'a\r\nb']] : [],
    }),
  });
  await expect(fetch(`${url}/cart`)).rejects.toThrow();
  expect(logEntries.some((line) => line['msg'] === 'sending the response failed')).toBe(true);
  expect((await fetch(url)).status).toBe(200);
});

test('each request is one log line without its query', async () => {
  const { url, logEntries } = await openTestServer();
  const response = await fetch(`${url}/cart?secret=s3cret`, {
    headers: { cookie: 'c=s3cret', authorization: 's3cret' },
  });
  await response.text();
  await expect.poll(() => logEntries.length).toBe(1);
  expect(logEntries[0]).toMatchObject({
    method: 'GET',
    path: '/cart',
    status: 200,
    id: response.headers.get('x-request-id'),
  });
  expect(logEntries[0]).toHaveProperty('ms');
  expect(logEntries[0]).toHaveProperty('bytes');
  expect(JSON.stringify(logEntries)).not.toContain('s3cret');
});

test('a failing If-Match is answered with 412, whichever way the page is sent', async () => {
  const { url, requests } = await openTestServer();
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const statusWith = async (ifMatch: string, more: Record<string, string> = {}): Promise<number> =>
    (await fetch(url, { headers: { 'if-match': ifMatch, ...more } })).status;
  for (const failing of ['"other"', `W/${etag}`, '"a", "b"']) expect(await statusWith(failing), failing).toBe(412);
  for (const met of [etag, '*', `"a", ${etag}`]) expect(await statusWith(met), met).toBe(200);
  expect(await statusWith('"other"', { 'if-none-match': etag })).toBe(412);
  expect(await statusWith(etag, { 'if-none-match': etag })).toBe(304);
  expect((await fetch(`${url}/none`, { headers: { 'if-match': '"other"' } })).status).toBe(404);
  const written = requests.length;
  const post = { method: 'POST', body: new URLSearchParams({ a: '1' }) };
  expect((await fetch(`${url}/cart`, { ...post, headers: { 'if-match': '"other"' } })).status).toBe(412);
  expect(requests.slice(written).filter(({ method }) => method === 'POST')).toEqual([]);
  expect((await fetch(`${url}/cart`, { ...post, headers: { 'if-match': '*' } })).status).toBe(200);
});

test('If-Unmodified-Since is ignored where a page has no date', async () => {
  const { url } = await openTestServer();
  expect((await fetch(url, { headers: { 'if-unmodified-since': new Date(0).toUTCString() } })).status).toBe(200);
});

test.for([
  [true, null],
  [false, 'noindex'],
] as const)('with SEARCH_ENGINES %s, pages, files and errors have X-Robots-Tag %s', async ([searchEngines, robots]) => {
  const config = { PUBLIC_URL: undefined, ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: undefined };
  const { url } = await openTestServer({ config: { ...config, SEARCH_ENGINES: searchEngines } });
  for (const path of ['/', '/speculation-rules.json', '/no-such-page', '/health/live']) {
    const { headers } = await fetch(url + path);
    expect([path, headers.get('x-robots-tag')]).toEqual([path, robots]);
  }
});
