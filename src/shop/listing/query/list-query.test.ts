import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListContext, mayHaveJoinedValues, parseListQuery, splitJoinedValues } from './list-query.ts';
import { listUrl } from './list-url.ts';
import { type Facet, listBounds, type ListScope } from '../listing.ts';

const collection: ListContext = { scope: { kind: 'collection', handle: 'lamps' }, currency: 'EUR' };
const search: ListContext = { scope: { kind: 'search' }, currency: 'EUR' };
const all: ListContext = { scope: { kind: 'all' }, currency: 'EUR' };

const parse = (query: string, place = collection) => parseListQuery(new URLSearchParams(query), place).query;
const clean = (query: string, place = collection) => listUrl('/l', parse(query, place), place.currency);

test('every filter is read', () => {
  const { filters } = parse(
    'filter.v.option.colour=Rust&filter.v.option.colour=Ink&filter.v.option.size=L&filter.v.availability=1' +
      '&filter.v.price.gte=10&filter.v.price.lte=99.5&filter.p.product_type=Lamp&filter.p.vendor=Maja%20Berg&filter.p.tag=gift' +
      '&Filter.P.M.Made%20of=Oiled%20%20Oak',
  );
  expect(filters).toEqual({
    values: new Map([
      ['filter.v.option.colour', ['ink', 'rust']],
      ['filter.v.option.size', ['l']],
      ['filter.p.product_type', ['lamp']],
      ['filter.p.vendor', ['maja berg']],
      ['filter.p.tag', ['gift']],
      ['filter.p.m.made of', ['oiled oak']],
    ]),
    available: [true],
    priceMin: 1000,
    priceMax: 9950,
  });
});

test('without parameters it is the first page in the default order', () => {
  expect(parse('')).toMatchObject({ scope: collection.scope, sort: null, page: 1 });
  expect(clean('')).toBe('/l');
});

test('prices have the decimals of the currency', () => {
  const yen = { ...collection, currency: 'JPY' };
  expect(parse('filter.v.price.gte=1500&filter.v.price.lte=2000.5', yen).filters).toMatchObject({
    priceMin: 1500,
    priceMax: null,
  });
});

test('a price may be written with a comma and with blanks around it', () => {
  expect(parse('filter.v.price.gte=%205%20').filters.priceMin).toBe(500);
  expect(parse('filter.v.price.lte=12,50').filters.priceMax).toBe(1250);
});

test('minPrice and maxPrice are accepted, our own names take precedence', () => {
  expect(parse('minPrice=5&maxPrice=9').filters).toMatchObject({ priceMin: 500, priceMax: 900 });
  expect(parse('minPrice=5&filter.v.price.gte=7').filters.priceMin).toBe(700);
});

test('a range with its maximum below its minimum is ignored, and a minimum of 0 is no bound', () => {
  expect(clean('filter.v.price.gte=9&filter.v.price.lte=5')).toBe('/l');
  expect(clean('filter.v.price.gte=0&filter.v.price.lte=5')).toBe('/l?filter.v.price.lte=5');
});

test('only sorts of the scope are accepted', () => {
  expect(parse('sort_by=manual').sort).toBe('manual');
  expect(parse('sort_by=manual', search).sort).toBeNull();
  expect(parse('sort_by=manual', all).sort).toBeNull();
  expect(parse('sort_by=relevance', search).sort).toBe('relevance');
  expect(parse('sort_by=relevance').sort).toBeNull();
  expect(parse('sort_by=price-ascending', all).sort).toBe('price-ascending');
});

test('sort names of other storefronts are accepted', () => {
  expect(parse('sort=price-low-to-high').sort).toBe('price-ascending');
  expect(parse('sortBy=HIGHEST_PRICE').sort).toBe('price-descending');
  expect(parse('sort=latest-desc').sort).toBe('created-descending');
  expect(parse('sort=a_to_z').sort).toBe('title-ascending');
  expect(parse('sort=featured').sort).toBe('manual');
  expect(parse('sort=trending-desc').sort).toBe('best-selling');
  expect(parse('sort=newest&sort_by=title-descending').sort).toBe('title-descending');
});

