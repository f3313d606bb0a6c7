import { expect, test } from 'vitest';
import { sanitize } from '../text/html/sanitize.ts';
import type { FieldValue } from './entry.ts';
import { fieldSentences, fieldText } from './field-text.ts';

const english = { locale: 'en-GB', closed: 'Closed' };

test.for<readonly [FieldValue, string]>([
  [{ type: 'text', text: 'Oslo' }, 'Oslo'],
  [{ type: 'html', html: sanitize('<p>Behind the <b>station</b></p>') }, 'Behind the station'],
  [{ type: 'number', number: 1200, unit: 'm²' }, '1,200\u00A0m²'],
  [{ type: 'number', number: 3, unit: null }, '3'],
  [{ type: 'date', day: '2026-05-01' }, '1 May 2026'],
  [{ type: 'list', items: ['Parking', 'Café'] }, 'Parking, Café'],
  [
    {
      type: 'hours',
      hours: [
        { days: [1, 2, 3, 4, 5], spans: [{ opens: '10:00', closes: '18:00' }] },
        { days: [7], spans: [] },
      ],
    },
    'Monday–Friday 10:00–18:00; Sunday closed',
  ],
  [{ type: 'links', links: [{ label: 'Map', href: '/map' }] }, 'Map'],
  [{ type: 'products', products: ['lamp'] }, ''],
])('the text of %j is %s', ([value, text]) => {
  expect(fieldText(value, english)).toBe(text);
});

test('fields without a text are left out of the sentences', () => {
  const fields = [
    { name: 'city', label: 'City', property: null, value: { type: 'text', text: 'Oslo' } },
    { name: 'sold', label: 'Sold here', property: null, value: { type: 'products', products: ['lamp'] } },
    { name: 'note', label: 'Note', property: null, value: { type: 'text', text: 'Ring the bell!' } },
  ] as const;
  expect(fieldSentences(fields, english)).toBe('City: Oslo. Note: Ring the bell.');
});
