import { expect, test } from 'vitest';
import { currencySymbol, toFieldValue } from './price-input.ts';

test('minor units become a number that a field takes', () => {
  expect(toFieldValue(2050, { locale: 'en-GB', currency: 'EUR' })).toBe('20.5');
  expect(toFieldValue(2000, { locale: 'en-GB', currency: 'EUR' })).toBe('20');
  expect(toFieldValue(2000, { locale: 'en-GB', currency: 'JPY' })).toBe('2000');
});

test('a currency is written as its people do', () => {
  expect(currencySymbol({ locale: 'en-GB', currency: 'EUR' })).toBe('€');
  expect(currencySymbol({ locale: 'nb-NO', currency: 'NOK' })).toBe('kr');
});
