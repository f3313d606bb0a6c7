import { expect, inject, test } from 'vitest';
import { attributes, firstText, linkHref, metaContent } from '../../helpers/html.ts';

const shop = inject('shop');
const all = '/collections/all';

async function page(path: string): Promise<{ readonly status: number; readonly html: string }> {
  const answer = await fetch(shop + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

const titles = (html: string): string[] =>
  [...html.matchAll(/<article class="product-card[\s\S]*?<h3>([\s\S]*?)<\/h3>/g)].map(([, title = '']) =>
    title.replaceAll(/<[^>]*>/g, '').trim(),
  );
/** A page without the popular products that an empty list shows. */
const withoutPopular = (html: string): string => html.split('id="popular"', 1)[0] ?? '';
const count = (html: string): number => Number.parseInt(/class="count"[^>]*>\s*(\d+)/.exec(html)?.[1] ?? '', 10);
const canonical = (html: string): string => (linkHref(html, 'canonical') ?? '').replace(/^https?:\/\/[^/]+/, '');
const prices = (html: string): number[] =>
  [...html.matchAll(/class="now">(?:From )?€([\d.,]+)</g)].map(([, price = '']) => Number(price.replaceAll(',', '')));

test('values of one filter are alternatives, different filters intersect', async () => {
  const [moss, ink, both, restricted] = await Promise.all(
    [
      'filter.v.option.colour=moss',
      'filter.v.option.colour=ink',
      'filter.v.option.colour=ink&filter.v.option.colour=moss',
      'filter.v.option.colour=ink&filter.v.option.colour=moss&filter.p.product_type=mug',
    ].map((query) => page(`${all}?${query}`)),
  );
  expect(count(both?.html ?? '')).toBeGreaterThan(Math.max(count(moss?.html ?? ''), count(ink?.html ?? '')));
  expect(count(both?.html ?? '')).toBeLessThanOrEqual(count(moss?.html ?? '') + count(ink?.html ?? ''));
  expect(count(restricted?.html ?? '')).toBe(1);
  expect(titles(restricted?.html ?? '')).toEqual(['Morgen mug']);
});

const withoutEntities = (html: string): string => html.replaceAll(/&(?:amp|#38);/g, '&');

test('every facet value leads to as many products as its count says', async () => {
  const chosen = 'filter.v.availability=1';
  const { html } = await page(`${all}?${chosen}`);
  const offered = [...html.matchAll(/<input type="checkbox" name="([^"]+)" value="([^"]+)"[^>]*>[\s\S]*?<\/label>/g)]
    .map(([label, name = '', value = '']) => ({
      name: withoutEntities(name),
      value: withoutEntities(value),
      count: /class="n">(\d+)</.exec(label)?.[1],
      checked: label.includes(' checked'),
    }))
    .filter(
      (each) =>
        each.count !== undefined && each.count !== '0' && !each.checked && each.name !== 'filter.v.availability',
    );
  expect(offered.length).toBeGreaterThan(15);
  for (const { name, value, count: expected } of offered.filter((_, index) => index % 5 === 0)) {
    const query = new URLSearchParams([
      ['filter.v.availability', '1'],
      [name, value],
    ]);
    expect([name, value, count((await page(`${all}?${query}`)).html)]).toEqual([name, value, Number(expected)]);
  }
});

test('equal list states have one canonical URL', async () => {
  const clean = `${all}?filter.v.option.colour=ink&filter.v.option.colour=moss&filter.v.price.gte=20&sort_by=price-ascending`;
  for (const query of [
    'sort_by=price-ascending&filter.v.option.colour=moss&filter.v.option.colour=ink&filter.v.price.gte=20',
    'FILTER.V.OPTION.Colour=MOSS&filter.v.option.colour=Ink&filter.v.option.colour=ink&minPrice=20.00&sort=price-low-to-high',
    'filter.v.option.colour=moss%2Cink&minPrice=20&sortBy=price_asc&page=1&utm_source=x',
    'filter.v.option.colour=Ink,%20Moss&filter.v.price.gte=20&filter.v.price.lte=much&sort_by=nonsense&sort=price&page=-4',
  ]) {
    const { status, html } = await page(`${all}?${query}`);
    expect([query, status, canonical(html)]).toEqual([query, 200, clean]);
  }
});

test('a comma-joined value with an unknown part is one unknown value', async () => {
  const { status, html } = await page(`${all}?filter.v.option.colour=moss,nothing`);
  expect(status).toBe(200);
  expect(canonical(html)).toBe(all);
  expect(titles(withoutPopular(html))).toEqual([]);
});

test('the search term has aliases', async () => {
  const wanted = titles((await page('/search?q=mug')).html);
  expect(wanted.length).toBeGreaterThan(0);
  for (const name of ['query', 'term', 'search', 'keyword', 'Q']) {
    const { html } = await page(`/search?${name}=mug`);
    expect([name, titles(html), canonical(html)]).toEqual([name, wanted, '/search?q=mug']);
  }
  expect(titles((await page('/search?query=vase&q=mug')).html)).toEqual(wanted);
});

test('`p` is an alias of page, page 1 has no number, and a page past the end is a 404 with a link to the last', async () => {
  const second = await page(`${all}?p=2`);
  expect([second.status, canonical(second.html)]).toEqual([200, `${all}?page=2`]);
  expect(canonical((await page(`${all}?page=1`)).html)).toBe(all);
  const past = await page(`${all}?page=50`);
  expect(past.status).toBe(404);
  expect(attributes(past.html, 'a', 'href')).toContain(`${all}?page=2`);
});

/** The prices on the cards of all pages of a list. */
async function allPrices(query: string): Promise<number[]> {
  const found: number[] = [];
  for (let number = 1; ; number += 1) {
    const { status, html } = await page(`${all}?${query}&page=${number}`);
    if (status === 404) return found;
    found.push(...prices(withoutPopular(html)));
  }
}

test('the shown prices are in the order of a price sort on all pages, with any filter', async () => {
  for (const filters of [
    '',
    'filter.v.availability=1',
    'filter.v.availability=0',
    'filter.v.option.colour=ink&filter.v.option.colour=moss',
    'filter.v.price.gte=40&filter.v.price.lte=200',
    'filter.v.option.size=large&filter.v.availability=1',
  ]) {
    const rising = await allPrices(`${filters}&sort_by=price-ascending`);
    expect([filters, rising]).toEqual([filters, rising.toSorted((one, other) => one - other)]);
    const falling = await allPrices(`${filters}&sort_by=price-descending`);
    expect([filters, falling]).toEqual([filters, rising.toReversed()]);
  }
  expect((await allPrices('sort_by=price-ascending')).length).toBe(count((await page(all)).html));
  expect(Math.min(...(await allPrices('filter.v.price.gte=40&sort_by=price-ascending')))).toBeGreaterThanOrEqual(40);
});

test('sorting works, and a filter or sort leads back to page 1', async () => {
  const { html: rising } = await page(`${all}?sort_by=title-ascending`);
  expect(titles(rising)).toEqual(titles(rising).toSorted((one, other) => one.localeCompare(other, 'en')));
  const { html } = await page(`${all}?page=2&filter.v.availability=1`);
  const changes = attributes(html, 'a', 'href').filter((href) => href.includes('filter.') && !href.includes('page='));
  expect(changes.length + attributes(html, 'form', 'action').filter((action) => action === all).length).toBeGreaterThan(
    0,
  );
  expect(html).not.toMatch(/<input[^>]*name="page"/);
});

test('`manual` is a sort of collections only, `relevance` a sort of search only', async () => {
  expect(canonical((await page('/search?q=mug&sort_by=manual')).html)).toBe('/search?q=mug');
  expect(canonical((await page(`${all}?sort_by=relevance`)).html)).toBe(all);
});

test('lists with more than one filter value are noindex', async () => {
  const robots = async (query: string) => metaContent((await page(`${all}${query}`)).html, 'robots');
  expect(await robots('')).toBeNull();
  expect(await robots('?filter.p.product_type=mug')).toBeNull();
  expect(await robots('?filter.p.product_type=mug&filter.v.availability=1')).toBe('noindex, follow');
  expect(await robots('?filter.v.price.lte=40')).toBe('noindex, follow');
});

test('a term that is too long is truncated with a notice', async () => {
  const { status, html } = await page(`/search?q=${'mug '.repeat(80)}`);
  expect(status).toBe(200);
  expect(html).toContain('so we used the beginning of it');
  expect(decodeURIComponent(canonical(html).replaceAll('+', ' ')).length).toBeLessThanOrEqual(
    '/search?q='.length + 200,
  );
});

test('a misspelled term is corrected with a notice', async () => {
  const { html } = await page('/search?q=carfae');
  expect(titles(html)[0]).toMatch(/carafe/i);
  expect(attributes(html, 'a', 'href')).toContain('/search?q=carafe');
});

test('a term without results offers other links', async () => {
  const { status, html } = await page('/search?q=xylophone');
  expect(status).toBe(200);
  expect(titles(html).length).toBeGreaterThan(0);
  expect(attributes(html, 'a', 'href')).toContain(all);
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE product; --",
  '" OR "" = "',
  'NEAR(a b) AND * ^ : {x}',
  '%00%ff',
  '\u202Egnp.exe',
  '🪑'.repeat(30),
  '-'.repeat(300),
  '__proto__',
  'constructor',
] as const;

test('invalid input is never an error page and always escaped', async () => {
  for (const text of hostile) {
    const value = encodeURIComponent(text);
    for (const path of [
      `/search?q=${value}`,
      `/search?q=mug&${value}=${value}`,
      `${all}?filter.v.option.${value}=${value}&filter.p.tag=${value}&sort_by=${value}&page=${value}&filter.v.price.gte=${value}`,
      `/search/suggest?q=${value}`,
      `/search/suggest.json?q=${value}`,
    ]) {
      const { status, html } = await page(path);
      expect([path, status]).toEqual([path, 200]);
      // Inside quotation marks only a quotation mark could end a value.
      const markup = path.includes('.json') ? '' : html.replaceAll(/="[^"]*"/g, '');
      expect(markup).not.toMatch(/<script>alert|<img src=x/);
    }
  }
});

test('malformed escapes, repeated and bracketed parameters still show a list', async () => {
  for (const query of [
    'q=%E0%A4%A',
    'q=a&q=b',
    'q[]=mug',
    'q=mug;page=2',
    'page=99999999999999999999',
    'filter.v.price.gte=NaN&filter.v.price.lte=-1',
  ]) {
    expect([query, (await page(`/search?${query}`)).status]).toEqual([query, 200]);
  }
});

test('suggestions are options with searches, products, collections and content', async () => {
  const { status, html } = await page('/search/suggest?q=light');
  expect(status).toBe(200);
  expect(html).not.toContain('<!doctype');
  expect(html).toMatch(/role="listbox"/);
  expect(new Set(attributes(html, 'div', 'aria-label'))).toEqual(
    new Set(['Suggestions', 'Searches', 'Products', 'Collections', 'Pages and stories', 'All results']),
  );
  const hrefs = attributes(html, 'a', 'href');
  expect(hrefs).toContain('/collections/lighting');
  for (const href of hrefs) expect([href, (await page(href.replace(/#.*$/, ''))).status]).toEqual([href, 200]);
  expect((await page('/search/suggest')).html).not.toContain('role="option"');
});

test('suggestions as JSON have the shape of predictive search', async () => {
  const { resources } = JSON.parse((await page('/search/suggest.json?q=mug&resources[limit]=2')).html);
  const { results } = resources;
  expect(Object.keys(results)).toEqual(['queries', 'products', 'collections', 'pages', 'articles']);
  expect(results.products.length).toBeLessThanOrEqual(2);
  expect(results.products[0]).toMatchObject({
    title: 'Morgen mug',
    handle: 'morgen-mug',
    price: '24.00',
    available: true,
    image: expect.stringMatching(/^(?:\/media\/|https:\/\/)/),
    url: expect.stringMatching(/^\/products\/morgen-mug/),
  });
  const empty = JSON.parse((await page('/search/suggest.json')).html).resources.results;
  expect(Object.values(empty)).toEqual([[], [], [], [], []]);
});

test('the heading of a search names the term', async () => {
  expect(firstText((await page('/search?q=mug')).html, 'h1')).toBe('Results for “mug”');
});

test('a declared detail is a filter, and the filter of any other is left out of the canonical URL', async () => {
  const { html } = await page(`${all}?Filter.P.M.Material=STONEWARE&filter.p.m.bulb=e27`);
  expect(canonical(html)).toBe(`${all}?filter.p.m.material=stoneware`);
  expect(html).toContain('Some filters in this link aren’t available here.');
  expect(count(html)).toBeGreaterThan(5);
  expect(html).toContain('aria-label="Remove filter Stoneware"');
});

test('an invented filter is shown nowhere, and its list is not indexable', async () => {
  for (const key of ['filter.p.vendor', 'filter.p.tag', 'filter.v.option.cheap', 'filter.p.m.cheap']) {
    const { html } = await page(`${all}?${key}=Cheap+pills`);
    expect(html.toLowerCase()).not.toContain('cheap');
    expect(canonical(html)).toBe(all);
  }
  const { html } = await page(`${all}?filter.p.vendor=Cheap+pills`);
  expect(metaContent(html, 'robots')).toContain('noindex');
});

test('an invented value beside a known one is left out of the canonical link', async () => {
  const { html } = await page(`${all}?filter.p.product_type=mug&filter.p.product_type=pills`);
  expect(canonical(html)).toBe(`${all}?filter.p.product_type=mug`);
  expect(html).not.toContain('pills');
  expect(firstText(html, 'title')).toContain('Mug');
});
