import { expect, test } from 'vitest';
import { ask, createCacheHarness, htmlPage, createSharedLog, textOf } from '#tests/helpers/cache-harness.ts';
import { invalidationOf } from './log/invalidation-log.ts';
import type { PageResponse } from './entries/page-response.ts';
import { tags } from './tags.ts';

const product = tags.product('1');
const path = '/products/lamp';

test('a page is not served after the time at which its content changes without an event', async () => {
  const bench = createCacheHarness();
  const freshUntil = bench.clock.wall() + 60_000;
  await ask(bench, path, () => htmlPage('announced', [product], { freshUntil }));
  bench.clock.advance(59_999);
  expect(textOf(await ask(bench, path, () => htmlPage('over', [product])))).toBe('announced');
  bench.clock.advance(1);
  expect(textOf(await ask(bench, path, () => htmlPage('over', [product])))).toBe('over');
});

test('a page without events is revalidated in the background when it is too old', async () => {
  const bench = createCacheHarness();
  await ask(bench, path, () => htmlPage('one', [product], { revalidateAfterMs: 60_000 }));
  bench.clock.advance(60_000);
  expect(textOf(await ask(bench, path, () => htmlPage('two', [product])))).toBe('one');
  await expect.poll(async () => textOf(await ask(bench, path, () => htmlPage('three', [product])))).toBe('two');
});

test('setting the date by an hour neither expires nor preserves a page', async () => {
  const bench = createCacheHarness();
  await ask(bench, path, () => htmlPage('page', [product]));
  bench.clock.jumpWallClock(-3_600_000);
  expect(textOf(await ask(bench, path, () => htmlPage('again', [product])))).toBe('page');
  bench.clock.jumpWallClock(7_200_000);
  expect(textOf(await ask(bench, path, () => htmlPage('again', [product])))).toBe('page');
  await bench.log.append(invalidationOf([product]));
  expect(textOf(await ask(bench, path, () => htmlPage('new', [product])))).toBe('new');
});

test('a page that was read before the data of a delivery arrived is stored for a short time', async () => {
  const bench = createCacheHarness();
  const versions = { [product]: '2026-01-01T00:00:10Z' };
  await bench.log.append({ tags: [product], versions, settleMs: 0 });
  const old = { versions: new Map([[product, '2026-01-01T00:00:00Z']]) };
  const start = bench.clock.steady();
  const isNew = (): boolean => bench.clock.steady() - start >= 3000;
  const render = (): PageResponse =>
    isNew()
      ? htmlPage('new', [product], { versions: new Map(Object.entries(versions).map(([, at]) => [product, at])) })
      : htmlPage('old', [product], old);
  expect(textOf(await ask(bench, path, render))).toBe('old');
  const shown: (readonly [at: number, text: string])[] = [];
  while (bench.clock.steady() - start < 8000) {
    bench.clock.advance(100);
    shown.push([bench.clock.steady() - start, textOf(await ask(bench, path, render))]);
  }
  expect(shown.filter(([at, text]) => at >= 5000 && text !== 'new')).toEqual([]);
  expect(bench.cache.stats.renders).toBeLessThan(6);
});

test('pages that were read while lists and search settle are rendered again afterwards', async () => {
  const bench = createCacheHarness();
  await bench.log.append({ tags: [tags.listing], versions: {}, settleMs: 500 });
  await ask(bench, '/search?q=lamp', () => htmlPage('unsettled', [tags.listing]));
  bench.clock.advance(499);
  expect(textOf(await ask(bench, '/search?q=lamp', () => htmlPage('settled', [tags.listing])))).toBe('unsettled');
  bench.clock.advance(1);
  expect(textOf(await ask(bench, '/search?q=lamp', () => htmlPage('settled', [tags.listing])))).toBe('settled');
});

test('a node that cannot read the log serves marked pages for five seconds, then renders', async () => {
  const shared = createSharedLog();
  const bench = createCacheHarness({ shared });
  await ask(bench, path, () => htmlPage('old', [product]));
  bench.log.reachable = false;
  await shared.append(invalidationOf([product]));
  bench.clock.advance(4999);
  const unsure = await ask(bench, path, () => htmlPage('new', [product]));
  expect([textOf(unsure), unsure.cacheStatus]).toEqual(['old', 'storefront; hit; ttl=-1; detail=unverified']);
  bench.clock.advance(1);
  expect(textOf(await ask(bench, path, () => htmlPage('new', [product])))).toBe('new');
  bench.log.reachable = true;
  expect(textOf(await ask(bench, path, () => htmlPage('newer', [product])))).toBe('newer');
});
