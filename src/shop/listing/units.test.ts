import { expect, test } from 'vitest';
import { inBaseUnit, unitOf } from './units.ts';

test.for([
  ['1,5', 'kg', 1500],
  ['250', 'mg', 0.25],
  ['3.3', 'dl', 330],
  ['70', 'cl', 700],
  ['2', 'm', 2000],
  ['10', 'inch', 254],
  ['2', 'tb', 2000],
  ['1.2', 'kw', 1200],
  ['5', 'ah', 5000],
  ['8', 'stunden', 8],
] as const)('%s %s are %s in the base unit', ([number, unit, expected]) => {
  expect(inBaseUnit(number, unit)).toBeCloseTo(expected);
});

test('measures of one kind have one dimension, in every language', () => {
  for (const name of ['h', 'hours', 'stunden', 'timer']) expect(unitOf(name)?.dimension).toBe('time');
  for (const name of ['l', 'dl', 'cl', 'ml', 'litres']) expect(unitOf(name)?.dimension).toBe('volume');
});

test('a word that is not a unit has no measure', () => {
  expect(unitOf('pieces')).toBeNull();
  expect(unitOf('')).toBeNull();
  expect(inBaseUnit('3', 'pieces')).toBeNull();
});
