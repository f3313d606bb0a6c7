import { expect, test } from 'vitest';
import { parseListQuery } from './list-query.ts';
import { isIndexable, listPairs, listUrl } from './list-url.ts';

const parse = (query: string, kind: 'all' | 'search' = 'all') =>
  parseListQuery(new URLSearchParams(query), { scope: { kind }, currency: 'EUR' }).query;

test('a URL has its parameters sorted by name and value', () => {
  const query = parse('sort_by=price-ascending&page=2&filter.v.option.b=2&filter.v.option.a=z&filter.v.option.a=A%20b');
  expect(listUrl('/collections/all', query, 'EUR')).toBe(
    '/collections/all?filter.v.option.a=a+b&filter.v.option.a=z&filter.v.option.b=2&page=2&sort_by=price-ascending',
  );
});

test('a search keeps the spelling of its term', () => {
  expect(listUrl('/search', parse('q=Red  Lamp&p=2', 'search'), 'EUR')).toBe('/search?page=2&q=Red+Lamp');
});

test('prices are written in major units, whole ones without decimals', () => {
  expect(listUrl('/l', parse('minPrice=5.00&maxPrice=12.5'), 'EUR')).toBe(
    '/l?filter.v.price.gte=5&filter.v.price.lte=12.50',
  );
});

test('listPairs returns the parameters of a state', () => {
  expect(listPairs(parse('filter.p.tag=gift&sort_by=best-selling'), 'EUR')).toEqual([
    ['filter.p.tag', 'gift'],
    ['sort_by', 'best-selling'],
  ]);
});

test('search engines list a plain list, its pages and one value of one facet', () => {
  expect(isIndexable(parse(''))).toBe(true);
  expect(isIndexable(parse('page=2'))).toBe(true);
  expect(isIndexable(parse('filter.p.vendor=x'))).toBe(true);
});

test('search engines list no combinations, price ranges, other orders or searches', () => {
  expect(isIndexable(parse('filter.p.vendor=x&filter.p.tag=y'))).toBe(false);
  expect(isIndexable(parse('filter.p.vendor=x&filter.p.vendor=y'))).toBe(false);
  expect(isIndexable(parse('minPrice=3'))).toBe(false);
  expect(isIndexable(parse('sort_by=price-ascending'))).toBe(false);
  expect(isIndexable(parse('q=lamp', 'search'))).toBe(false);
});
