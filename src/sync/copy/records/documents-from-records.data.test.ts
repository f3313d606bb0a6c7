import { expect, test } from 'vitest';
import { contextKey } from '#commerce/context.ts';
import type { RecordOf } from '#commerce/records/catalog-record.ts';
import { menuRecord, pageRecord, profileRecord, sampleMarket } from '#tests/fixtures/sample-records.ts';
import { documentName, documentOf } from './documents-from-records.ts';

const now = '2026-11-20T12:00:00.000Z';

function contextWith(profile: Readonly<Record<string, unknown>> = {}) {
  return { market: contextKey(sampleMarket), keepPicture: () => 'key', profile, now };
}

function frontOf(record: RecordOf<'profile'>, profile: Readonly<Record<string, unknown>> = {}): unknown {
  return documentOf(record, contextWith(profile))?.front;
}

test('documents of which there is one have fixed names, an article is named below its blog', () => {
  const names = (['home', 'profile', 'page', 'article'] as const).map((kind) =>
    documentName({ kind, handle: 'news/a/b' }),
  );
  expect(names).toEqual([
    { kind: 'home', parent: '', handle: 'home' },
    { kind: 'profile', parent: '', handle: 'shop' },
    { kind: 'page', parent: '', handle: 'news/a/b' },
    { kind: 'article', parent: 'news', handle: 'a/b' },
  ]);
});

test('a page without a description of its own is described by the beginning of its text', () => {
  const record = pageRecord({ id: '1', handle: 'care', body: `<p>${'Wood is oiled. '.repeat(50)}</p>` });
  const document = documentOf(record, contextWith());
  expect(document?.front).toMatchObject({ description: 'Wood is oiled. '.repeat(50).slice(0, 155), image: null });
  expect(document).toMatchObject({ kind: 'page', title: 'care', status: 'published', updatedAt: now });
});

test('a market without a record has no document', () => {
  const context = { ...contextWith(), market: 'SE::' };
  expect([
    documentOf(pageRecord({ id: '1', handle: 'care', body: '' }), context),
    documentOf(profileRecord(), context),
  ]).toEqual([null, null]);
});

test('a menu is written with its items', () => {
  expect(documentOf(menuRecord('header', ['Lamps']), contextWith())?.front).toEqual([
    { label: 'Lamps', href: '/', children: [] },
  ]);
});

test('the platform says how the shop is called, what it sells in, and where it is', () => {
  expect(frontOf(profileRecord('Lamps Ltd'), { name: 'Mine', currency: 'NOK', tagline: 'Light' })).toEqual({
    name: 'Lamps Ltd',
    tagline: 'Light',
    description: 'A shop.',
    currency: 'EUR',
    language: 'en-GB',
    timeZone: 'Europe/Oslo',
    address: { country: 'NO' },
    contact: { email: 'shop@example.com' },
  });
});

test('what the platform does not know of the shop is as merchants wrote it', () => {
  const record = profileRecord();
  const base = { ...record.base, timeZone: null, email: null };
  const own = {
    timeZone: 'Europe/Berlin',
    contact: { email: 'me@example.com', phone: '1' },
    address: { city: 'Oslo' },
  };
  expect(frontOf({ ...record, base }, own)).toMatchObject({
    timeZone: 'Europe/Berlin',
    contact: { email: 'me@example.com', phone: '1' },
    address: { city: 'Oslo', country: 'NO' },
  });
  expect(frontOf({ ...record, base })).not.toHaveProperty('timeZone');
});

test('lists can be filtered by the details that the platform names, unless merchants say by what', () => {
  const record = profileRecord();
  const filtered = { ...record, base: { ...record.base, filters: ['Material'] } };
  const facets = ['type', 'option', 'vendor', 'tag', { source: 'detail', name: 'Material', separator: ',' }];
  expect(frontOf(filtered)).toMatchObject({ facets });
  expect(frontOf(filtered, { facets: ['type'] })).toMatchObject({ facets: ['type'] });
  expect(frontOf(record)).not.toHaveProperty('facets');
});
