import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardOf } from '#tests/fixtures/shops/memory-catalog.ts';
import { sampleProduct, sampleVariant } from '#tests/fixtures/products.ts';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { hasNoMatches, highlightTerm } from './search-result.ts';

const empty = { cards: [], unknown: new Map() };
const product = sampleProduct({});
const nearestCard = cardOf(product, sampleVariant({}));
const near = { relaxed: [], nearest: [nearestCard], popular: [] };
const nothingNear = { relaxed: [], nearest: [], popular: [nearestCard] };

function queryOf(parameters: string) {
  return parseListQuery(new URLSearchParams(parameters), { scope: { kind: 'search' }, currency: 'EUR' }).query;
}

test('a term without products finds nothing', () => {
  expect(hasNoMatches(queryOf('q=sofa'), empty, nothingNear)).toBe(true);
  expect(hasNoMatches(queryOf('q=sofa&sort_by=best-selling'), empty, nothingNear)).toBe(true);
});

test('filters that leave nothing, or a page past the end, are no fault of the term', () => {
  expect(hasNoMatches(queryOf('q=vase&filter.v.option.colour=moss'), empty, near)).toBe(false);
  expect(hasNoMatches(queryOf('q=vase&filter.v.price.lte=1'), empty, near)).toBe(false);
  expect(hasNoMatches(queryOf('q=vase&page=9'), empty, nothingNear)).toBe(false);
  const unknown = new Map([['filter.p.vendor', ['nobody']]]);
  expect(hasNoMatches(queryOf('q=vase'), { cards: [], unknown }, nothingNear)).toBe(false);
});

test('filters that leave nothing beside words that find nothing are', () => {
  expect(hasNoMatches(queryOf('q=sofa&filter.v.price.lte=1'), empty, nothingNear)).toBe(true);
});

test('the beginning of the word that is being typed is marked', () => {
  expect(highlightTerm('Rille vase', 'va')).toEqual({ before: 'Rille ', match: 'va', after: 'se' });
  expect(highlightTerm('Vase', 'blue VA')).toEqual({ before: '', match: 'Va', after: 'se' });
});

test('a place within a word is not marked', () => {
  expect(highlightTerm('Canvas', 'va')).toEqual({ before: 'Canvas', match: '', after: '' });
});

test('no letter of a text is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, term) => {
      const { before, match, after } = highlightTerm(text, term);
      expect(before + match + after).toBe(text);
    }),
  );
});
