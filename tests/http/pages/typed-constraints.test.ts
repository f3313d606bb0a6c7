import { expect, inject, test } from 'vitest';
import { attributes } from '../../helpers/html.ts';

const shop = inject('shop');
const search = (term: string): Promise<Response> =>
  fetch(`${shop}/search?q=${encodeURIComponent(term)}`, { redirect: 'manual' });
const decoded = (text: string): string => text.replaceAll(/&(?:amp|#38);/g, '&').replaceAll(/&(?:quot|#34);/g, '"');
const canonical = (html: string): string | undefined =>
  /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(decoded(html))?.[1];
const chips = (html: string): readonly string[] =>
  [...html.matchAll(/<a class="chip on"[^>]*>\s*([^<]+?)\s*</g)].map(([, label = '']) => label);
const cards = (html: string): number => html.match(/<article class="product-card/g)?.length ?? 0;

test.each([
  ['mug under 50', '/search?filter.v.price.lte=49.99&q=mug', ['Up to €49.99']],
  ['mug between 20 and 40', '/search?filter.v.price.gte=20&filter.v.price.lte=40&q=mug', ['€20 to €40']],
  ['mug in stock', '/search?filter.v.availability=1&q=mug', ['In stock']],
  ['mug not black', '/search?filter.p.without=black&q=mug', ['Without “black”']],
  ['mug "under 50"', '/search?q=mug+%22under+50%22', []],
])('%s is the search %s', async (term, address, labels) => {
  const html = await (await search(term)).text();
  expect([canonical(html), chips(html)]).toEqual([address, labels]);
});

test('what was understood can be removed, and searched for as words instead', async () => {
  const html = await (await search('mug under 50')).text();
  const links = attributes(html, 'a', 'href').map(decoded);
  expect(links).toContain('/search?q=mug');
  const asWords = links.find((href) => href.includes('%22'));
  expect(chips(await (await fetch(shop + asWords)).text())).toEqual([]);
});

test('a term that is nothing but a constraint leads to all products that meet it', async () => {
  const response = await search('on sale, under 50');
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/collections/all?filter.v.price.lte=49.99&filter.v.reduced=1',
  ]);
});

test('where nothing meets a constraint, the page says so and shows what comes nearest', async () => {
  const html = await (await search('mug under 1')).text();
  expect(html).toContain('No products match');
  expect(html).toContain('These come closest');
  expect(cards(html)).toBeGreaterThan(0);
});

test('the filters of a search are kept when others are chosen', async () => {
  const html = await (await search('mug not black')).text();
  expect(html).toMatch(/<input type="hidden" name="filter\.p\.without" value="black"/);
});

test('the correction of a word keeps the constraints beside it', async () => {
  const links = attributes(await (await search('carfae under 200')).text(), 'a', 'href').map(decoded);
  expect(links).toContain('/search?filter.v.price.lte=199.99&q=carafe');
});

test('suggestions meet the constraints', async () => {
  const response = await fetch(`${shop}/search/suggest.json?q=${encodeURIComponent('mug under 1')}`);
  expect(JSON.stringify(await response.json())).not.toContain('/products/');
});
