import { expect, test } from 'vitest';
import { tags } from '#cache/tags.ts';
import { createSharedLog, createTestCache } from '../../helpers/cache-harness.ts';
import { renderTestPage, openTestServer } from '../../helpers/test-server.ts';

const settings = {
  PUBLIC_URL: undefined,
  ALLOWED_HOSTS: undefined,
  CDN: 'fastly',
  CDN_PURGE_URL: 'http://cdn.invalid/purge',
  CDN_SECONDS: 300,
} as const;

async function openBehind(proxies: string[] | undefined) {
  const config = { ...settings, TRUSTED_PROXIES: proxies };
  const log = createSharedLog().node();
  const cache = createTestCache({ log });
  const front = await openTestServer({
    config,
    cache,
    render: async (visit) => ({ ...(await renderTestPage(visit)), tags: [tags.product('1')] }),
  });
  const cdnHeadersOf = async (path: string): Promise<readonly (string | null)[]> => {
    const { headers } = await fetch(front.url + path);
    return [headers.get('cdn-cache-control'), headers.get('surrogate-key')];
  };
  return { cdnHeadersOf, log };
}

test('a CDN receives the lifetime and the tags of a page, also from the cache', async () => {
  const { cdnHeadersOf } = await openBehind(['127.0.0.1']);
  const kept = ['public, max-age=300, stale-if-error=86400', 'everything product:1 address:%2Fproducts%2Fx'];
  expect([await cdnHeadersOf('/products/x'), await cdnHeadersOf('/products/x')]).toEqual([kept, kept]);
});

test('a visitor who is not the CDN sees no tags', async () => {
  const { cdnHeadersOf } = await openBehind(undefined);
  expect([await cdnHeadersOf('/products/x'), await cdnHeadersOf('/products/x')]).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('a CDN must not store a page while the log cannot be read', async () => {
  const { cdnHeadersOf, log } = await openBehind(['127.0.0.1']);
  await cdnHeadersOf('/products/x');
  log.reachable = false;
  expect(await cdnHeadersOf('/products/x')).toEqual(['no-store', null]);
});
