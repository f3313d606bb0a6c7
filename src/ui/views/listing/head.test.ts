import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/list-query.ts';
import { sampleSite } from '#shop/sample-site.ts';
import { listingHead } from './head.ts';

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
