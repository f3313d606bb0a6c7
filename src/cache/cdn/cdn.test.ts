import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { cdnHeaders, cdnProviders, type CdnName, type CdnCacheableEntry } from './cdn.ts';
import { createCdnPurger, type CdnPurger, type CdnPurgerOptions } from './cdn-purger.ts';
import { systemRuntime } from '#app/runtime.ts';
import { invalidationOf } from '../log/invalidation-log.ts';
import { type CacheTag, tags } from '../tags.ts';

interface ReceivedPurge {
  readonly method: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A CDN's address for purges that answers with the next of `statuses`, and 200 after them. */
async function openCdn(name: CdnName, statuses: number[] = [], overrides: Partial<CdnPurgerOptions> = {}) {
  const received: ReceivedPurge[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ method: request.method ?? '', headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/purge`;
  const reported: unknown[] = [];
  const purger = createCdnPurger({
    cdn: cdnProviders[name],
    url,
    token: 'the token',
    report: (error) => reported.push(error),
    batchMs: 1,
    backOff: { baseMs: 1, maxMs: 1 },
    fetch,
    runtime: systemRuntime,
    repeatAfterMs: 1_000_000,
    ...overrides,
  });
  onTestFinished(async () => {
    await purger.stop();
    server.closeAllConnections();
    server.close();
  });
  return { purger, taken: received, reported };
}

const invalidate = ({ follower }: CdnPurger, list: readonly CacheTag[]): void => follower.apply(invalidationOf(list));

test('a purge of Cloudflare is JSON with a bearer token', async () => {
  const { purger, taken } = await openCdn('cloudflare');
  invalidate(purger, [tags.product('1'), tags.listing]);
  await expect.poll(() => taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer the token', 'content-type': 'application/json' },
    body: '{"tags":["product:1","listing"]}',
  });
});

test('a purge of Fastly is JSON with its key', async () => {
  const { purger, taken } = await openCdn('fastly');
  invalidate(purger, [tags.product('1')]);
  await expect.poll(() => taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({
    method: 'POST',
    headers: { 'fastly-key': 'the token' },
    body: '{"surrogate_keys":["product:1"]}',
  });
});

test('a purge of Varnish is a PURGE request with a header', async () => {
  const { purger, taken } = await openCdn('varnish');
  invalidate(purger, [tags.product('1'), tags.everything]);
  await expect.poll(() => taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ method: 'PURGE', headers: { 'xkey-purge': 'everything' }, body: '' });
});

test('the tags of a burst are purged once each, in requests of the size that the CDN accepts', async () => {
  const { purger, taken } = await openCdn('cloudflare');
  for (let event = 0; event < 300; event += 1) invalidate(purger, [tags.product(String(event % 60)), tags.listing]);
  await expect.poll(() => taken).toHaveLength(3);
  const purgedTags = taken.flatMap(({ body }): unknown[] => JSON.parse(body).tags);
  expect([purgedTags.length, new Set(purgedTags).size]).toEqual([61, 61]);
});

test('thousands of tags at once, and a reset of the log, purge everything', async () => {
  const { purger, taken } = await openCdn('fastly');
  for (let event = 0; event < 5000; event += 1) invalidate(purger, [tags.product(String(event))]);
  await expect.poll(() => taken).toHaveLength(1);
  expect(taken[0]?.body).toBe('{"surrogate_keys":["everything"]}');
  purger.follower.reset();
  await expect.poll(() => taken).toHaveLength(2);
});

test('a failed purge is reported and repeated until it is accepted', async () => {
  const { purger, taken, reported } = await openCdn('cloudflare', [500, 429, 503]);
  invalidate(purger, [tags.product('1')]);
  await expect.poll(() => taken).toHaveLength(4);
  expect(new Set(taken.map(({ body }) => body)).size).toBe(1);
  expect(reported).toHaveLength(3);
});

test('each purge is repeated once, for pages that were on their way to the CDN', async () => {
  const { purger, taken } = await openCdn('cloudflare', [], { repeatAfterMs: 5 });
  invalidate(purger, [tags.product('1')]);
  await expect.poll(() => taken).toHaveLength(2);
  expect(taken[1]?.body).toBe(taken[0]?.body);
});

const page: CdnCacheableEntry = {
  tags: [tags.product('1'), tags.article('news', 'a b, c')],
  kind: 'positive',
  provisional: false,
  freshUntil: Infinity,
};

test.each([
  ['cloudflare', 'Cache-Tag', 'everything,product:1,article:news%2Fa%20b%2C%20c'],
  ['fastly', 'Surrogate-Key', 'everything product:1 article:news%2Fa%20b%2C%20c'],
  ['varnish', 'xkey', 'everything product:1 article:news%2Fa%20b%2C%20c'],
] as const)('the headers for %s state the tags of a page and how long to store it', (name, header, value) => {
  expect(cdnHeaders({ ...cdnProviders[name], seconds: 300 }, page, 0)).toEqual([
    ['CDN-Cache-Control', 'public, max-age=300, stale-if-error=86400'],
    [header, value],
  ]);
});

const fastly = { ...cdnProviders.fastly, seconds: 300 };
const cdnCacheControlOf = (entry: CdnCacheableEntry | null): string | undefined =>
  cdnHeaders(fastly, entry, 1000)[0]?.[1];

test('a CDN stores a page no longer than it is fresh, and no page that may be outdated', () => {
  expect(cdnCacheControlOf({ ...page, freshUntil: 11_500 })).toContain('max-age=10,');
  expect(cdnCacheControlOf({ ...page, freshUntil: 1500 })).toBe('no-store');
  expect(cdnCacheControlOf({ ...page, provisional: true })).toBe('no-store');
  expect(cdnCacheControlOf({ ...page, tags: [] })).toBe('no-store');
  expect(cdnCacheControlOf({ ...page, tags: Array.from({ length: 1000 }, (_, at) => tags.product(String(at))) })).toBe(
    'no-store',
  );
  expect(cdnCacheControlOf(null)).toBe('no-store');
});

test('a CDN stores a missing page for 30 seconds', () => {
  expect(cdnCacheControlOf({ ...page, kind: 'negative' })).toContain('max-age=30,');
});
