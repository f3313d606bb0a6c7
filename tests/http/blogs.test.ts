import { expect, inject, test } from 'vitest';
import { attributes, firstText, jsonLd, linkHref, metaContent } from '../helpers/html.ts';

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

test('an article leads to its blog and to all blogs, says how long it takes, and is told as one of them', async () => {
  const html = await (await get('/blogs/journal/kveld-from-sketch-to-switch')).text();
  expect(attributes(html, 'a', 'href')).toEqual(expect.arrayContaining(['/blogs', '/blogs/journal']));
  expect(html).toMatch(/\d+ min to read/);
  expect(jsonLd(html)).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', author: expect.objectContaining({ '@type': 'Person' }) }),
  );
  expect(html).toContain('Read next');
});

test('long texts list what they hold, and each entry leads to its place', async () => {
  for (const path of [
    '/policies/terms-of-service',
    '/pages/size-guide',
    '/blogs/journal/kveld-from-sketch-to-switch',
  ]) {
    const html = await (await get(path)).text();
    const list = /<nav class="contents"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    const places = attributes(list, 'a', 'href').map((href) => href.slice(1));
    expect([path, places.length >= 5]).toEqual([path, true]);
    const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    expect(places.filter((id) => !ids.has(id))).toEqual([]);
  }
  expect(await (await get('/policies/contact-information')).text()).not.toContain('class="contents"');
});
