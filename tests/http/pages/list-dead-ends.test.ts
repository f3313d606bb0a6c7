import { expect, inject, test } from 'vitest';
import { attributes } from '../../helpers/html.ts';

const shop = inject('shop');
const all = '/collections/all';
const get = (path: string): Promise<Response> => fetch(shop + path, { redirect: 'manual' });
const countOf = (html: string): number => Number.parseInt(/class="count"[^>]*>\s*(\d+)/.exec(html)?.[1] ?? '', 10);
const cards = (html: string): number => html.match(/<article class="product-card/g)?.length ?? 0;
const decoded = (href: string): string => href.replaceAll(/&(?:amp|#38);/g, '&');

test('every value of every facet shows its count', async () => {
  for (const path of [all, '/search?q=mug']) {
    const html = await (await get(path)).text();
    const values = html.match(/<input type="checkbox"[\s\S]*?<\/label>/g) ?? [];
    expect(values.length).toBeGreaterThan(5);
    for (const value of values) expect(value).toMatch(/class="n">\d+</);
  }
});

test('a list that its filters leave empty links to each list with one filter less, and shows what comes nearest', async () => {
  for (const path of [all, '/search?q=mug']) {
    const mark = path.includes('?') ? '&' : '?';
    const response = await get(`${path}${mark}filter.p.product_type=mug&filter.v.price.gte=5000`);
    const html = await response.text();
    expect([path, response.status, countOf(html), cards(html)]).toEqual([path, 200, 0, 1]);
    expect(html).toContain('These come closest');
    const links = [
      ...html.matchAll(/<a class="chip" href="([^"]+)">\s*Without “[^<]+<span class="muted">(\d+) product/g),
    ];
    expect(links.length).toBeGreaterThan(0);
    for (const [, href = '', count] of links)
      expect(countOf(await (await get(decoded(href))).text())).toBe(Number(count));
  }
});

test('a filter is offered for removal only where that leads to products', async () => {
  const html = await (await get(`${all}?filter.p.product_type=mug&filter.v.price.gte=5000`)).text();
  expect(html).toContain('Without “From €5,000”');
  expect(html).not.toContain('Without “Mug”');
});

test('a form submitted with empty fields leads to the address without them, also from the cache', async () => {
  for (const [submitted, clean] of [
    [
      `${all}?filter.p.product_type=mug&filter.v.price.gte=&filter.v.price.lte=&sort_by=`,
      `${all}?filter.p.product_type=mug`,
    ],
    [`${all}?sort_by=&filter.v.price.lte=`, all],
    ['/search?q=mug&sort_by=', '/search?q=mug'],
    ['/search?q=', '/search'],
    ['/Collections/All?sort_by=', all],
  ] as const) {
    for (const time of ['first', 'second']) {
      const { status, headers } = await get(submitted);
      expect([time, submitted, status, headers.get('location')]).toEqual([time, submitted, 308, clean]);
    }
    expect((await get(clean)).status).toBe(200);
  }
});

test('other pages are not redirected for an empty parameter', async () => {
  expect((await get('/products/morgen-mug?utm_source=')).status).toBe(200);
  expect((await get('/search/suggest?q=')).status).toBe(200);
});

test('a page past the end of any list is a 404 that links to the last page', async () => {
  for (const [path, last] of [
    [`${all}?page=50`, `${all}?page=2`],
    ['/blogs/journal?page=9', '/blogs/journal?page=2'],
    ['/collections?page=9', '/collections'],
  ] as const) {
    const response = await get(path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 404]);
    expect(html).toMatch(/<h[23]>There is no page \d/);
    expect(attributes(html, 'a', 'href').map(decoded)).toContain(last);
  }
});

test('results that lack some word of the search say so, those that have all do not', async () => {
  const notice = /Nothing matches all of “walnut trumpet”/;
  for (const accept of ['text/html', 'text/markdown']) {
    const response = await fetch(`${shop}/search?q=walnut+trumpet`, { headers: { accept } });
    expect([accept, notice.test(await response.text())]).toEqual([accept, true]);
  }
  for (const q of ['walnut', 'walnut+tray', 'trumpet']) {
    const html = await (await get(`/search?q=${q}`)).text();
    expect([q, html.includes('Nothing matches all of')]).toEqual([q, false]);
  }
});
