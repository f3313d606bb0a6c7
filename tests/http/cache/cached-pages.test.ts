import { expect, test } from 'vitest';
import { invalidationOf } from '#cache/log/invalidation-log.ts';
import type { PageCache } from '#cache/page-cache.ts';
import { tags } from '#cache/tags.ts';
import type { PageResponse } from '#cache/entries/page-response.ts';
import { draftCookieNames } from '#content/preview/draft-session.ts';
import type { RequestContext } from '#http/request/request-context.ts';
import type { DraftSessions } from '#http/server-context.ts';
import { createSharedLog, createTestCache, type MemoryLogNode } from '../../helpers/cache-harness.ts';
import { openTestServer, type TestServer } from '../../helpers/test-server.ts';
import { poisoningHeaders } from '../../helpers/http/poisoning-headers.ts';

const product = tags.product('1');

interface CachingTestServer extends TestServer {
  readonly cache: PageCache;
  readonly log: MemoryLogNode;
}

/** A front that keeps its pages; `words` is what they say. */
async function openCachingServer(words: (context: RequestContext) => string): Promise<CachingTestServer> {
  const log = createSharedLog().node();
  const cache = createTestCache({ log });
  const render = async (context: RequestContext): Promise<PageResponse> => ({
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from(`${words(context)} ${'filler '.repeat(300)}`),
    tags: [product],
  });
  const drafts: DraftSessions = {
    cookieNames: draftCookieNames,
    readSession: (cookie) => (cookie?.includes('=valid') ? { until: Infinity, linksUntil: null, page: null } : null),
  };
  return { ...(await openTestServer({ cache, render, drafts })), cache, log };
}

const statusOf = (answer: Response): string => answer.headers.get('cache-status') ?? '';

test('a page is rendered once, and served from the cache with the same headers except age, status and id', async () => {
  const { url, requests } = await openCachingServer(() => 'hello');
  const [first, second] = [await fetch(`${url}/products/x`), await fetch(`${url}/products/x`)];
  const changing = new Set(['age', 'cache-status', 'x-request-id', 'date']);
  const lasting = (answer: Response): unknown => [...answer.headers].filter(([name]) => !changing.has(name));
  expect(lasting(second)).toEqual(lasting(first));
  expect(await second.text()).toBe(await first.text());
  expect([requests.length, statusOf(first), statusOf(second)]).toEqual([
    1,
    'storefront; fwd=uri-miss; stored',
    'storefront; hit',
  ]);
  expect(second.headers.get('cache-control')).toBe('public, no-cache');
});

