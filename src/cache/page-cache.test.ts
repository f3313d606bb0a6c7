import { expect, test } from 'vitest';
import { ask, createCacheHarness, gate, htmlPage, createSharedLog, textOf } from '#tests/helpers/cache-harness.ts';
import { invalidationOf } from './log/invalidation-log.ts';
import type { PageResponse } from './entries/page-response.ts';
import { tags } from './tags.ts';

const product = tags.product('1');
const path = '/products/lamp';

test('a page is rendered once and then served from the cache', async () => {
  const bench = createCacheHarness();
  let renders = 0;
  const render = (): PageResponse => htmlPage(`page ${(renders += 1)}`, [product]);
  const first = await ask(bench, path, render);
  bench.clock.advance(7000);
  const second = await ask(bench, path, render);
  expect([textOf(first), textOf(second), renders]).toEqual(['page 1', 'page 1', 1]);
  expect([first.cacheStatus, second.cacheStatus]).toEqual(['storefront; fwd=uri-miss; stored', 'storefront; hit']);
  expect([first.age, second.age]).toEqual([0, 7]);
});

test('an invalidation of a tag of the page causes a render, one of another tag does not', async () => {
  const bench = createCacheHarness();
  await ask(bench, path, () => htmlPage('old', [product]));
  await bench.log.append(invalidationOf([tags.product('2')]));
  expect(textOf(await ask(bench, path, () => htmlPage('new', [product])))).toBe('old');
  await bench.log.append(invalidationOf([product]));
  expect(textOf(await ask(bench, path, () => htmlPage('new', [product])))).toBe('new');
});

test.each(['the same node', 'another node'])(
  'a render that read before an invalidation on %s is not stored',
  async (where) => {
    const shared = createSharedLog();
    const bench = createCacheHarness({ shared });
    const { open, opened } = gate();
    const early = ask(bench, path, async () => {
      await opened;
      return htmlPage('old', [product]);
    });
    await (where === 'the same node' ? bench.log : shared.node()).append(invalidationOf([product]));
    open();
    expect(textOf(await early)).toBe('old');
    expect(textOf(await ask(bench, path, () => htmlPage('new', [product])))).toBe('new');
    expect(bench.cache.stats.fenced + bench.cache.stats.invalidations).toBeGreaterThan(0);
  },
);

test('a request after an invalidation does not share a render that began before it', async () => {
  const bench = createCacheHarness();
  const { open, opened } = gate();
  const before = ask(bench, path, async () => {
    await opened;
    return htmlPage('old', [product]);
  });
  await bench.log.append(invalidationOf([product]));
  const after = ask(bench, path, () => htmlPage('new', [product]));
  open();
  expect([textOf(await before), textOf(await after)]).toEqual(['old', 'new']);
  expect(textOf(await ask(bench, path, () => htmlPage('newer', [product])))).toBe('new');
});

test('a request after an unrelated invalidation shares the running render', async () => {
  const bench = createCacheHarness();
  const { open, opened } = gate();
  const before = ask(bench, path, async () => {
    await opened;
    return htmlPage('one', [product]);
  });
  await bench.log.append(invalidationOf([tags.product('2')]));
  const after = ask(bench, path, () => htmlPage('two', [product]));
  open();
  expect([textOf(await before), textOf(await after)]).toEqual(['one', 'one']);
});

test('100 parallel misses cause one render', async () => {
  const bench = createCacheHarness();
  let renders = 0;
  const render = async (): Promise<PageResponse> => {
    renders += 1;
    await Promise.resolve();
    return htmlPage('page', [product]);
  };
  const answers = await Promise.all(Array.from({ length: 100 }, async () => ask(bench, path, render)));
  expect(renders).toBe(1);
  expect(new Set(answers.map(textOf))).toEqual(new Set(['page']));
});

test('an invalidated page is served as stale while renders fail, and rendered once the platform is back', async () => {
  const bench = createCacheHarness();
  await ask(bench, path, () => htmlPage('old', [product]));
  await bench.log.append(invalidationOf([product]));
  const down = new Error('down');
  const standIn = await ask(bench, path, () => Promise.reject(down));
  expect([textOf(standIn), standIn.cacheStatus]).toEqual(['old', 'storefront; hit; ttl=-1; detail=render-failed']);
  expect(bench.reported).toEqual([down]);
  bench.clock.advance(1000);
  expect(textOf(await ask(bench, path, () => htmlPage('new', [product])))).toBe('new');
});

test('a page with status 500 is not stored, and the last good one is served', async () => {
  const bench = createCacheHarness();
  await ask(bench, path, () => htmlPage('good', [product]));
  await bench.log.append(invalidationOf([product]));
  expect(textOf(await ask(bench, path, () => htmlPage('bad', [], { status: 500 })))).toBe('good');
  bench.clock.advance(1000);
  expect(textOf(await ask(bench, path, () => htmlPage('new', [product])))).toBe('new');
});

test('a failed render is repeated after a delay, and at once after another event', async () => {
  const bench = createCacheHarness();
  await ask(bench, path, () => htmlPage('old', [product]));
  await bench.log.append(invalidationOf([product]));
  let tries = 0;
  const fail = (): Promise<PageResponse> => {
    tries += 1;
    return Promise.reject(new Error('down'));
  };
  for (let count = 0; count < 50; count += 1) await ask(bench, path, fail);
  expect(tries).toBe(1);
  await bench.log.append(invalidationOf([product]));
  await ask(bench, path, fail);
  expect(tries).toBe(2);
});