test('an invalid page number is the first page', () => {
  expect(parse('page=3').page).toBe(3);
  expect(parse('p=3').page).toBe(3);
  expect(parse('p=3&page=2').page).toBe(2);
  for (const page of ['0', '-1', '1.5', '1e3', 'x', '٣', '9'.repeat(9), '03'])
    expect(parse(`page=${page}`).page).toBe(1);
  expect(clean('page=1')).toBe('/l');
});

test('the search term is read under any of its names, only by a search', () => {
  for (const name of ['q', 'query', 'term', 'search', 'keyword'])
    expect(parse(`${name}=lamp`, search).scope).toEqual({ kind: 'search', term: 'lamp' });
  expect(parse('q=&term=lamp', search).scope).toEqual({ kind: 'search', term: 'lamp' });
  expect(clean('q=lamp')).toBe('/l');
});

test('a search term is one in composed and decomposed letters', () => {
  expect(clean('q=Cre%CC%80me', search)).toBe(clean('q=Cr%C3%A8me', search));
});

test('a search term is cut at 200 characters and marked as truncated', () => {
  const long = parseListQuery(new URLSearchParams({ q: '🪔'.repeat(201) }), search);
  expect(long).toMatchObject({ isTermTruncated: true, query: { scope: { term: '🪔'.repeat(200) } } });
  expect(parseListQuery(new URLSearchParams({ q: 'x'.repeat(200) }), search).isTermTruncated).toBe(false);
});

test('control characters and surplus blanks are removed from the search term', () => {
  expect(parse('q=%00 red%0A%09lamp ', search).scope).toEqual({ kind: 'search', term: 'red lamp' });
});

test('an option name is normalized apart from its prefix', () => {
  expect([...parse('filter.v.option.Σ=x').filters.values.keys()]).toEqual(['filter.v.option.σ']);
});

test('a search term cut after a blank is trimmed', () => {
  const query = parse(`q=${'x'.repeat(199)}+yy`, search);
  expect(query.scope).toEqual({ kind: 'search', term: 'x'.repeat(199) });
});

test('a value with a comma is one value', () => {
  expect(parse('filter.v.option.colour=Black,%20matte').filters.values.get('filter.v.option.colour')).toEqual([
    'black, matte',
  ]);
});

test('more than the bounds allow is ignored', () => {
  const many = Array.from({ length: 1000 }, (_, i) => `filter.v.option.n${i % 40}=v${i}&filter.p.tag=t${i}`).join('&');
  const { filters } = parse(`${many}&filter.p.vendor=${'x'.repeat(300)}`);
  const keys = [...filters.values.keys()];
  expect(keys.filter((key) => key.startsWith('filter.v.option.'))).toHaveLength(listBounds.namesPerKind);
  expect(parse(many.split('&').toReversed().join('&')).filters).toEqual(filters);
  expect(filters.values.get('filter.p.tag')).toHaveLength(listBounds.valuesPerFilter);
  expect(keys).not.toContain('filter.p.vendor');
});

test('names of object members are ordinary names', () => {
  const { filters } = parse('filter.v.option.__proto__=x&__proto__=y&constructor=z&filter.v.option.=empty');
  expect([...filters.values]).toEqual([['filter.v.option.__proto__', ['x']]]);
});

test('as many details as options are read', () => {
  const many = Array.from({ length: 40 }, (_, i) => `filter.p.m.n${i}=x&filter.v.option.n${i}=x`).join('&');
  expect(parse(many).filters.values.size).toBe(2 * listBounds.namesPerKind);
});

