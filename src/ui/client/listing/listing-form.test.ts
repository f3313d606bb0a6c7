import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingUrl } from './listing-form.ts';

test('empty fields are left out and names are in order', () => {
  const fields = [
    ['sort_by', ''],
    ['q', 'vase'],
    ['filter.v.price.gte', ''],
    ['filter.v.option.colour', 'Moss'],
  ] as const;
  expect(listingUrl('/search', fields)).toBe('/search?filter.v.option.colour=Moss&q=vase');
});

test('a form with nothing in it leads to the plain listing', () => {
  expect(listingUrl('/collections/all', [['sort_by', '']])).toBe('/collections/all');
});

test('the order of the fields does not matter, and no value is lost', () => {
  const field = fc.tuple(fc.string(), fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(fc.uniqueArray(field, { selector: ([name]) => name }), (fields) => {
      const url = listingUrl('/search', fields);
      expect(listingUrl('/search', fields.toReversed())).toBe(url);
      expect(new Map(new URL(url, 'https://shop.example').searchParams)).toEqual(new Map(fields));
    }),
  );
});
