import { expect, test } from 'vitest';
import { cachedFormatters, countryName, countryNames, formatList, pageDirection } from './intl.ts';

test('countries are named and listed in the words of the locale', () => {
  expect(countryNames(['NO', 'SE', 'DK'], 'en-GB')).toBe('Norway, Sweden and Denmark');
  expect(countryNames(['NO', 'SE'], 'nb')).toBe('Norge og Sverige');
});

test('words are joined as the locale does, one stands alone, none is empty', () => {
  expect(formatList(['Clay', 'Ink'], 'en-GB')).toBe('Clay and Ink');
  expect(formatList(['Clay'], 'en-GB')).toBe('Clay');
  expect(formatList([], 'en-GB')).toBe('');
});

test('words that are alternatives are joined as such', () => {
  expect(formatList(['Clay', 'Ink'], 'en-GB', 'disjunction')).toBe('Clay or Ink');
});

test('a country that the locale has no name for stays its code', () => {
  expect(countryName('DK', 'nb')).toBe('Danmark');
  expect(countryName('QX', 'en-GB')).toBe('QX');
});

test('a formatter is made once for each locale and options', () => {
  let made = 0;
  const formatter = cachedFormatters((locale, { digits }: { digits: number }) => ({
    locale,
    digits,
    number: (made += 1),
  }));
  expect(formatter('en', { digits: 2 })).toEqual({ locale: 'en', digits: 2, number: 1 });
  expect(formatter('nb', { digits: 2 })).toEqual({ locale: 'nb', digits: 2, number: 2 });
  expect(formatter('en', { digits: 0 })).toEqual({ locale: 'en', digits: 0, number: 3 });
  expect(formatter('en', { digits: 2 }).number).toBe(1);
});

test('only pages of a locale that is written from right to left say so', () => {
  expect(['ar-EG', 'he', 'fa-IR', 'en-GB', 'nb', 'ja'].map(pageDirection)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    null,
    null,
    null,
  ]);
});
