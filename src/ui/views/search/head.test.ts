import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { sampleSite } from '#tests/fixtures/site.ts';
import { searchHead } from './head.ts';

function headOf(parameters: string, term: string) {
  const { query } = parseListQuery(new URLSearchParams(parameters), { scope: { kind: 'search' }, currency: 'EUR' });
  return searchHead(sampleSite, { term, query });
}

test('results have one clean address and are not for search engines', () => {
  expect(headOf('query=clay+mug&utm_source=x', 'clay mug')).toMatchObject({
    title: 'Results for “clay mug”',
    canonical: '/search?q=clay+mug',
    robots: 'noindex',
  });
});

test('a search that was not asked anything yet is just the search', () => {
  expect(headOf('', '')).toMatchObject({ title: 'Search', canonical: '/search' });
});
