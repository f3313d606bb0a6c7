import { expect, inject, test } from 'vitest';
import { attributes } from '../helpers/html.ts';

const shop = inject('shop');

/** Every page reachable by links from the home page, with its status. */
async function crawl(): Promise<Map<string, { status: number; html: string }>> {
  const seen = new Map<string, { status: number; html: string }>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const answer = await fetch(shop + path);
    const html = await answer.text();
    seen.set(path, { status: answer.status, html });
    waiting.push(...linksOf(html, path).filter((next) => !seen.has(next)));
  }
  return seen;
}

/** Internal paths. Of queries only page numbers are followed, otherwise the crawl would try every filter. */
function linksOf(html: string, from: string): string[] {
  return attributes(html, 'a', 'href').flatMap((href) => {
    const url = new URL(href, shop + from);
    if (url.origin !== shop || url.pathname.startsWith('/media/')) return [];
    const page = url.searchParams.get('page');
    return [url.pathname + (page ? `?page=${page}` : '')];
  });
}

const pages = await crawl();

test('no link is broken', () => {
  expect(
    [...pages].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`),
  ).toEqual([]);
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
