import { expect, inject, test } from 'vitest';
import { attributes, firstText, jsonLd, linkHref, metaContent } from '../../helpers/html.ts';

const shop = inject('shop');
const get = (path: string): Promise<Response> => fetch(shop + path);
const articles = (html: string): string[] => [
  ...new Set(attributes(html, 'a', 'href').filter((href) => /^\/blogs\/journal\/[^?]+$/.test(href))),
];

test('a blog is paginated without repeated articles', async () => {
  const [first, second] = await Promise.all(
    ['/blogs/journal', '/blogs/journal?page=2'].map(async (path) => (await get(path)).text()),
  );
  const [one, two] = [articles(first ?? ''), articles(second ?? '')];
  expect(one).toHaveLength(10);
  expect(two.length).toBeGreaterThan(0);
  expect(one.filter((href) => two.includes(href))).toEqual([]);
  expect(firstText(second ?? '', 'title')).toContain('page 2');
});

test('a tag filters a blog, also when the whole blog is cached', async () => {
  const all = articles(await (await get('/blogs/journal')).text());
  const answer = await get('/blogs/journal?tag=Workshop&utm_source=x');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(firstText(html, 'title')).toContain('Journal, Workshop');
  expect(articles(html).length).toBeLessThan(all.length);
  expect(metaContent(html, 'robots')).toBe('noindex, follow');
  expect(linkHref(html, 'canonical')).toBe(`${shop}/blogs/journal?tag=Workshop`);
});

test('a page past the end of a blog and an unknown tag are 404', async () => {
  for (const path of ['/blogs/journal?page=9', '/blogs/journal?tag=nobody-wrote-of-this', '/blogs/nothing.atom']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('the feed of a blog is Atom and lists its newest articles', async () => {
  const answer = await get('/blogs/journal.atom');
  const xml = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(xml.match(/<entry>/g)).toHaveLength(12);
  expect(xml).toContain(`<link rel="self" href="${shop}/blogs/journal.atom"/>`);
});

test('an article links to its blog and all blogs, states its reading time and has structured data', async () => {
  const html = await (await get('/blogs/journal/kveld-from-sketch-to-switch')).text();
  expect(attributes(html, 'a', 'href')).toEqual(expect.arrayContaining(['/blogs', '/blogs/journal']));
  expect(html).toMatch(/\d+ min read/);
  expect(jsonLd(html)).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', author: expect.objectContaining({ '@type': 'Person' }) }),
  );
  expect(html).toContain('Read next');
});

test('long texts have a table of contents with working links', async () => {
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
