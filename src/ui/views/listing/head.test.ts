import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/listing/list-query.ts';
import { sampleSite } from '#tests/fixtures/site.ts';
import { collectionsHead, listingHead } from './head.ts';

const collection = { handle: 'vases', title: 'Vases', description: 'For one stem.', picture: null };

function headOf(parameters: string) {
  const scope = { kind: 'collection', handle: 'vases' } as const;
  const { query } = parseListQuery(new URLSearchParams(parameters), { scope, currency: 'EUR' });
  return listingHead(sampleSite, { collection, query, listing: { pages: 3, cards: [] } });
}

test('the first page of a collection is for search engines, under its plain address', () => {
  expect(headOf('utm_source=letter')).toMatchObject({
    title: 'Vases',
    canonical: '/collections/vases',
    robots: 'index',
  });
});

test('a later page names itself and is its own canonical page', () => {
  expect(headOf('p=2')).toMatchObject({
    title: 'Vases, page 2',
    canonical: '/collections/vases?page=2',
    robots: 'index',
  });
});

test('one facet value may be listed, two may not', () => {
  expect(headOf('filter.v.option.colour=moss').robots).toBe('index');
  expect(headOf('filter.v.option.colour=moss&filter.v.availability=1').robots).toBe('noindex');
});

test('a page past the end is not for search engines', () => {
  expect(headOf('page=4').robots).toBe('noindex');
});

test('an empty collection is for search engines all the same', () => {
  const { query } = parseListQuery(new URLSearchParams(), { scope: { kind: 'all' }, currency: 'EUR' });
  const head = listingHead(sampleSite, { collection, query, listing: { pages: 0, cards: [] } });
  expect(head.robots).toBe('index');
});

test('search engines are told the way here and what is listed', () => {
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

test('the list of collections names them and has one plain address', () => {
  const head = collectionsHead(sampleSite, { items: [vases], page: 1, pages: 2, total: 25 });
  expect(head).toMatchObject({
    title: 'Collections',
    description: 'All collections of Halden: Vases.',
    canonical: '/collections',
  });
});

test('a later page is its own canonical page and counts on', () => {
  const head = collectionsHead(sampleSite, { items: [vases], page: 2, pages: 2, total: 25 });
  expect(head.canonical).toBe('/collections?page=2');
  expect(JSON.stringify(head.things)).toContain('"position":25');
});
