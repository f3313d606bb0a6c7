import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import type { Facet } from '#shop/listing/listing.ts';
import { translateFacets } from './list.ts';

const { facets: messages } = messagesFor('de').listing;

const values = (key: string, label: string, names: readonly (readonly [string, string])[]): Facet => ({
  kind: 'values',
  key,
  label,
  values: names.map(([value, name]) => ({ value, label: name, count: 1, selected: false, swatch: null })),
});

test('built-in facets and the values of availability are in the language of the shop', () => {
  const facets = [
    values('filter.v.availability', 'Availability', [
      ['1', 'In stock'],
      ['0', 'Sold out'],
    ]),
    values('filter.p.vendor', 'Maker', [['Acme', 'Acme']]),
  ];
  expect(translateFacets(facets, messages)).toMatchObject([
    { label: 'Verfügbarkeit', values: [{ label: 'Auf Lager' }, { label: 'Ausverkauft' }] },
    { label: 'Marke', values: [{ label: 'Acme' }] },
  ]);
});

test('labels that the shop chose stay', () => {
  const facets = [values('filter.p.vendor', 'Studio', [['Acme', 'Acme']]), values('filter.v.option.size', 'Size', [])];
  expect(translateFacets(facets, messages)).toEqual(facets);
});