test('hits of one page, of several pages and in several encodings share no header value', async () => {
  const { url } = await openCachingServer(({ url: { pathname } }) => pathname);
  const get = async (path: string, encoding: string): Promise<Response> =>
    fetch(url + path, { headers: { 'accept-encoding': encoding } });
  const requests = ['/products/x', '/products/y', '/products/x'].flatMap((path) =>
    ['br', 'identity', 'br'].map((encoding) => [path, encoding] as const),
  );
  for (const [path, encoding] of requests) await get(path, encoding);
  const hits = await Promise.all(requests.map(async ([path, encoding]) => get(path, encoding)));
  expect(new Set(hits.map(({ headers }) => headers.get('x-request-id'))).size).toBe(hits.length);
  for (const [index, hit] of hits.entries()) {
    const [path, encoding] = requests[index] ?? [];
    expect(hit.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(hit.headers.get('age')).toBe('0');
    expect((await hit.text()).startsWith(`${path} `)).toBe(true);
  }
});

test('after an invalidation the next response is new, with a new ETag', async () => {
  let words = 'old';
  const { url, log } = await openCachingServer(() => words);
  const before = await fetch(`${url}/products/x`);
  words = 'new';
  await log.append(invalidationOf([product]));
  const after = await fetch(`${url}/products/x`, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
  expect([after.status, (await after.text()).startsWith('new')]).toEqual([200, true]);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test.each(['br', 'gzip', 'identity'])('a 304 in %s repeats the required headers and has no body', async (encoding) => {
  const { url } = await openCachingServer(() => 'hello');
  const headers = { 'accept-encoding': encoding };
  const page = await fetch(`${url}/products/x`, { headers });
  const etag = page.headers.get('etag') ?? '';
  const same = await fetch(`${url}/products/x`, { headers: { ...headers, 'if-none-match': etag } });
  expect([same.status, await same.text()]).toEqual([304, '']);
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'cache-status']) {
    expect([name, same.headers.get(name) === null]).toEqual([name, false]);
  }
  expect(same.headers.get('content-encoding')).toBeNull();
  const other = encoding === 'br' ? 'gzip' : 'br';
  const asOther = await fetch(`${url}/products/x`, { headers: { 'accept-encoding': other, 'if-none-match': etag } });
  expect(asOther.status).toBe(200);
});

test('HEAD is answered from the same page without its body', async () => {
  const { url, requests } = await openCachingServer(() => 'hello');
  const page = await fetch(`${url}/products/x`);
  const head = await fetch(`${url}/products/x`, { method: 'HEAD' });
  expect([head.status, await head.text(), requests.length]).toEqual([200, '', 1]);
  expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
});

test('a visit in draft mode neither reads nor writes the cache', async () => {
  const { url, requests } = await openCachingServer(({ draft }) => (draft ? 'draft' : 'public'));
  const asDraft = async (): Promise<string> =>
    (await fetch(`${url}/products/x`, { headers: { cookie: 'a=b; __Host-draft=valid' } })).text();
  expect(await asDraft()).toMatch(/^draft/);
  expect(await (await fetch(`${url}/products/x`)).text()).toMatch(/^public/);
  expect(await asDraft()).toMatch(/^draft/);
  expect(await (await fetch(`${url}/products/x`)).text()).toMatch(/^public/);
  expect(requests.length).toBe(3);
});

test('a draft cookie without a session gets the cached page', async () => {
  const { url, requests } = await openCachingServer(({ draft }) => (draft ? 'draft' : 'public'));
  for (const cookie of ['', '__Host-draft=', 'draft=x', '__Host-draft=expired', 'draft=%', '__Host-draft=x; draft=y']) {
    const answer = await fetch(`${url}/products/x`, { headers: { cookie } });
    expect(await answer.text()).toMatch(/^public/);
  }
  expect(requests.length).toBe(1);
});

test('a personal page is never stored', async () => {
  const { url, requests } = await openCachingServer(() => 'cart');
  for (const _ of [1, 2]) expect((await fetch(`${url}/cart`)).headers.get('cache-status')).toBeNull();
  expect(requests.length).toBe(2);
});

test('no header of a request reaches a shared page', async () => {
  const { url, requests, cache } = await openCachingServer((context) => JSON.stringify(context));
  for (const [at, name] of poisoningHeaders.entries()) {
    await (await fetch(`${url}/products/x-${at}`, { headers: { [name]: 'canary' } })).text();
  }
  expect(requests.length).toBe(poisoningHeaders.length);
  expect(requests.map((context) => JSON.stringify(context)).filter((text) => text.includes('canary'))).toEqual([]);
  const answers = await Promise.all(
    poisoningHeaders.map(async (_, at) => (await fetch(`${url}/products/x-${at}`)).text()),
  );
  expect(answers.filter((text) => text.includes('canary'))).toEqual([]);
  expect(cache.entries.count).toBe(poisoningHeaders.length);
});

test('parameters that a page does not depend on never reach it', async () => {
  const { url, requests } = await openCachingServer(({ url }) => url.search);
  for (const query of ['?utm_source=a', '?zzz=canary', '?page=2&zzz=canary', '?PAGE=2', '?p=2']) {
    await (await fetch(`${url}/collections/all${query}`)).text();
  }
  expect(requests.map((context) => context.url.search)).toEqual(['', '?page=2']);
});

test('1,000 visitors with carts receive the same bytes', async () => {
  const { url, requests } = await openCachingServer(({ headers }) => JSON.stringify(headers));
  const texts = new Set<string>();
  for (let batch = 0; batch < 20; batch += 1) {
    const answers = Array.from({ length: 50 }, async (_, at) => {
      const cookie = `__Host-cart=visitor-${batch}-${at}`;
      return (await fetch(`${url}/products/x`, { headers: { cookie } })).text();
    });
    for (const text of await Promise.all(answers)) texts.add(text);
  }
  expect([texts.size, requests.length, [...texts].join('').includes('visitor')]).toEqual([1, 1, false]);
});
