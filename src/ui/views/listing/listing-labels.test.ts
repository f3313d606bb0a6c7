import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import type { Facet } from '#shop/listing/listing.ts';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { activeFilterLinks } from './listing-labels.ts';

const priceFormat = { locale: 'en-GB', currency: 'EUR' };
const { listing: messages } = messagesFor('en-GB');
const path = '/collections/all';
const facets: readonly Facet[] = [
  {
    kind: 'values',
    key: 'filter.v.option.colour',
    label: 'Colour',
    values: [{ value: 'Moss', label: 'Moss', count: 3, selected: true, swatch: null }],
  },
];

function filtersOf(parameters: string) {
  const place = { scope: { kind: 'all' }, currency: 'EUR' } as const;
  return activeFilterLinks(parseListQuery(new URLSearchParams(parameters), place).query, {
    path,
    facets,
    priceFormat,
    messages,
  });
}

test('each filter has a label and the URL of the first page without it', () => {
  const filters = filtersOf('filter.v.option.colour=moss&filter.v.price.lte=50&page=2&sort_by=best-selling');
  expect(filters).toEqual([
    { label: 'Moss', href: `${path}?filter.v.price.lte=50&sort_by=best-selling` },
    { label: 'Up to €50', href: `${path}?filter.v.option.colour=moss&sort_by=best-selling` },
  ]);
});

test('a price range is one filter, with one or two bounds', () => {
  expect(filtersOf('filter.v.price.gte=20').map(({ label }) => label)).toEqual(['From €20']);
  expect(filtersOf('filter.v.price.gte=20&filter.v.price.lte=50.5').map(({ label }) => label)).toEqual([
    '€20 to €50.50',
  ]);
});

test('a value that no facet has can be removed', () => {
  expect(filtersOf('filter.p.tag=gift')).toEqual([{ label: 'gift', href: path }]);
});

test('a listing without filters has no filter links', () => {
  expect(filtersOf('sort_by=best-selling&page=3')).toEqual([]);
});