test('the error of a render is thrown when no page is stored', async () => {
  const bench = createCacheHarness();
  await expect(ask(bench, path, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test.each([
  ['a path that no route declares', '/cart', {}],
  ['the API', '/api/chat', {}],
  ['a cookie', path, { headers: [['Set-Cookie', 'a=b'] as const] }],
  ['no-store', path, { headers: [['cache-control', 'private, no-store'] as const] }],
  ['Vary on more than the encoding', path, { headers: [['vary', 'Cookie'] as const] }],
  ['a degraded render', path, { complete: false }],
  ['a page that nothing could ever move', path, { tags: [] }],
  ['an error', path, { status: 503 }],
  ['a partial answer', path, { status: 206 }],
  ['an empty answer', path, { status: 204 }],
])('%s is never stored', async (_, target, more) => {
  const bench = createCacheHarness();
  await ask(bench, target, () => htmlPage('mine', [product], more));
  expect(textOf(await ask(bench, target, () => htmlPage('yours', [product], more)))).toBe('yours');
  expect(bench.cache.entries.count).toBe(0);
});

test('concurrent requests never share a page with a cookie', async () => {
  const bench = createCacheHarness();
  let count = 0;
  const render = async (): Promise<PageResponse> => {
    count += 1;
    const mine = String(count);
    await Promise.resolve();
    return htmlPage(mine, [product], { headers: [['set-cookie', `visitor=${mine}`]] });
  };
  const answers = await Promise.all(Array.from({ length: 20 }, async () => ask(bench, path, render)));
  expect(new Set(answers.map(textOf)).size).toBe(20);
});

test('a 404 is stored for at most 30 seconds, and until the missing page appears', async () => {
  const bench = createCacheHarness();
  const missing = tags.productHandle('lamp');
  await ask(bench, path, () => htmlPage('none', [missing], { status: 404 }));
  bench.clock.advance(29_000);
  expect((await ask(bench, path, () => htmlPage('made', [product]))).response.status).toBe(404);
  await bench.log.append(invalidationOf([missing]));
  expect((await ask(bench, path, () => htmlPage('made', [product]))).response.status).toBe(200);
  await ask(bench, '/products/other', () => htmlPage('none', [tags.listing], { status: 404 }));
  bench.clock.advance(30_000);
  expect((await ask(bench, '/products/other', () => htmlPage('made', [product]))).response.status).toBe(200);
});

test('a flood of addresses without a page evicts no used page, and memory stays bounded', async () => {
  const bench = createCacheHarness({ bytes: 500_000 });
  for (let count = 0; count < 100; count += 1) {
    for (const _ of [1, 2]) await ask(bench, `/products/hot-${count}`, () => htmlPage('hot', [product]));
  }
  for (let count = 0; count < 2000; count += 1) {
    const render = (): PageResponse => htmlPage('none', [tags.productHandle(String(count))], { status: 404 });
    await ask(bench, `/products/junk-${count}`, render);
    await ask(bench, `/search?q=junk-${count}`, () => htmlPage('nothing found', [tags.listing]));
  }
  let lost = 0;
  for (let count = 0; count < 100; count += 1) {
    await ask(bench, `/products/hot-${count}`, () => htmlPage(String((lost += 1)), [product]));
  }
  expect(lost).toBe(0);
  expect(bench.cache.entries.bytes).toBeLessThanOrEqual(500_000);
});

test('each encoding has its own bytes and ETag and is created once', async () => {
  const bench = createCacheHarness();
  const render = async (): Promise<PageResponse> => htmlPage('words '.repeat(1000), [product]);
  const identity = await ask(bench, path, render);
  const br = await ask(bench, { target: path, encoding: 'br' }, render);
  const gzip = await ask(bench, { target: path, encoding: 'gzip' }, render);
  expect(new Set([identity, br, gzip].map(({ response }) => response.etag)).size).toBe(3);
  expect(br.response.headers).toContain('br');
  expect(br.response.body.length).toBeLessThan(identity.response.body.length);
  expect(bench.cache.hit({ target: path, encoding: 'gzip' })?.response).toBe(gzip.response);
  expect(bench.cache.stats.renders).toBe(1);
});

test('campaign parameters, order, case and unknown parameters share one entry', async () => {
  const bench = createCacheHarness();
  const parameters = new Map([['color', new Set(['red', 'blue'])]]);
  const render = (): PageResponse => htmlPage('lamp', [product], { parameters });
  const same = [
    '?Color=Red',
    '?color=red&utm_source=x',
    '?zzz=1&COLOR=RED',
    '?color=red&color=red',
    '?color=red&color=mauve',
  ];
  for (const query of same) await ask(bench, path + query, render);
  expect(bench.cache.entries.count).toBe(1);
  await ask(bench, `${path}?color=blue`, render);
  await ask(bench, path, render);
  expect(bench.cache.entries.count).toBe(3);
});

test('a product that gains an option has separate entries for its values', async () => {
  const bench = createCacheHarness();
  await ask(bench, path, () => htmlPage('plain', [product], { parameters: new Map() }));
  expect(textOf(await ask(bench, `${path}?size=l`, () => htmlPage('wrong', [product])))).toBe('plain');
  await bench.log.append(invalidationOf([product]));
  const parameters = new Map([['size', new Set(['l', 'm'])]]);
  const sized = async (size: string): Promise<string> =>
    textOf(await ask(bench, `${path}?size=${size}`, () => htmlPage(size, [product], { parameters })));
  expect(await Promise.all([sized('l'), sized('m')])).toEqual(['l', 'm']);
});
