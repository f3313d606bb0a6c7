import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { profileFields, readProfile } from './profile.ts';
import { saveDocument } from './save-document.ts';

const { currency, language, timeZone, mark } = profileFields;

test('valid settings can format prices and times', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (code, tag, zone) => {
      const locale = language.catch('en').parse(tag);
      const price = { style: 'currency', currency: currency.catch('EUR').parse(code) } as const;
      expect(() => new Intl.NumberFormat(locale, price)).not.toThrow();
      expect(() => new Intl.DateTimeFormat(locale, { timeZone: timeZone.catch('UTC').parse(zone) })).not.toThrow();
    }),
  );
});

test.for(['EUR', 'NOK', 'JPY'])('%s is a currency', (code) => expect(currency.safeParse(code).success).toBe(true));

test.for(['eur', 'Euro', '€', ''])('%j is no currency', (code) => expect(currency.safeParse(code).success).toBe(false));

test.for(['german', 'deutsch', 'xx', 'zz-DE', ''])('%j is no language', (tag) =>
  expect(language.safeParse(tag).success).toBe(false),
);

test.for(['de', 'de-AT', 'nb', 'no', 'en-GB', 'sr-Latn-RS', 'fil'])('%s is a language', (tag) =>
  expect(language.safeParse(tag).success).toBe(true),
);

test('languages and time zones are those that Intl supports', () => {
  expect([language.safeParse('nb-NO').success, language.safeParse('en_GB').success]).toEqual([true, false]);
  expect([timeZone.safeParse('UTC').success, timeZone.safeParse('Oslo').success]).toEqual([true, false]);
});

test('a logo is SVG path data only', () => {
  const drawing = (path: string) => mark.safeParse({ width: 24, height: 24, path }).success;
  expect([drawing('M3 3v33a9.3 9.3 0 1 0-18.6 0z'), drawing('M1e-3 0')]).toEqual([true, true]);
  expect([drawing('"/><script>'), drawing('url(#a)'), drawing('')]).toEqual([false, false, false]);
  expect(mark.safeParse({ width: 0, height: 24, path: 'M0 0' }).success).toBe(false);
});

const method = { id: 'post', name: 'Post', days: [2, 4], price: 500 };

test.each([
  ['delivers to the United States only', { delivery: { zones: [{ countries: ['US'], methods: [method] }] } }, false],
  ['delivers to Norway as well', { delivery: { zones: [{ countries: ['US', 'NO'], methods: [method] }] } }, true],
  [
    'offers collection to all that it delivers to',
    { delivery: { zones: [{ countries: ['US'], methods: [method] }], everywhere: [method] } },
    false,
  ],
  ['is in Canada and does not say where it delivers', { address: { country: 'CA' } }, false],
  ['says nothing', {}, true],
])('a shop that %s', (_, settings, hasWithdrawal) => {
  const [store, now] = [openDatabase(':memory:'), '2026-01-01T00:00:00.000Z'];
  const address = { street: '', postcode: '', city: '', country: '', countryName: '' };
  const front = { name: 'Shop', ...settings, address: { ...address, ...('address' in settings && settings.address) } };
  const document = {
    kind: 'profile',
    parent: '',
    handle: 'shop',
    title: 'Shop',
    front,
    body: '',
    position: 0,
  } as const;
  saveDocument(store, { ...document, status: 'published', publishedAt: now, updatedAt: now });
  const { reader } = sampleReaderContext();
  expect(readProfile({ store, reader, now }).hasWithdrawal).toBe(hasWithdrawal);
});
