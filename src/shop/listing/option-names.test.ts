import { expect, test } from 'vitest';
import { optionMeaning, sameOptionNames } from './option-names.ts';

test.each([
  ['Color', 'Colour'],
  ['Farbe', 'COLOUR'],
  ['Grösse', 'Größe'],
  ['GROESSE', 'Size'],
  ['storrelse', 'Größe'],
])('an option %s means the same as %s', (one, other) => {
  expect(optionMeaning(one)).toBe(optionMeaning(other));
});

test('other options keep their own meaning', () => {
  expect(optionMeaning('Shoe size')).not.toBe(optionMeaning('Size'));
  expect(sameOptionNames('Straße')).toEqual(['strasse']);
});

test('an option is among those that mean the same', () => {
  expect(sameOptionNames('Größe')).toContain('grösse');
});
