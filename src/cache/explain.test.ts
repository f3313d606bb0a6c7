import { expect, test } from 'vitest';
import { ask, createCacheHarness, htmlPage } from '#tests/helpers/cache-harness.ts';
import { explainTag, explainTarget } from './explain.ts';
import { invalidationOf } from './log/invalidation-log.ts';
import { tags } from './tags.ts';

const product = tags.product('1');
const path = '/products/lamp';

/** A cache with one page, which was used once and is five seconds old. */
async function openCache() {
  const bench = createCacheHarness();
  const page = () => htmlPage('page', [product], { freshUntil: bench.clock.wall() + 60_000 });
  await ask(bench, path, page);
  bench.clock.advance(5000);
  await ask(bench, path, page);
  const explain = (target = path) => explainTarget(bench.cache, target, bench.clock);
  return { ...bench, explain };
}

test('a stored page is explained with its key, age, size, use and tags', async () => {
  const { cache, clock, explain } = await openCache();
  const page = {
    key: path,
    status: 200,
    state: 'fresh',
    ageSeconds: 5,
    bytes: cache.entries.bytes,
    hits: 1,
    provisional: false,
    encodings: ['identity'],
    tags: [product, tags.address(path)],
  };
  expect(explain(`${path}?utm_source=x`)).toMatchObject({ page: { key: path } });
  expect(explain().page).toMatchObject({ ...page, tags: expect.arrayContaining([product]) });
  expect(explainTag(cache, product, clock)).toEqual([explain().page]);
});

test('a page that was invalidated or has expired is explained as such', async () => {
  const invalidated = await openCache();
  await invalidated.log.append(invalidationOf([product]));
  expect(invalidated.log.isCurrent()).toBe(true);
  expect(invalidated.explain().page?.state).toBe('invalidated');
  const expired = await openCache();
  expired.clock.advance(60_000);
  expect(expired.explain().page?.state).toBe('expired');
});

test('an address without a stored page has its key, one that is never stored has none', async () => {
  const { cache, clock, explain } = await openCache();
  expect(explain('/products/vase')).toEqual({ key: '/products/vase', page: null });
  expect(explain('/cart')).toEqual({ key: null, page: null });
  expect(explainTag(cache, tags.product('2'), clock)).toEqual([]);
});
