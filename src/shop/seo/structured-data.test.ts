import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleSite } from '#tests/fixtures/site.ts';
import { absolutePicture, absoluteUrl, type Json, shopData, siteData, thing, toJsonLd } from './structured-data.ts';

const hostile = fc.constantFrom('</script>', '<!--', '&lt;', '\u2028', '\u2029', ']]>', '\\u003c', '</SCRIPT');
const anyText = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));

const anyJson: fc.Arbitrary<Json> = fc.oneof(
  anyText,
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText),
  fc.dictionary(anyText, fc.array(fc.dictionary(anyText, anyText))),
);

test('nothing that a script element or parser reacts to is written', () => {
  fc.assert(
    fc.property(anyText, anyText, anyJson, (name, value, more) => {
      expect(toJsonLd([{ '@type': 'Thing', [name]: value, more }])).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});

test('what is written is read back as the same data', () => {
  fc.assert(
    fc.property(anyText, anyJson, (value, more) => {
      const things = [{ '@type': 'Thing', value, more }];
      const expected: unknown = JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }));
      expect(JSON.parse(toJsonLd(things))).toEqual(expected);
    }),
  );
});

test('fields that say nothing are left out, false and 0 are said', () => {
  expect(thing('Thing', { a: null, b: '', c: [], d: 0, e: false, f: 'x' })).toEqual({
    '@type': 'Thing',
    d: 0,
    e: false,
    f: 'x',
  });
});

test('addresses are in full', () => {
  expect(absoluteUrl('https://shop.test', '/a b?c=ø')).toBe('https://shop.test/a%20b?c=%C3%B8');
  expect(absoluteUrl('https://shop.test', 'https://cdn.test/x.jpg')).toBe('https://cdn.test/x.jpg');
});

test('a picture is named by its rendition of 1200 pixels', () => {
  const picture = {
    template: '/p/x-{width}.{format}',
    widths: [600, 1200],
    formats: [],
    width: 1,
    height: 1,
    colour: null,
    alt: '',
  };
  expect(absolutePicture('https://shop.test', picture)).toBe('https://shop.test/p/x-1200.jpeg');
});

test('the shop states its name, address and how long things can be sent back', () => {
  expect(shopData(sampleSite, '/logo.svg')).toMatchObject({
    '@type': 'OnlineStore',
    '@id': 'https://shop.test/#shop',
    name: 'Halden',
    url: 'https://shop.test/',
    logo: 'https://shop.test/logo.svg',
    foundingDate: '2014',
    address: { '@type': 'PostalAddress', postalCode: '1767', addressCountry: 'NO' },
    hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: ['NO', 'SE'] },
  });
});

test('what the shop does not say is left out', () => {
  const silent = { ...sampleSite, profile: { ...sampleSite.profile, returnDays: null, founded: null } };
  const data = shopData(silent, null);
  for (const field of ['hasMerchantReturnPolicy', 'foundingDate', 'logo', 'telephone'])
    expect(data).not.toHaveProperty(field);
});

test('the site states the URL of its search', () => {
  expect(siteData(sampleSite, '/search')).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'en-GB',
    publisher: { '@id': 'https://shop.test/#shop' },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shop.test/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
