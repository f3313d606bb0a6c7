import { expect, test } from 'vitest';
import { relaxedQueries } from './list-alternatives.ts';
import { parseListQuery } from './list-query.ts';
import { listUrl } from './list-url.ts';

function relaxed(parameters: string): readonly string[] {
  const { query } = parseListQuery(new URLSearchParams(parameters), { scope: { kind: 'all' }, currency: 'EUR' });
  return relaxedQueries(query).map((each) => listUrl('', each.query, 'EUR'));
}

test('each relaxed list lacks one filter and is on its first page', () => {
  expect(relaxed('filter.p.tag=gift&filter.p.vendor=acme&filter.v.price.lte=20&page=3')).toEqual([
    '?filter.p.tag=gift&filter.v.price.lte=20',
    '?filter.p.vendor=acme&filter.v.price.lte=20',
    '?filter.p.tag=gift&filter.p.vendor=acme',
  ]);
  expect(relaxed('sort_by=title-ascending')).toEqual([]);
});

test('a list with many filters is relaxed a few times only', () => {
  const values = Array.from({ length: 40 }, (_, index) => `filter.p.tag=t${index}`);
  expect(relaxed(values.join('&'))).toHaveLength(6);
});
