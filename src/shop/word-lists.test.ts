import { expect, test } from 'vitest';
import { countryNames, listWords } from './word-lists.ts';

test('countries are named and listed in the words of the locale', () => {
  expect(countryNames(['NO', 'SE', 'DK'], 'en-GB')).toBe('Norway, Sweden and Denmark');
  expect(countryNames(['NO', 'SE'], 'nb')).toBe('Norge og Sverige');
});

test('words are joined as the locale does, one stands alone, none is empty', () => {
  expect(listWords(['Clay', 'Ink'], 'en-GB')).toBe('Clay and Ink');
  expect(listWords(['Clay'], 'en-GB')).toBe('Clay');
  expect(listWords([], 'en-GB')).toBe('');
});
