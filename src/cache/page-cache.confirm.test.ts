import { expect, test } from 'vitest';
import { ask, createCacheHarness, gate, htmlPage, textOf } from '#tests/helpers/cache-harness.ts';
import type { EntityReads } from './entities/entity-reads.ts';
import type { ConfirmReads, PageResponse } from './entries/page-response.ts';
import { invalidationOf } from './log/invalidation-log.ts';
import { type CacheTag, tags } from './tags.ts';

const path = '/products/lamp';
const product = tags.product('lamp');
const readsOf = (...read: readonly CacheTag[]): EntityReads => ({
  tags: read,
  versions: new Map(),
  freshUntil: Infinity,
});

/** A cached page, and what its reads return the next time. */
async function openPage(confirm: ConfirmReads, more: Partial<PageResponse> = {}) {
  const bench = createCacheHarness();
  let renders = 0;
  const render = (): PageResponse => htmlPage(`page ${(renders += 1)}`, [product], { confirm, ...more });
  const visit = async () => {
    const page = await ask(bench, path, render);
    return { text: textOf(page), status: page.cacheStatus, etag: page.response.etag };
  };
  const first = await visit();
  return { ...bench, visit, first, invalidate: async (...all: CacheTag[]) => bench.log.append(invalidationOf(all)) };
}

test('an invalidated page that is made of the same is not rendered, and is stored again', async () => {
  const { visit, first, invalidate, cache } = await openPage(async () => readsOf(product));
  await invalidate(product);
  expect(await visit()).toEqual({ ...first, status: 'storefront; fwd=stale; fwd-status=304; stored' });
  expect(await visit()).toEqual({ ...first, status: 'storefront; hit' });
  expect(cache.stats).toMatchObject({ renders: 1, confirmed: 1 });
});

test('an invalidated page that is made of something else is rendered', async () => {
  const { visit, invalidate } = await openPage(async () => null);
  await invalidate(product);
  expect(await visit()).toMatchObject({ text: 'page 2', status: 'storefront; fwd=stale; stored' });
});

test('a page whose reads fail is rendered', async () => {
  const { visit, invalidate } = await openPage(async () => Promise.reject(new Error('down')));
  await invalidate(product);
  expect(await visit()).toMatchObject({ text: 'page 2' });
});

test('a confirmed page has the tags of its last reads', async () => {
  const { visit, invalidate } = await openPage(async () => readsOf(tags.menu('main')));
  await invalidate(product);
  await visit();
  await invalidate(product);
  expect(await visit()).toMatchObject({ status: 'storefront; hit' });
  await invalidate(tags.menu('main'));
  expect(await visit()).toMatchObject({ status: 'storefront; fwd=stale; fwd-status=304; stored' });
});

test.each([
  ['everything', tags.everything],
  ['its address', tags.address(path)],
  ['the profile', tags.profile],
])('after an invalidation of %s a page is rendered, whatever it is made of', async (_, tag) => {
  const { visit, invalidate } = await openPage(async () => readsOf(product), { tags: [product, tags.profile] });
  await invalidate(product, tag);
  expect(await visit()).toMatchObject({ text: 'page 2' });
});

test('a page that has changed by itself is rendered', async () => {
  const { visit, invalidate, clock } = await openPage(async () => readsOf(product), {
    freshUntil: createCacheHarness().clock.wall() + 1000,
  });
  await invalidate(product);
  expect(await visit()).toMatchObject({ text: 'page 1' });
  clock.advance(1000);
  expect(await visit()).toMatchObject({ text: 'page 2', status: 'storefront; fwd=stale; stored' });
});

test('a page with data that sends no events is rendered', async () => {
  const { visit, invalidate } = await openPage(async () => readsOf(product), { revalidateAfterMs: 60_000 });
  await invalidate(product);
  expect(await visit()).toMatchObject({ text: 'page 2' });
});

test('a page that is invalidated while it is confirmed is not stored', async () => {
  const { open, opened } = gate();
  const answers: ConfirmReads[] = [
    async () => {
      await opened;
      return readsOf(product);
    },
    async () => null,
  ];
  const { visit, invalidate, cache } = await openPage(async () => (await answers.shift()?.()) ?? null);
  await invalidate(product);
  const early = visit();
  await invalidate(product);
  const late = visit();
  open();
  expect([await early, await late]).toMatchObject([{ text: 'page 1' }, { text: 'page 2' }]);
  expect(cache.stats.fenced).toBe(1);
});
