import { expect, test } from 'vitest';
import { mayBeJoined, splitJoined } from './list-query-joined.ts';
import { parseListQuery } from './list-query.ts';
import type { Facet } from './listing.ts';

const parse = (query: string) =>
  parseListQuery(new URLSearchParams(query), { scope: { kind: 'all' }, currency: 'EUR' }).query;

const colours: Facet = {
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

const split = (query: string) => splitJoined(parse(query), [colours]).filters.options.get('colour');

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
  expect(splitJoined(parse('filter.p.tag=a,b'), [colours]).filters.tags).toEqual(['a,b']);
});

test('only a value with a comma may be joined', () => {
  expect(mayBeJoined(parse('filter.v.option.colour=red'))).toBe(false);
  expect(mayBeJoined(parse('filter.v.option.colour=red,blue'))).toBe(true);
});
