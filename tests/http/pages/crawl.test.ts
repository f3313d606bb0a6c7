import { expect, inject, test } from 'vitest';
import { brokenPages, crawl } from '../../helpers/crawl.ts';
import { attributes } from '../../helpers/html.ts';

const shop = inject('shop');

const pages = await crawl(shop);

test('no link is broken', () => {
  expect(brokenPages(pages)).toEqual([]);
});

test('every page of the sitemap is reachable by links', async () => {
  const index = await (await fetch(`${shop}/sitemap.xml`)).text();
  const shards = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const texts = await Promise.all(shards.map(async (path) => (await fetch(shop + path)).text()));
  const listed = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
  );
  expect(listed.length).toBeGreaterThan(70);
  expect(listed.filter((path) => !pages.has(path))).toEqual([]);
});

test('every fragment link has its target', () => {
  const broken = [...pages].flatMap(([from, { html }]) =>
    attributes(html, 'a', 'href')
      .map((href) => new URL(href, shop + from))
      .filter((url) => url.origin === shop && url.hash.length > 1)
      .filter((url) => {
        const target = pages.get(url.pathname)?.html ?? '';
        return !target.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`);
      })
      .map((url) => `${from} → ${url.pathname}${url.hash}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});