const names = [
  'filter.p.m.Größe',
  'filter.p.m.Σ',
  'filter.v.option.colour',
  'filter.v.option.Größe',
  'filter.v.option.ΟΔΟΣ',
  'filter.p.tag',
  'filter.p.vendor',
];
const values = ['Red', 'red', 'STRASSE', 'straße', 'a,b', 'a&b=c', '38 cm', '100%', '\ud800', '__proto__', 'ς'];
const anyFilter = fc.tuple(
  fc.constantFrom(...names),
  fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary' })),
);
const single = fc.record(
  {
    'filter.v.availability': fc.constantFrom('0', '1', '2'),
    'filter.v.price.gte': fc.oneof(fc.nat(99).map(String), fc.string()),
    'filter.v.price.lte': fc.oneof(fc.nat(9999).map(String), fc.constant('12.5'), fc.string()),
    sort_by: fc.oneof(fc.constantFrom('price-ascending', 'relevance', 'manual'), fc.string()),
    page: fc.oneof(fc.nat(12).map(String), fc.string()),
    q: fc.string({ unit: 'binary', maxLength: 300 }),
  },
  { requiredKeys: [] },
);
const anyPairs = fc
  .tuple(fc.array(anyFilter), single)
  .map(([filters, rest]): [string, string][] => [...filters, ...Object.entries(rest)]);
const anyScope = fc.constantFrom<ListScope>(
  { kind: 'all' },
  { kind: 'collection', handle: 'x' },
  { kind: 'search', term: '' },
);
const anyPlace = fc.record({ scope: anyScope, currency: fc.constantFrom('EUR', 'JPY', 'KWD') });

const of = (pairs: readonly [string, string][], place: ListContext) =>
  parseListQuery(new URLSearchParams([...pairs]), place).query;

test('parsing the URL of any state gives the same state', () => {
  fc.assert(
    fc.property(anyPairs, anyPlace, (pairs, place) => {
      const query = of(pairs, place);
      const { searchParams } = new URL(listUrl('/l', query, place.currency), 'http://shop.test');
      expect(parseListQuery(searchParams, place)).toEqual({ query, isTermTruncated: false });
    }),
    { numRuns: 1000 },
  );
});

test('order, case, repetition and unknown parameters change nothing', () => {
  fc.assert(
    fc.property(anyPairs, anyPlace, (pairs, place) => {
      const written = pairs.map(([name, value]): [string, string] => [
        name.toUpperCase(),
        name.startsWith('filter.') ? value.toLowerCase() : value,
      ]);
      const noise: [string, string][] = [
        ['utm_source', 'x'],
        ['filter.x', 'y'],
        ['', ''],
      ];
      expect(of([...noise, ...written.toReversed(), ...written], place)).toEqual(of(pairs, place));
    }),
    { numRuns: 1000 },
  );
});

test('any text is parsed without an error and stays within the limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), anyPlace, (text, place) => {
      const query = parse(text, place);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(listUrl('/l', query, place.currency)).toMatch(/^\/l(\?[\x21-\x7e]+)?$/);
    }),
  );
});

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

const split = (query: string) =>
  splitJoinedValues(parseAll(query), [colorFacet]).filters.values.get('filter.v.option.colour');

test('joined known values are split', () => {
  expect(split('filter.v.option.colour=Red,blue')).toEqual(['blue', 'red']);
});

test('a known value with a comma stays whole', () => {
  expect(split('filter.v.option.colour=Black,%20matte')).toEqual(['black, matte']);
});

test('values with an unknown part stay whole', () => {
  expect(split('filter.v.option.colour=red,green')).toEqual(['red,green']);
});

test('values of unknown facets stay whole', () => {
  expect(splitJoinedValues(parseAll('filter.p.tag=a,b'), [colorFacet]).filters.values.get('filter.p.tag')).toEqual([
    'a,b',
  ]);
});

test('only a value with a comma may be joined', () => {
  expect(mayHaveJoinedValues(parseAll('filter.v.option.colour=red'))).toBe(false);
  expect(mayHaveJoinedValues(parseAll('filter.v.option.colour=red,blue'))).toBe(true);
});
