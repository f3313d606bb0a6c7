import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRequestTarget } from './canonical-path.ts';

const describeTarget = (target: string): string => {
  const judged = parseRequestTarget(target);
  switch (judged.kind) {
    case 'canonical':
      return judged.path + judged.search;
    case 'redirect':
      return `→ ${judged.location}`;
    case 'malformed':
      return 'malformed';
    default:
      return judged satisfies never;
  }
};

test('paths that links of the shop use are canonical', () => {
  for (const path of [
    '/',
    '/cart',
    '/products/oak-table',
    '/collections/all',
    '/sitemaps/product-1.xml',
    '/blogs/news.atom',
  ]) {
    expect(describeTarget(path)).toBe(path);
  }
  expect(describeTarget('/products/%C3%A6sj')).toBe('/products/%C3%A6sj');
  expect(describeTarget('/.well-known/security.txt')).toBe('/.well-known/security.txt');
});

test('one redirect leads to the canonical path and keeps the query', () => {
  expect(describeTarget('/cart/')).toBe('→ /cart');
  expect(describeTarget('//cart')).toBe('→ /cart');
  expect(describeTarget('/Cart')).toBe('→ /cart');
  expect(describeTarget('/c%61rt')).toBe('→ /cart');
  expect(describeTarget('//Products///Oak-Table//?Colour=Rust&a=%2f')).toBe('→ /products/oak-table?Colour=Rust&a=%2f');
  expect(describeTarget('/products/%c3%a6sj')).toBe('→ /products/%C3%A6sj');
});

test('a global id of a variant leads to the id at its end', () => {
  expect(describeTarget('/products/h/gid%3A%2F%2Fshopify%2FProductVariant%2F12?a=1')).toBe('→ /products/h/12?a=1');
  expect(describeTarget('/products/h/gid:%2f%2fshopify%2fProductVariant%2fA1')).toBe('→ /products/h/A1');
  expect(describeTarget('/collections/gid%3A%2F%2Fshopify%2FCollection%2F12')).toBe('malformed');
  expect(describeTarget('/products/h/gid%3A%2F%2F..%2F..')).toBe('malformed');
});

test('a decomposed letter is redirected to its composed form', () => {
  expect(describeTarget('/products/cafe%CC%81')).toBe('→ /products/caf%C3%A9');
  expect(describeTarget('/products/T%CC%88')).toBe('→ /products/%E1%BA%97');
});

test('ids, codes and file names keep their case', () => {
  for (const path of [
    '/products/h/A1b',
    '/orders/Tok3N',
    '/discount/WELCOME10',
    '/_assets/a.B1x.css',
    '/media/A.jpg',
    '/cart/Ab:1,Cd:2',
  ]) {
    expect(describeTarget(path)).toBe(path);
  }
  expect(describeTarget('/Products/H/A1b')).toBe('→ /products/h/A1b');
  expect(describeTarget('/collections/A')).toBe('→ /collections/a');
});

test('an empty query is removed and an address in a query is not changed', () => {
  expect(parseRequestTarget('/cart?')).toEqual({ kind: 'canonical', path: '/cart', search: '' });
  expect(describeTarget('/search?q=//a/../B')).toBe('/search?q=//a/../B');
});

test('ambiguous paths are malformed', () => {
  const targets = [
    '/cart%2f.css',
    '/products/x/..%2f..%2fcart',
    '/products/x/../../cart',
    '/./cart',
    '/%2e%2e/cart',
    '/.%2e/cart',
    '/products/%252e%252e',
    '/cart%00.css',
    '/cart%5c',
    '/cart\\',
    '/cart%0d%0aSet-Cookie:x',
    '/cart%7f',
    '/cart%',
    '/cart%zz',
    '/%ff',
    '/%c0%af',
    '/%ed%a0%80',
    'cart',
    '',
    '*',
    '/a b',
    '/æ',
    '/?q=æ',
  ];
  for (const target of targets) expect(describeTarget(target), target).toBe('malformed');
});

const segments = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }).map(encodeURI),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
  fc.stringMatching(/^[!-~]{0,6}$/),
  fc.constantFrom('..', '.', '%2e', '%2F', '%5c', '', 'Cart', 'products', '%c3%86', '%E2%84%AA', 'e%CC%81', '%25'),
);
const targets = fc.array(segments, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);

test('the canonical path is its own canonical path', () => {
  fc.assert(
    fc.property(targets, (target) => {
      const judged = parseRequestTarget(target);
      if (judged.kind !== 'redirect') return;
      expect(parseRequestTarget(judged.location).kind).toBe('canonical');
      expect(describeTarget(judged.location)).toBe(judged.location);
    }),
    { numRuns: 2000 },
  );
});

test('no target contains another host, a dot segment or a header', () => {
  fc.assert(
    fc.property(targets, (target) => {
      const judged = parseRequestTarget(target);
      if (judged.kind === 'malformed') return;
      const path = judged.kind === 'redirect' ? judged.location : judged.path + judged.search;
      const url = new URL(path, 'http://shop.example');
      expect(url.host).toBe('shop.example');
      expect(url.pathname).toBe(path.split('?', 1)[0]);
      expect(path).toMatch(/^\/(?!\/)[!-~]*$/);
      expect(decodeURIComponent(url.pathname).split('/')).not.toContain('..');
    }),
    { numRuns: 2000 },
  );
});

test('a canonical path has the segments of the requested one, except for case and Unicode form', () => {
  fc.assert(
    fc.property(
      targets.filter((target) => !target.includes('?')),
      (target) => {
        const judged = parseRequestTarget(target);
        if (judged.kind === 'malformed') return;
        const path = judged.kind === 'redirect' ? judged.location : judged.path;
        const names = (value: string) =>
          value
            .split('/')
            .filter(Boolean)
            .map((each) => decodeURIComponent(each).normalize('NFC').toLowerCase().normalize('NFC'));
        expect(names(path)).toEqual(names(target));
      },
    ),
    { numRuns: 2000 },
  );
});

test('fields of a list that were left empty are left out, wherever they stand', () => {
  for (const [submitted, clean] of [
    ['/search?q=&sort_by=', '/search'],
    ['/collections/all?a=1&b=&c=2', '/collections/all?a=1&c=2'],
    ['/collections/all?b=&q=a=', '/collections/all?q=a='],
  ] as const)
    expect(parseRequestTarget(submitted)).toEqual({ kind: 'redirect', location: clean });
});

test('empty parameters of other pages, and names without a value, stay', () => {
  for (const target of ['/products/mug?utm=', '/search/suggest?q=', '/search?q', '/search?q=a=', '/collections?page='])
    expect(parseRequestTarget(target).kind).toBe('canonical');
});
