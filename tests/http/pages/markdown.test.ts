import { expect, inject, test } from 'vitest';
import { pageSize } from '#shop/listing/listing.ts';
import { notFoundPaths, pageKinds, visitorPages } from '../../fixtures/page-kinds.ts';

const shop = inject('shop');
const ask = (path: string, accept: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop + path, { headers: { accept, ...headers }, redirect: 'manual' });
const read = async (path: string): Promise<string> => (await ask(path, 'text/markdown')).text();

const twins = Object.entries(pageKinds).filter(([, path]) => !visitorPages.includes(path));

test.each(twins)('%s has a Markdown version at the same URL', async (_kind, path) => {
  for (const _ of ['rendered', 'cached']) {
    const twin = await ask(path, 'text/markdown, text/html;q=0.5');
    const text = await twin.text();
    expect([twin.status, twin.headers.get('content-type'), twin.headers.get('vary')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'Accept, Accept-Encoding',
    ]);
    expect(text).toMatch(/^# \S/);
    expect(text).not.toMatch(/<\/?(?:p|div|a|h\d)\b|undefined|\[object/);
    const page = await ask(path, 'text/html');
    expect([page.headers.get('content-type'), page.headers.get('vary')]).toEqual([
      'text/html; charset=utf-8',
      'Accept, Accept-Encoding',
    ]);
    expect(await page.text()).toMatch(/^<!doctype html>/i);
  }
});

test('a page links to its Markdown version, and one about a visitor, which has none, does not', async () => {
  const link = '<link rel="alternate" type="text/markdown"';
  const linked = async (path: string) => (await (await ask(path, 'text/html')).text()).includes(link);
  const missing = await Promise.all(twins.map(async ([, path]) => ((await linked(path)) ? [] : [path])));
  expect(missing.flat()).toEqual([]);
  const wrong = await Promise.all(
    [...visitorPages, '/assistant'].map(async (path) => ((await linked(path)) ? [path] : [])),
  );
  expect(wrong.flat()).toEqual([]);
});

test('the Markdown version has its own cache key and ETag', async () => {
  await read('/about');
  const twin = await ask('/about', 'text/markdown');
  expect(twin.headers.get('cache-status')).toBe('storefront; hit');
  const etag = twin.headers.get('etag') ?? '';
  expect((await ask('/about', 'text/markdown', { 'if-none-match': etag })).status).toBe(304);
  expect((await ask('/about', 'text/html', { 'if-none-match': etag })).status).toBe(200);
});

test('the Markdown of a product lists variants with prices and availability', async () => {
  const text = await read('/products/kveld-table-lamp');
  expect(text).toMatch(/^# Kveld table lamp$/m);
  expect(text).toMatch(/^\| Colour \| Size \| Plug \| Price \| Availability \| SKU \| Link \|$/m);
  expect(text).toMatch(
    /^\| Rust \| 38 cm \| EU \| €\d+[^|]* \| (?:in stock|sold out)[^|]* \| [^|]* \| \[open\]\(http/m,
  );
});

test('the Markdown of a product has its safety and energy class', async () => {
  const markdown = await read('/products/lykt-portable-lamp');
  expect(markdown).toContain('Responsible person in the EU: Halden Hjem AB');
  expect(markdown).toContain('Energy class: E');
  expect(markdown).toMatch(/Warnings: .*lithium/);
});

test('the Markdown of a collection lists products with links and the next page', async () => {
  const text = await read('/collections/all');
  expect(text.match(/^- \[.*\]\(http:\/\/[^)]*\/products\//gm)).toHaveLength(pageSize);
  expect(text).toContain(`[Next page](${shop}/collections/all?page=2)`);
});

test('every internal link in Markdown works', async () => {
  const texts = await Promise.all(['/', '/about', '/blogs', '/blogs/journal', '/policies', '/collections'].map(read));
  const links = new Set(texts.flatMap((text) => [...text.matchAll(/\]\((http[^)]*)\)/g)].map(([, href = '']) => href)));
  const own = [...links].filter((href) => href.startsWith(shop));
  expect(own.length).toBeGreaterThan(20);
  const dead = [];
  for (const href of own) if ((await fetch(href)).status !== 200) dead.push(href);
  expect(dead).toEqual([]);
});

test.each(notFoundPaths)('%s is a 404 in Markdown, too', async (path) => {
  const twin = await ask(path, 'text/markdown');
  expect([twin.status, twin.headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
  expect(await twin.text()).toMatch(/^# /);
});

test('other responses are never Markdown', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/blogs/journal.atom']) {
    expect((await ask(path, 'text/markdown')).headers.get('content-type')).not.toContain('markdown');
  }
  expect(await read('/llms.txt')).toContain('Accept: text/markdown');
});
