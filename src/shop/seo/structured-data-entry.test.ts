import { expect, test } from 'vitest';
import { sampleSite } from '#tests/fixtures/site.ts';
import type { EntryField, EntryOfKind, FieldValue } from '../content/entry.ts';
import { sanitize } from '../text/html/sanitize.ts';
import { entryData } from './structured-data-entry.ts';

const field = (name: string, property: string | null, value: FieldValue): EntryField => ({
  name,
  label: name,
  property,
  value,
});

function store(fields: readonly EntryField[], schema: string | null = 'Store'): EntryOfKind {
  const kind = {
    handle: 'stores',
    title: 'Stores',
    description: '',
    schema,
    summary: null,
    order: 'title',
    fields: [],
    updatedAt: '2026-01-01T00:00:00Z',
  };
  const entry = {
    kind: 'stores',
    handle: 'oslo',
    title: 'Oslo',
    description: 'By the harbour',
    excerpt: '',
    author: null,
    tags: [],
    picture: null,
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    fields,
    body: sanitize(''),
    headings: [],
  };
  return { kind, entry };
}

const data = (fields: readonly EntryField[]) => entryData(sampleSite, store(fields), '/pages/stores/oslo');

test('an entry is what its kind says, with the properties that its fields are', () => {
  expect(
    data([
      field('phone', 'telephone', { type: 'text', text: '+47 22' }),
      field('area', 'floorSize', { type: 'number', number: 120, unit: 'm²' }),
      field('opened', 'foundingDate', { type: 'date', day: '2019-03-01' }),
      field('map', 'hasMap', { type: 'links', links: [{ label: 'Map', href: '/map' }] }),
      field('internal', null, { type: 'text', text: 'key under the mat' }),
    ]),
  ).toEqual({
    '@type': 'Store',
    name: 'Oslo',
    description: 'By the harbour',
    url: 'https://shop.test/pages/stores/oslo',
    telephone: '+47 22',
    floorSize: 120,
    foundingDate: '2019-03-01',
    hasMap: ['https://shop.test/map'],
  });
});

test('opening hours are some without a property, and a closed day opens and closes at once', () => {
  const hours = [
    { days: [6], spans: [{ opens: '10:00', closes: '24:00' }] },
    { days: [7], spans: [] },
  ] as const;
  expect(data([field('hours', null, { type: 'hours', hours })])).toMatchObject({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '10:00',
        closes: '23:59',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Sunday'],
        opens: '00:00',
        closes: '00:00',
      },
    ],
  });
});

test('an entry of a kind that is nothing in particular has no data', () => {
  expect(entryData(sampleSite, store([], null), '/pages/stores/oslo')).toBeNull();
});
