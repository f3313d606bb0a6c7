import { expect, test } from 'vitest';
import { ask, createCacheHarness, gate, htmlPage, loadWith, textOf } from '#tests/helpers/cache-harness.ts';
import { invalidationOf } from './log/invalidation-log.ts';
import { NotFoundError, notFoundPath, type PageReads, type PageResponse } from './entries/page-response.ts';
import { tags } from './tags.ts';

const menu = tags.menu('main');
const handleTagOf = (path: string) => tags.productHandle(path.slice('/products/'.length));

/** A shop without a product, which counts how often it makes the page that says so. */
function emptyShop(): { readonly render: (path: string) => Promise<PageResponse>; readonly made: () => number } {
  let renders = 0;
  const render = async (path: string): Promise<PageResponse> => {
    if (path !== notFoundPath) throw new NotFoundError({ tags: [handleTagOf(path)] });
    renders += 1;
    return htmlPage(`nothing here ${renders}`, [menu], { status: 404 });
  };
  return { render, made: () => renders };
}

test('a thousand addresses without a page share one "not found" page and its bytes', async () => {
  const bench = createCacheHarness();
  const { render, made } = emptyShop();
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => ask(bench, `/products/none-${at}`, render)),
  );
  expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
  expect(made()).toBe(1);
});

test('a shop whose "not found" page is missing as well says so', async () => {
  const bench = createCacheHarness();
  const missing = ask(bench, '/products/lamp', async () => {
    throw new NotFoundError();
  });
  await expect(missing).rejects.toThrow('There is no page at this address.');
});

test('the absence of a page is stored until an event announces the page', async () => {
  const bench = createCacheHarness();
  const { render } = emptyShop();
  await ask(bench, '/products/lamp', render);
  expect((await ask(bench, '/products/lamp', render)).cacheStatus).toBe('storefront; hit');
  await bench.log.append(invalidationOf([handleTagOf('/products/chair')]));
  expect((await ask(bench, '/products/lamp', render)).cacheStatus).toBe('storefront; hit');
  await bench.log.append(invalidationOf([handleTagOf('/products/lamp')]));
  const found = await ask(bench, '/products/lamp', async () => htmlPage('lamp', [tags.product('1')]));
  expect([found.response.status, textOf(found)]).toEqual([200, 'lamp']);
});

test('a change of the "not found" page reaches all addresses without a page', async () => {
  const bench = createCacheHarness();
  const { render, made } = emptyShop();
  for (const path of ['/products/a', '/products/b']) await ask(bench, path, render);
  await bench.log.append(invalidationOf([menu]));
  const texts = [];
  for (const path of ['/products/a', '/products/b', '/products/c']) texts.push(textOf(await ask(bench, path, render)));
  expect([texts, made()]).toEqual([['nothing here 2', 'nothing here 2', 'nothing here 2'], 2]);
});

test('the lookup of an absent page does not confirm the "not found" page', async () => {
  const bench = createCacheHarness();
  let renders = 0;
  const render = async (path: string): Promise<PageResponse> => {
    const tag = handleTagOf(path);
    const confirm = async () => ({ tags: [tag], versions: new Map(), freshUntil: Infinity });
    const lookup: PageReads = { tags: [tag], confirm };
    if (path !== notFoundPath) throw new NotFoundError(lookup);
    return htmlPage(`nothing here ${(renders += 1)}`, [menu], { status: 404 });
  };
  await ask(bench, '/products/lamp', render);
  await bench.log.append(invalidationOf([menu]));
  expect(textOf(await ask(bench, '/products/lamp', render))).toBe('nothing here 2');
});

test('a product that appears during a render which did not find it is served to the next request', async () => {
  const bench = createCacheHarness();
  const { open, opened } = gate();
  const early = ask(bench, '/products/lamp', async (path) => {
    await opened;
    return emptyShop().render(path);
  });
  await bench.log.append(invalidationOf([handleTagOf('/products/lamp')]));
  open();
  expect((await early).response.status).toBe(404);
  expect(textOf(await ask(bench, '/products/lamp', async () => htmlPage('lamp', [tags.product('1')])))).toBe('lamp');
});

test('a page that was removed is replaced by the "not found" page', async () => {
  const bench = createCacheHarness();
  const product = tags.product('1');
  await ask(bench, '/products/lamp', async () => htmlPage('lamp', [product]));
  await bench.log.append(invalidationOf([product]));
  const gone = await ask(bench, '/products/lamp', emptyShop().render);
  expect([gone.response.status, textOf(gone)]).toEqual([404, 'nothing here 1']);
});

test('without a "not found" page the caller receives the NotFoundError', async () => {
  const bench = createCacheHarness();
  const nothing = (): Promise<PageResponse> => Promise.reject(new NotFoundError());
  await expect(ask(bench, '/products/lamp', nothing)).rejects.toThrow(NotFoundError);
});

test('addresses that no route matches share the "not found" page and have no entries of their own', async () => {
  const bench = createCacheHarness();
  const { render, made } = emptyShop();
  await ask(bench, '/products/lamp', render);
  const answers = await Promise.all(
    [1, 2, 3].map(() => bench.cache.respondNotFound({ encoding: 'identity' }, loadWith(render))),
  );
  expect(new Set(answers.map((answer) => `${answer.response.status} ${textOf(answer)}`))).toEqual(
    new Set(['404 nothing here 1']),
  );
  expect([made(), bench.cache.entries.count]).toEqual([1, 2]);
});
