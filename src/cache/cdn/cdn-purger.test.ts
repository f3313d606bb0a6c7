import { expect, test } from 'vitest';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { invalidationOf } from '../log/invalidation-log.ts';
import { type CacheTag, tags } from '../tags.ts';
import { cdnProviders } from './cdn.ts';
import { createCdnPurger, type CdnPurgerOptions } from './cdn-purger.ts';

/** A purger in a time that passes only when a test says so, and the tags of each purge that it sent. */
function openPurger(statuses: number[] = [], overrides: Partial<CdnPurgerOptions> = {}) {
  const runtime = createManualRuntime();
  const purges: (readonly string[])[] = [];
  const reported: unknown[] = [];
  const purger = createCdnPurger({
    cdn: { ...cdnProviders.cloudflare, maxTagsPerPurge: 2 },
    url: 'https://cdn.example/purge',
    token: 'the token',
    report: (error) => void reported.push(error),
    fetch: async (_, request) => {
      purges.push(JSON.parse(typeof request?.body === 'string' ? request.body : '{}').tags);
      return new Response(null, { status: statuses.shift() ?? 200 });
    },
    runtime,
    ...overrides,
  });
  const invalidate = (...list: readonly CacheTag[]): void => purger.follower.apply(invalidationOf(list));
  return { purger, runtime, purges, reported, invalidate };
}

const [one, two, three] = ['1', '2', '3'].map(tags.product);
const list = [one, two, three].flatMap((tag) => tag ?? []);

test('tags are collected for 50 milliseconds and purged in requests of the size that the CDN accepts', async () => {
  const { runtime, purges, invalidate } = openPurger();
  invalidate(...list);
  await runtime.advance(49);
  expect(purges).toEqual([]);
  invalidate(...list);
  await runtime.advance(1);
  expect(purges).toEqual([['product:1', 'product:2'], ['product:3']]);
});

test('an invalidation of everything, and a reset of the log, replace the tags that wait', async () => {
  const { purger, runtime, purges, invalidate } = openPurger();
  invalidate(...list, tags.everything);
  invalidate(...list);
  await runtime.advance(50);
  invalidate(...list);
  purger.follower.reset();
  await runtime.advance(50);
  expect(purges).toEqual([['everything'], ['everything']]);
});

test('a failed purge is reported, and repeated with growing pauses until it is accepted', async () => {
  const { runtime, purges, reported, invalidate } = openPurger([500, 500, 500]);
  invalidate(tags.listing);
  await runtime.advance(50);
  expect(purges).toHaveLength(1);
  await runtime.advance(749);
  expect(purges).toHaveLength(1);
  await runtime.advance(1);
  expect(purges).toHaveLength(2);
  await runtime.advance(1500);
  expect(purges).toHaveLength(3);
  await runtime.advance(2999);
  expect(purges).toHaveLength(3);
  await runtime.advance(1);
  expect([purges.length, reported.length]).toEqual([4, 3]);
  expect(reported[0]).toMatchObject({ message: 'The CDN answered a purge with status 500' });
});

test('after a purge was accepted the pauses begin anew', async () => {
  const { runtime, purges, invalidate } = openPurger([500, 500, 200, 500]);
  invalidate(tags.listing);
  await runtime.advance(50 + 750 + 1500);
  invalidate(tags.pages);
  await runtime.advance(50);
  expect(purges).toHaveLength(4);
  await runtime.advance(750);
  expect(purges).toHaveLength(5);
});

test('an accepted purge is sent once more after three seconds, whether that succeeds or not', async () => {
  const { runtime, purges, invalidate } = openPurger([200, 500]);
  invalidate(tags.listing);
  await runtime.advance(3049);
  expect(purges).toHaveLength(1);
  await runtime.advance(1);
  expect(purges).toEqual([['listing'], ['listing']]);
  await runtime.advance(120_000);
  expect(purges).toHaveLength(2);
});

test('stopping sends the waiting purges once, and repeats none', async () => {
  const { purger, runtime, purges, invalidate } = openPurger([200, 500]);
  invalidate(...list);
  await purger.stop();
  await runtime.advance(120_000);
  expect(purges).toEqual([['product:1', 'product:2'], ['product:3']]);
});

test('purges are counted by result', async () => {
  const { purger, runtime, invalidate } = openPurger([500]);
  invalidate(tags.listing);
  await runtime.advance(1000);
  expect(purger.metrics()).toBe(
    `# HELP storefront_cdn_purges_total Purges of the CDN by result.
# TYPE storefront_cdn_purges_total counter
storefront_cdn_purges_total{result="accepted"} 1
storefront_cdn_purges_total{result="failed"} 1
`,
  );
});

test.each(['cloudflare', 'varnish'] as const)('a purge of %s without a token has no authorization', (name) => {
  expect(cdnProviders[name].purge([tags.listing], undefined).headers).not.toHaveProperty('authorization');
  expect(cdnProviders[name].purge([tags.listing], 'x').headers).toMatchObject({ authorization: 'Bearer x' });
});
