import { expect, test } from 'vitest';
import type { Facet } from '#shop/listing/listing.ts';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { sampleSite } from '#tests/fixtures/site.ts';
import { collectionsHead, listingHead } from './head.ts';

const collection = { handle: 'vases', title: 'Vases', description: 'For one stem.', picture: null };

const facets: readonly Facet[] = [
  {
    kind: 'values',
    key: 'filter.v.option.colour',
    label: 'Colour',
    values: [{ value: 'moss', label: 'Moss', count: 3, selected: true, swatch: null }],
  },
];

function headOf(parameters: string) {
  const scope = { kind: 'collection', handle: 'vases' } as const;
  const { query } = parseListQuery(new URLSearchParams(parameters), { scope, currency: 'EUR' });
  return listingHead(sampleSite, { collection, query, listing: { pages: 3, cards: [], total: 60, facets } });
}

test('the first page of a collection is indexable under its plain URL', () => {
  expect(headOf('utm_source=letter')).toMatchObject({
    title: 'Vases',
    canonical: '/collections/vases',
    robots: 'index',
  });
});

test('a later page is numbered and is its own canonical page', () => {
  expect(headOf('p=2')).toMatchObject({
    title: 'Vases, page 2',
    canonical: '/collections/vases?page=2',
    robots: 'index',
  });
});

test('one facet value is indexable, two are not', () => {
  expect(headOf('filter.v.option.colour=moss').robots).toBe('index');
  expect(headOf('filter.v.option.colour=moss&filter.v.availability=1').robots).toBe('noindex');
});

test('a page past the end is not indexable', () => {
  expect(headOf('page=4').robots).toBe('noindex');
});

test('a filter is named in the title', () => {
  expect(headOf('filter.v.option.colour=moss').title).toBe('Vases: Moss');
  expect(headOf('filter.v.option.colour=moss&page=2').title).toBe('Vases: Moss, page 2');
});

test('a list without results is not indexable', () => {
  const { query } = parseListQuery(new URLSearchParams(), { scope: { kind: 'all' }, currency: 'EUR' });
  const head = listingHead(sampleSite, { collection, query, listing: { pages: 0, cards: [], total: 0, facets: [] } });
  expect(head.robots).toBe('noindex');
});

test('structured data has breadcrumbs and the listed products', () => {
  expect(headOf('').things?.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'CollectionPage']);
});

const vases = {
  id: '1',
  handle: 'vases',
  title: 'Vases',
  description: '',
  picture: null,
  count: 5,
  updatedAt: '2026-01-01T00:00:00Z',
};

test('structured data of the collections lists them under one URL', () => {
  const head = collectionsHead(sampleSite, { items: [vases], page: 1, pages: 2, total: 25 });
  expect(head).toMatchObject({
    title: 'Collections',
    description: 'All collections at Halden: Vases.',
    canonical: '/collections',
  });
});

test('a later page is its own canonical page and continues the numbering', () => {
  const head = collectionsHead(sampleSite, { items: [vases], page: 2, pages: 2, total: 25 });
  expect(head.canonical).toBe('/collections?page=2');
  expect(JSON.stringify(head.things)).toContain('"position":25');
});
