import { expect, test } from 'vitest';
import { parseListQuery } from '#shop/list-query.ts';
import { hasNoMatches } from './search-result.ts';

const empty = { cards: [] };

function queryOf(parameters: string) {
  return parseListQuery(new URLSearchParams(parameters), { scope: { kind: 'search' }, currency: 'EUR' }).query;
}

test('a term without products finds nothing', () => {
  expect(hasNoMatches(queryOf('q=sofa'), empty)).toBe(true);
  expect(hasNoMatches(queryOf('q=sofa&sort_by=best-selling'), empty)).toBe(true);
});

test('filters that leave nothing, or a page past the end, are no fault of the term', () => {
  expect(hasNoMatches(queryOf('q=vase&filter.v.option.colour=moss'), empty)).toBe(false);
  expect(hasNoMatches(queryOf('q=vase&filter.v.price.lte=1'), empty)).toBe(false);
  expect(hasNoMatches(queryOf('q=vase&page=9'), empty)).toBe(false);
});
