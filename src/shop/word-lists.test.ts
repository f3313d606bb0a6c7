import { expect, test } from 'vitest';
import { countryName, countryNames, formatList } from './word-lists.ts';

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
