import { expect, test } from 'vitest';
import { createCacheKeys } from '#cache/key.ts';
import { createPageCache } from '#cache/page-cache.ts';
import { tags } from '#cache/tags.ts';
import { packerFor } from '#http/server-context.ts';
import { createSharedLog } from '../helpers/cache-harness.ts';
import { renderTestPage, openTestServer } from '../helpers/test-server.ts';

const settings = {
  PUBLIC_URL: undefined,
  ALLOWED_HOSTS: undefined,
  CDN: 'fastly',
  CDN_PURGE_URL: 'http://cdn.invalid/purge',
  CDN_SECONDS: 300,
} as const;

async function openBehind(proxies: string[] | undefined) {
  const config = { ...settings, TRUSTED_PROXIES: proxies };
  const encoder = packerFor({ config, imageHosts: [] });
  const log = createSharedLog().node();
  const cache = createPageCache({ bytes: 4_000_000, keys: createCacheKeys('EUR'), log, encoder, report: () => {} });
  const httpServer = await openTestServer({
    config,
    cache,
    render: async (context) => ({ ...(await renderTestPage(context)), tags: [tags.product('1')] }),
  });
  const cdnHeadersOf = async (path: string): Promise<readonly (string | null)[]> => {
    const { headers } = await fetch(httpServer.url + path);
    return [headers.get('cdn-cache-control'), headers.get('surrogate-key')];
  };
  return { cdnHeadersOf, log };
}

test('a CDN gets lifetime and tags of a page, also from the cache', async () => {
  const { cdnHeadersOf } = await openBehind(['127.0.0.1']);
  const cacheable = ['public, max-age=300, stale-if-error=86400', 'everything product:1 address:%2Fproducts%2Fx'];
  expect([await cdnHeadersOf('/products/x'), await cdnHeadersOf('/products/x')]).toEqual([cacheable, cacheable]);
});

test('visitors get no cache tags', async () => {
  const { cdnHeadersOf } = await openBehind(undefined);
  expect([await cdnHeadersOf('/products/x'), await cdnHeadersOf('/products/x')]).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('a CDN may not cache a page while the log cannot be read', async () => {
  const { cdnHeadersOf, log } = await openBehind(['127.0.0.1']);
  await cdnHeadersOf('/products/x');
  log.reachable = false;
  expect(await cdnHeadersOf('/products/x')).toEqual(['no-store', null]);
});
