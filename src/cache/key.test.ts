import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOfKey, createCacheKeys, keyInFormat } from './key.ts';
import type { RecognizedParameters } from './entries/page-response.ts';
import { tags } from './tags.ts';

const page = (parameters: RecognizedParameters = new Map()) =>
  ({ kind: 'positive', tags: [tags.product('1')], parameters }) as const;

const colors: RecognizedParameters = new Map([['colour', new Set(['red', 'blue'])]]);

test.each([
  ['/', '/?utm_source=x'],
  ['/pages/stores?page=2', '/pages/stores?q=x&page=2&page=3'],
  ['/products/lamp/7', '/products/lamp/7?colour=red'],
  ['/collections', '/collections?page=1'],
  ['/collections/vases?page=2', '/collections/vases?PAGE=2&utm_medium=y&page=2'],
  ['/collections/vases?sort_by=price-ascending', '/collections/vases?sort=price-asc'],
  ['/search?q=red+lamp', '/search?query=%20red%20%20lamp%20'],
])('%s is the key of %s', (key, target) => {
  expect(createCacheKeys('EUR').keyOf(target)).toBe(key);
});

test('a list with empty fields, which is redirected to the list without them, has no key', () => {
  const keys = createCacheKeys('EUR');
  for (const path of ['/search', '/collections/vases']) {
    expect([keys.keyOf(`${path}?q=`), keys.keyOf(`${path}?page=2&q=&x=1`)]).toEqual([null, null]);
    expect(keys.keyOf(`${path}?page=2`)).toBe(`${path}?page=2`);
  }
  expect(keys.keyOf('/products/lamp?colour=')).toBe('/products/lamp');
});

const anyQuery = 'page=2&q=red&tag=oak&colour=red&sort_by=title-ascending&filter.p.vendor=Ada';

test.each([
  ['/', ''],
  ['/collections', 'page=2'],
  ['/collections/vases', 'filter.p.vendor=ada&page=2&sort_by=title-ascending'],
  ['/product-cards', ''],
  ['/wishlist', ''],
  ['/search', 'filter.p.vendor=ada&page=2&q=red&sort_by=title-ascending'],
  ['/search/suggest', 'filter.p.vendor=ada&page=2&q=red&sort_by=title-ascending'],
  ['/blogs', ''],
  ['/blogs/journal', 'page=2&tag=oak'],
  ['/blogs/journal/an-article', ''],
  ['/about', ''],
  ['/policies', ''],
  ['/policies/refund', ''],
  ['/sitemap.xml', ''],
  ['/sitemaps/products-1.xml', ''],
  ['/robots.txt', ''],
  ['/llms.txt', ''],
])('of all parameters the page at %s depends on “%s”', (path, query) => {
  const [base, parameters = ''] = (createCacheKeys('EUR').keyOf(`${path}?${anyQuery}`) ?? '').split('?');
  expect([base, parameters.split('&').toSorted().join('&')]).toEqual([path, query]);
});

test('cards of the same products have one key in any order and repetition', () => {
  const key = createCacheKeys('EUR').keyOf('/product-cards?handle=mug&handle=lamp&utm_source=x&handle=mug');
  expect(key).toBe('/product-cards?handle=lamp&handle=mug');
});

test('a search for a term that is too long has another key than one for the term as it is cut', () => {
  const keys = createCacheKeys('EUR');
  const cut = keys.keyOf(`/search?q=${'x'.repeat(5000)}&page=2`);
  expect(cut).not.toBe(keys.keyOf(`/search?q=${'x'.repeat(200)}&page=2`));
  expect(cut?.length).toBeLessThan(1000);
  expect(new URLSearchParams(cut?.split('?')[1]).get('page')).toBe('2');
});

test.each(['utm_campaign=x', 'gclid=x', 'mc_cid=x', 'colour=', 'colour=%20'])(
  'a product page does not depend on “%s”',
  (query) => {
    expect(createCacheKeys('EUR').keyOf(`/products/lamp?${query}`)).toBe('/products/lamp');
  },
);

test.each(['variant=7', 'variantid=7', 'sku=A-7'])('a product page depends on “%s” as it is written', (query) => {
  const keys = createCacheKeys('EUR');
  keys.learnParameters('/products/lamp', page(colors));
  expect(keys.keyOf(`/products/lamp?${query}&zzz=1`)).toBe(`/products/lamp?${query}`);
});

