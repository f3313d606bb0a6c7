import { expect, test } from 'vitest';
import { cacheBench, gate, htmlPage, type CacheBench } from '../../tests/helpers/cache-bench.ts';
import type { Answered } from './asking.ts';
import { invalidationOf } from './log.ts';
import { NoPage, notFoundPath } from './no-page.ts';
import type { Page } from './page.ts';
import { tags } from './tags.ts';

const menu = tags.menu('main');
const soughtFor = (path: string) => tags.productHandle(path.slice('/products/'.length));

/** A shop without a product, which counts how often it makes the page that says so. */
function emptyShop(): { readonly render: (path: string) => Promise<Page>; readonly made: () => number } {
  let made = 0;
  const render = async (path: string): Promise<Page> => {
    if (path !== notFoundPath) throw new NoPage({ tags: [soughtFor(path)] });
    made += 1;
    return htmlPage(`nothing here ${made}`, [menu], { status: 404 });
  };
  return { render, made: () => made };
}

const textOf = ({ packed }: Answered): string => new TextDecoder().decode(packed.body);

async function ask({ cache }: CacheBench, target: string, render: (path: string) => Promise<Page>): Promise<Answered> {
  const asking = { target, encoding: 'identity' } as const;
  return cache.hit(asking) ?? cache.answer(asking, render);
}

test('a thousand addresses without a page are shown one that is made once, and hold its bytes once', async () => {
  const bench = cacheBench();
  const { render, made } = emptyShop();
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => ask(bench, `/products/none-${at}`, render)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ packed }) => packed.body)).size).toBe(1);
  expect(made()).toBe(1);
});

test('an address without a page is asked for once until what was looked for appears', async () => {
  const bench = cacheBench();
  const { render } = emptyShop();
  await ask(bench, '/products/lamp', render);
  expect((await ask(bench, '/products/lamp', render)).cacheStatus).toBe('storefront; hit');
  await bench.log.append(invalidationOf([soughtFor('/products/chair')]));
  expect((await ask(bench, '/products/lamp', render)).cacheStatus).toBe('storefront; hit');
  await bench.log.append(invalidationOf([soughtFor('/products/lamp')]));
  const found = await ask(bench, '/products/lamp', async () => htmlPage('lamp', [tags.product('1')]));
  expect([found.status, textOf(found)]).toEqual([200, 'lamp']);
});

test('when something on the page for what is absent changes, all addresses show the new one', async () => {
  const bench = cacheBench();
  const { render, made } = emptyShop();
  for (const path of ['/products/a', '/products/b']) await ask(bench, path, render);
  await bench.log.append(invalidationOf([menu]));
  const texts = [];
  for (const path of ['/products/a', '/products/b', '/products/c']) texts.push(textOf(await ask(bench, path, render)));
  expect([texts, made()]).toEqual([['nothing here 2', 'nothing here 2', 'nothing here 2'], 2]);
});

test('a product that appears while it is looked for in vain is shown to the next who asks', async () => {
  const bench = cacheBench();
  const { open, opened } = gate();
  const early = ask(bench, '/products/lamp', async (path) => {
    await opened;
    return emptyShop().render(path);
  });
  await bench.log.append(invalidationOf([soughtFor('/products/lamp')]));
  open();
  expect((await early).status).toBe(404);
  expect(textOf(await ask(bench, '/products/lamp', async () => htmlPage('lamp', [tags.product('1')])))).toBe('lamp');
});

test('a page that was there and no longer is gives way to the one that says so', async () => {
  const bench = cacheBench();
  const product = tags.product('1');
  await ask(bench, '/products/lamp', async () => htmlPage('lamp', [product]));
  await bench.log.append(invalidationOf([product]));
  const gone = await ask(bench, '/products/lamp', emptyShop().render);
  expect([gone.status, textOf(gone)]).toEqual([404, 'nothing here 1']);
});

test('a page for what is absent that is itself absent is told to whoever asked', async () => {
  const bench = cacheBench();
  const nothing = (): Promise<Page> => Promise.reject(new NoPage());
  await expect(ask(bench, '/products/lamp', nothing)).rejects.toThrow(NoPage);
});

test('addresses that no route knows share that page and leave nothing of their own behind', async () => {
  const bench = cacheBench();
  const { render, made } = emptyShop();
  await ask(bench, '/products/lamp', render);
  const answers = await Promise.all([1, 2, 3].map(() => bench.cache.notFound({ encoding: 'identity' }, render)));
  expect(new Set(answers.map((answer) => `${answer.status} ${textOf(answer)}`))).toEqual(
    new Set(['404 nothing here 1']),
  );
  expect([made(), bench.cache.shelf.count]).toEqual([1, 2]);
});
