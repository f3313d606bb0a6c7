import { expect, test } from 'vitest';
import { mayHaveJoinedValues, splitJoinedValues } from './list-query-joined.ts';
import { parseListQuery } from './list-query.ts';
import type { Facet } from './listing.ts';

const parseAll = (query: string) =>
  parseListQuery(new URLSearchParams(query), { scope: { kind: 'all' }, currency: 'EUR' }).query;

const colorFacet: Facet = {
  kind: 'values',
  key: 'filter.v.option.colour',
  label: 'Colour',
  values: ['Red', 'Blue', 'Black, matte', 'Black', 'Matte'].map((label) => ({
    value: label.toLowerCase(),
    label,
    count: 1,
    selected: false,
    swatch: null,
  })),
};

const split = (query: string) => splitJoinedValues(parseAll(query), [colorFacet]).filters.options.get('colour');

test('joined known values are taken apart', () => {
  expect(split('filter.v.option.colour=Red,blue')).toEqual(['blue', 'red']);
});

test('a known value with a comma stays whole', () => {
  expect(split('filter.v.option.colour=Black,%20matte')).toEqual(['black, matte']);
});

test('values with an unknown part stay whole', () => {
  expect(split('filter.v.option.colour=red,green')).toEqual(['red,green']);
});

test('values of unknown facets stay whole', () => {
  expect(splitJoinedValues(parseAll('filter.p.tag=a,b'), [colorFacet]).filters.tags).toEqual(['a,b']);
});

test('only a value with a comma may be joined', () => {
  expect(mayHaveJoinedValues(parseAll('filter.v.option.colour=red'))).toBe(false);
  expect(mayHaveJoinedValues(parseAll('filter.v.option.colour=red,blue'))).toBe(true);
});
