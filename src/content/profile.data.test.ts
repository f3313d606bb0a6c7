import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileFields } from './profile.ts';

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
