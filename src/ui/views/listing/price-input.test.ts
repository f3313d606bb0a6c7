import { expect, test } from 'vitest';
import { currencySymbol, fromMinor } from './price-input.ts';

test('minor units become a number that a field takes', () => {
  expect(fromMinor(2050, { locale: 'en-GB', currency: 'EUR' })).toBe('20.5');
  expect(fromMinor(2000, { locale: 'en-GB', currency: 'EUR' })).toBe('20');
  expect(fromMinor(2000, { locale: 'en-GB', currency: 'JPY' })).toBe('2000');
});

test('a currency is written as its people do', () => {
  expect(currencySymbol({ locale: 'en-GB', currency: 'EUR' })).toBe('€');
  expect(currencySymbol({ locale: 'nb-NO', currency: 'NOK' })).toBe('kr');
});
