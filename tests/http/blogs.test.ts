import { expect, inject, test } from 'vitest';
import { attributes, firstText, linkHref, metaContent } from '../helpers/html.ts';

const shop = inject('shop');
const get = (path: string): Promise<Response> => fetch(shop + path);
const articles = (html: string): string[] => [
  ...new Set(attributes(html, 'a', 'href').filter((href) => /^\/blogs\/journal\/[^?]+$/.test(href))),
];

test('a blog is split into pages that share no article', async () => {
  const [first, second] = await Promise.all(
    ['/blogs/journal', '/blogs/journal?page=2'].map(async (path) => (await get(path)).text()),
  );
  const [one, two] = [articles(first ?? ''), articles(second ?? '')];
  expect(one).toHaveLength(10);
  expect(two.length).toBeGreaterThan(0);
  expect(one.filter((href) => two.includes(href))).toEqual([]);
  expect(firstText(second ?? '', 'title')).toContain('page 2');
});

test('a tag narrows a blog, also when the whole blog has been kept', async () => {
  const all = articles(await (await get('/blogs/journal')).text());
  const answer = await get('/blogs/journal?tag=Workshop&utm_source=x');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(firstText(html, 'title')).toContain('Journal, Workshop');
  expect(articles(html).length).toBeLessThan(all.length);
  expect(metaContent(html, 'robots')).toBe('noindex, follow');
  expect(linkHref(html, 'canonical')).toBe(`${shop}/blogs/journal?tag=Workshop`);
});

test('past the end of a blog, and for a tag that no article has, there is nothing', async () => {
  for (const path of ['/blogs/journal?page=9', '/blogs/journal?tag=nobody-wrote-of-this', '/blogs/nothing.atom']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('a blog’s feed is Atom and lists its newest articles', async () => {
  const answer = await get('/blogs/journal.atom');
  const xml = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(xml.match(/<entry>/g)).toHaveLength(12);
  expect(xml).toContain(`<link rel="self" href="${shop}/blogs/journal.atom"/>`);
});
