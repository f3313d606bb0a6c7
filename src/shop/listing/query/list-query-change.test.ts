import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeFilters,
  isActive,
  valueLabel,
  withFilter,
  withoutFilter,
  withoutFilters,
  withoutKeys,
  withPage,
  withSort,
  withoutValues,
} from './list-query-change.ts';
import { parseListQuery } from './list-query.ts';
import { listUrl } from './list-url.ts';
import type { Facet, ListQuery } from '../listing.ts';

const parse = (query: string) =>
  parseListQuery(new URLSearchParams(query), { scope: { kind: 'all' }, currency: 'EUR' }).query;
const url = (query: ListQuery) => listUrl('/l', query, 'EUR');

const red = { kind: 'value', key: 'filter.v.option.colour', value: 'Red' } as const;

test('adding a filter goes to the first page', () => {
  expect(url(withFilter(parse('page=3&sort_by=best-selling'), red))).toBe(
    '/l?filter.v.option.colour=red&sort_by=best-selling',
  );
});

test('a filter is not added twice', () => {
  expect(url(withFilter(parse('filter.v.option.colour=red'), { ...red, key: 'filter.v.option.Colour' }))).toBe(
    '/l?filter.v.option.colour=red',
  );
});

test('removing a filter keeps the others', () => {
  expect(url(withoutFilter(parse('filter.v.option.colour=red&filter.v.option.colour=blue&page=2'), red))).toBe(
    '/l?filter.v.option.colour=blue',
  );
});

test('filters are compared by normalized keys', () => {
  const sigma = { kind: 'value', key: 'Filter.v.option.Σ', value: 'X' } as const;
  const query = withFilter(parse(''), sigma);
  expect(activeFilters(query)).toEqual([{ kind: 'value', key: 'filter.v.option.σ', value: 'x' }]);
  expect(url(withoutFilter(query, { ...sigma, key: 'filter.v.option.Σ' }))).toBe('/l');
});

test('a price range is set and removed', () => {
  const priced = withFilter(parse('page=2'), { kind: 'price', min: 500, max: null });
  expect(url(priced)).toBe('/l?filter.v.price.gte=5');
  expect(url(withoutFilter(priced, { kind: 'price', min: 500, max: null }))).toBe('/l');
});

test('values and whole filters are left out, and the page stays', () => {
  const query = parse('filter.v.option.colour=red&filter.v.option.colour=blue&filter.p.vendor=ada&page=2');
  const dropped = new Map([['filter.v.option.colour', ['red', 'mauve']]]);
  expect(url(withoutValues(query, dropped))).toBe('/l?filter.p.vendor=ada&filter.v.option.colour=blue&page=2');
  expect(url(withoutKeys(query, ['filter.v.option.colour']))).toBe('/l?filter.p.vendor=ada&page=2');
  expect(withoutValues(query, new Map())).toBe(query);
  expect(withoutKeys(query, [])).toBe(query);
});

test('an unknown key changes nothing', () => {
  expect(url(withFilter(parse(''), { kind: 'value', key: 'page', value: '2' }))).toBe('/l');
});

test('another order goes to the first page; a sort that the scope does not have is its own order', () => {
  expect(url(withSort(parse('page=3'), 'price-ascending'))).toBe('/l?sort_by=price-ascending');
  expect(url(withSort(parse('sort_by=best-selling'), 'relevance'))).toBe('/l');
});

test('changing the page keeps everything else', () => {
  expect(url(withPage(parse('filter.p.tag=gift&sort_by=best-selling'), 2))).toBe(
    '/l?filter.p.tag=gift&page=2&sort_by=best-selling',
  );
});

test('removing filters by key keeps the page', () => {
  const query = parse('filter.p.m.material=oak&filter.v.option.colour=red&minPrice=3&page=2');
  expect(url(withoutKeys(query, ['filter.p.m.material']))).toBe(
    '/l?filter.v.option.colour=red&filter.v.price.gte=3&page=2',
  );
  expect(withoutKeys(query, [])).toBe(query);
});

test('clearing the filters keeps the order', () => {
  expect(url(withoutFilters(parse('filter.p.tag=gift&minPrice=3&sort_by=best-selling&page=2')))).toBe(
    '/l?sort_by=best-selling',
  );
});

test('activeFilters returns all filters, the price last', () => {
  expect(activeFilters(parse('minPrice=3&filter.v.option.colour=Red&filter.v.availability=1'))).toEqual([
    { kind: 'value', key: 'filter.v.option.colour', value: 'red' },
    { kind: 'value', key: 'filter.v.availability', value: '1' },
    { kind: 'price', min: 300, max: null },
  ]);
  expect(isActive(parse('filter.v.option.colour=Red'), 'filter.v.option.Colour', 'RED')).toBe(true);
  expect(isActive(parse('filter.v.option.colour=Red'), 'filter.v.option.colour', 'blue')).toBe(false);
});

test('a value has the label of its facet', () => {
  const value = { value: 'red', label: 'Red', count: 3, selected: true, swatch: null };
  const facets: Facet[] = [{ kind: 'values', key: red.key, label: 'Colour', values: [value] }];
  expect(valueLabel(red, facets)).toBe('Red');
  expect(valueLabel({ key: 'filter.p.tag', value: 'gift' }, facets)).toBe('gift');
});

const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('filter.v.option.a', 'filter.p.tag', 'filter.v.availability'),
      fc.constantFrom('0', '1', 'x'),
    ),
  )
  .map((pairs) => parseListQuery(new URLSearchParams(pairs), { scope: { kind: 'all' }, currency: 'EUR' }).query);

test('removing all filters one by one leaves none', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(url(activeFilters(query).reduce(withoutFilter, query))).toBe('/l');
    }),
  );
});

test('filters may be added in any order', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const again = activeFilters(query).toReversed().reduce(withFilter, withoutFilters(query));
      expect(again).toEqual(query);
    }),
  );
});