test('the formats of a page have keys of their own and the same address', () => {
  const [html, markdown] = [keyInFormat('/about?a=b'), keyInFormat('/about?a=b', 'markdown')];
  expect(html).toBe('/about?a=b');
  expect(markdown).not.toBe(html);
  expect([addressOfKey(html), addressOfKey(markdown)]).toEqual(['/about?a=b', '/about?a=b']);
});

test('filters have one key in any order, case and repetition', () => {
  const keys = createCacheKeys('EUR');
  const one = keys.keyOf('/collections/all?filter.v.option.colour=Red&filter.v.option.colour=blue&page=2');
  const other = keys.keyOf('/collections/all?page=2&filter.v.option.Colour=blue&filter.v.option.colour=red&zzz=1');
  expect(other).toBe(one);
});

test.each([
  '/cart',
  '/checkout',
  '/api/chat',
  '/api/draft',
  '/orders/token',
  '/Products/x',
  '//cart',
  '/products/',
  '/products/a/b/c',
])('%s has no key', (target) => {
  expect(createCacheKeys('EUR').keyOf(target)).toBeNull();
});

test('once the options of a product are known, other parameters are not part of its keys, and other values are one', () => {
  const keys = createCacheKeys('EUR');
  keys.learnParameters('/products/lamp', page(colors));
  expect(keys.keyOf('/products/lamp?COLOUR=Red&zzz=1')).toBe('/products/lamp?colour=red');
  expect(keys.keyOf('/products/lamp?colour=mauve')).toBe(keys.keyOf('/products/lamp?colour=puce'));
  expect(keys.keyOf('/products/lamp?colour=mauve')).not.toBe('/products/lamp');
  expect(keys.keyOf('/products/lamp?colour=mauve&colour=red')).toBe('/products/lamp?colour=red');
  expect(keys.keyOf('/products/lamp?variant=7&colour=red')).toBe('/products/lamp?colour=red&variant=7');
});

test('while the options of a product are unknown, all parameters are part of its keys', () => {
  const keys = createCacheKeys('EUR');
  expect(keys.keyOf('/products/lamp?size=l')).not.toBe(keys.keyOf('/products/lamp?size=m'));
  keys.learnParameters('/products/lamp', page());
  expect(keys.keyOf('/products/lamp?size=l')).toBe(keys.keyOf('/products/lamp?size=m'));
  keys.forgetParameters([tags.product('1')]);
  expect(keys.keyOf('/products/lamp?size=l')).not.toBe(keys.keyOf('/products/lamp?size=m'));
});

const text = fc.string({ unit: 'binary', maxLength: 12 });
const names = fc.oneof(text, fc.constantFrom('page', 'q', 'colour', 'variant', 'sort_by', 'filter.v.option.colour'));
const query = fc.array(fc.tuple(names, fc.oneof(text, fc.constantFrom('2', 'red', 'RED', 'x'.repeat(250)))), {
  maxLength: 6,
});
const path = fc.constantFrom('/', '/products/lamp', '/collections/vases', '/search', '/blogs/journal', '/pages/a');

test('a key is its own key, so that a render receives the key that its page is stored under', () => {
  fc.assert(
    fc.property(path, query, fc.boolean(), (at, pairs, learned) => {
      const keys = createCacheKeys('EUR');
      if (learned) keys.learnParameters('/products/lamp', page(colors));
      const key = keys.keyOf(`${at}?${new URLSearchParams(pairs).toString()}`);
      expect(keys.keyOf(key ?? '')).toBe(key);
      expect(keys.keyOf(key ?? '')).toBe(key);
    }),
  );
});

test('parameters with different names have the same key in any order', () => {
  fc.assert(
    fc.property(
      path,
      fc.uniqueArray(fc.tuple(fc.constantFrom('page', 'q', 'colour', 'sort_by', 'zzz'), text), {
        selector: ([name]) => name,
      }),
      (at, pairs) => {
        const keys = createCacheKeys('EUR');
        const spelled = (list: readonly [string, string][]): string | null =>
          keys.keyOf(`${at}?${new URLSearchParams([...list]).toString()}`);
        expect(spelled(pairs.toReversed())).toBe(spelled(pairs));
      },
    ),
  );
});
