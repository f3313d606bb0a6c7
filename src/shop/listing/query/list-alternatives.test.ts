import { expect, test } from 'vitest';
import { cardOf } from '#tests/fixtures/shops/memory-catalog.ts';
import { sampleProduct, sampleVariant } from '#tests/fixtures/products.ts';
import { nearestInPrice, nearestQuery, relaxedQueries } from './list-alternatives.ts';
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

test.each([
  ['filter.p.tag=gift&filter.v.price.lte=20&sort_by=title-ascending&page=2', '?filter.p.tag=gift'],
  ['filter.p.tag=gift&filter.p.vendor=acme', ''],
])('what is nearest to %s is looked for in the list %s', (parameters, wider) => {
  const { query } = parseListQuery(new URLSearchParams(parameters), { scope: { kind: 'all' }, currency: 'EUR' });
  expect(listUrl('', nearestQuery(query), 'EUR')).toBe(wider);
});

test('what misses a price range by least is the nearest', () => {
  const cards = [90, 10, 60, 20].map((amount) =>
    cardOf(sampleProduct({}), sampleVariant({ price: { amount, currency: 'EUR' } })),
  );
  const amounts = (priceMin: number | null, priceMax: number | null): readonly number[] =>
    nearestInPrice(cards, { priceMin, priceMax }).map(({ price }) => price.amount);
  expect(amounts(null, 5)).toEqual([10, 20, 60, 90]);
  expect(amounts(100, null)).toEqual([90, 60, 20, 10]);
  expect(amounts(30, 50)).toEqual([60, 20, 10, 90]);
});
